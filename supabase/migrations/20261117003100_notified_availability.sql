-- When open pages were last told that an appointment changed somebody's free times: not every appointment is told.
alter table directory.availability add column notified_at timestamptz;
