-- Why a calendar elsewhere could not be read, told apart further, and whether its owner heard of an outage that lasts.
alter table directory.calendar_sources
  drop constraint calendar_sources_failure_check,
  add constraint calendar_sources_failure_check check (failure in ('address', 'private', 'redirects', 'slow', 'huge',
    'unreachable', 'unknown', 'locked', 'gone', 'unreadable')),
  add column outage_told_at timestamptz;
