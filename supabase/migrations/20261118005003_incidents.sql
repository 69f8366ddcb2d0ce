-- The register of security incidents (Resolução CD/ANPD 15/2024, article 10). Every row is what was known of an incident
-- at a moment; the newest one counts, and none is ever changed.

create table directory.incidents (
  id bigint generated always as identity primary key,
  incident uuid not null,
  at timestamptz not null default now(),
  recorded_by text not null,
  -- When it was known that people's data are affected: from then on the days to communicate it count.
  known_at timestamptz not null check (known_at <= at),
  happened_at timestamptz check (happened_at <= known_at),
  nature text not null check (nature in ('confidentiality', 'integrity', 'availability', 'authenticity')),
  circumstances text not null check (length(btrim(circumstances)) between 10 and 4000),
  data_affected text not null check (length(btrim(data_affected)) between 3 and 2000),
  people_affected text not null check (length(btrim(people_affected)) between 3 and 2000),
  people_count integer check (people_count >= 0),
  -- Null: nobody has decided yet.
  is_relevant boolean,
  risk text check (length(risk) <= 4000),
  measures text check (length(measures) <= 4000),
  anpd_notified_at timestamptz check (anpd_notified_at between known_at and at),
  people_notified_at timestamptz check (people_notified_at between known_at and at),
  -- In which form and words, or why not.
  communication text check (length(communication) <= 4000),
  check (is_relevant is distinct from false or coalesce(length(btrim(communication)), 0) >= 5)
);
create index incidents_incident on directory.incidents (incident, id desc);

alter table directory.incidents enable row level security;
revoke all on directory.incidents from public, anon, authenticated, service_role;
