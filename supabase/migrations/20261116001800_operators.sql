-- Who works for the platform. Operators are made and unmade on the command line by the owner of the database
-- (scripts/operator.ts); no role of the API, the service's included, can add one. Everything they read or do goes
-- through functions `public.operator_<act>`, which refuse everybody else and write down what changes in the same
-- transaction.

-- An operator is an account with the very second factors that the command line saw. Whoever steals a session and adds a
-- factor of their own, or takes the old one away with a recovery code, is no operator until the command line says so.
create table directory.operators (
  user_id uuid primary key references auth.users on delete cascade,
  added_at timestamptz not null default now(),
  factors uuid[] not null default '{}'
);

-- Names nobody but the operator: whom an act concerned is looked up by the id, and goes with the account.
create table directory.operator_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: somebody on the command line.
  operator_id uuid,
  operator_email text not null,
  act text not null check (act ~ '^[a-z][a-z_]{2,59}$'),
  target_kind text not null check (target_kind in ('operator', 'professional', 'review', 'report', 'message', 'request', 'rule')),
  target_id uuid,
  before jsonb,
  after jsonb,
  why text check (length(why) <= 2000)
);
create index operator_log_at on directory.operator_log (at desc, id desc);
create index operator_log_target on directory.operator_log (target_id, id desc);

alter table directory.operators enable row level security;
alter table directory.operator_log enable row level security;
revoke all on directory.operators, directory.operator_log from anon, authenticated, service_role;
