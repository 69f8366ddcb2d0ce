-- Requests under the LGPD (articles 18 and 19): anybody may make one, an operator answers within fifteen days, and what
-- was done is kept as proof for five years.
create table directory.privacy_requests (
  id uuid primary key default gen_random_uuid(),
  -- What the person quotes: short, without letters that are mistaken for others.
  protocol text not null unique check (protocol ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  kind text not null check (kind in ('access', 'correction', 'deletion', 'other')),
  name text not null check (length(name) between 1 and 120),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  message text check (length(message) <= 2000),
  state text not null default 'open' check (state in ('open', 'done', 'refused')),
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '15 days',
  closed_at timestamptz,
  closed_by uuid,
  done text check (length(done) <= 1500),
  check ((state = 'open') = (closed_at is null))
);
create index privacy_requests_open on directory.privacy_requests (due_at) where state = 'open';
create index privacy_requests_closed on directory.privacy_requests (closed_at) where state <> 'open';
create index privacy_requests_email on directory.privacy_requests (lower(email), created_at);

alter table directory.privacy_requests enable row level security;
revoke all on directory.privacy_requests from anon, authenticated, service_role;
