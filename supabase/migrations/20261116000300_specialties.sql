-- The eight specialties, their approaches, and what each council allows: data that an operator can change.
create table public.specialties (
  id smallint primary key,
  name text not null unique,
  slug text not null unique,
  council text not null,
  allows_testimonials boolean not null,
  allows_prices boolean not null
);
comment on column public.specialties.allows_testimonials is 'Whether the council lets patients'' written words be shown';

create table public.approaches (
  specialty_id smallint not null references public.specialties,
  position smallint not null,
  name text not null,
  primary key (specialty_id, name)
);

insert into public.specialties (id, name, slug, council, allows_testimonials, allows_prices) values
  (1, 'Psicologia', 'psicologia', 'CRP', false, false),
  (2, 'Psiquiatria', 'psiquiatria', 'CRM', true, true),
  (3, 'Fonoaudiologia', 'fonoaudiologia', 'CRFa', true, true),
  (4, 'Fisioterapia', 'fisioterapia', 'CREFITO', false, true),
  (5, 'Terapia Ocupacional', 'terapia-ocupacional', 'CREFITO', false, true),
  (6, 'Nutrição', 'nutricao', 'CRN', true, false),
  (7, 'Enfermagem', 'enfermagem', 'COREN', true, true),
  (8, 'Odontologia', 'odontologia', 'CRO', true, true);

insert into public.approaches (specialty_id, position, name) values
  (1, 1, 'TCC'), (1, 2, 'Psicanálise'), (1, 3, 'Gestalt'), (1, 4, 'Humanista'), (1, 5, 'Sistêmica'),
  (2, 1, 'Psicanálise'), (2, 2, 'Cognitivo-Comportamental'), (2, 3, 'Biológica'),
  (3, 1, 'Reabilitação'), (3, 2, 'Prevenção'), (3, 3, 'Aperfeiçoamento'),
  (4, 1, 'Ortopédica'), (4, 2, 'Neurológica'), (4, 3, 'Respiratória'), (4, 4, 'Esportiva'),
  (5, 1, 'Não se aplica'), (6, 1, 'Não se aplica'), (7, 1, 'Não se aplica'), (8, 1, 'Não se aplica');

alter table public.specialties enable row level security;
alter table public.approaches enable row level security;
revoke all on public.specialties, public.approaches from anon, authenticated;
grant select on public.specialties, public.approaches to anon, authenticated;
grant select, insert, update, delete on public.specialties, public.approaches to service_role;
