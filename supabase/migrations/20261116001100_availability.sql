-- When a professional receives nobody: holidays of states and cities, and the own time off.

-- The nation's holidays are computed; those of states and cities are data that an operator extends.
create table directory.local_holidays (
  id integer generated always as identity primary key,
  -- A whole state's, or one city's.
  state text check (state ~ '^[A-Z]{2}$'),
  city_id integer references public.cities,
  month smallint not null check (month between 1 and 12),
  day smallint not null check (day between 1 and 31),
  name text not null check (length(name) <= 100),
  check (num_nonnulls(state, city_id) = 1),
  unique nulls not distinct (state, city_id, month, day)
);
create index local_holidays_city on directory.local_holidays (city_id);

alter table directory.local_holidays enable row level security;
revoke all on directory.local_holidays from anon, authenticated, service_role;
grant select on directory.local_holidays to anon, authenticated;
grant select, insert, update, delete on directory.local_holidays to service_role;

insert into directory.local_holidays (state, month, day, name) values
  ('AC', 6, 15, 'Aniversário do Acre'), ('AL', 9, 16, 'Emancipação de Alagoas'), ('AM', 9, 5, 'Elevação do Amazonas'),
  ('AP', 9, 13, 'Criação do Amapá'), ('BA', 7, 2, 'Independência da Bahia'), ('CE', 3, 25, 'Data Magna do Ceará'),
  ('DF', 11, 30, 'Dia do Evangélico'), ('MA', 7, 28, 'Adesão do Maranhão'), ('MS', 10, 11, 'Criação do Estado'),
  ('PA', 8, 15, 'Adesão do Pará'), ('PB', 8, 5, 'Fundação do Estado'), ('PE', 3, 6, 'Revolução Pernambucana'),
  ('PI', 10, 19, 'Dia do Piauí'), ('RJ', 4, 23, 'São Jorge'), ('RN', 10, 3, 'Mártires de Cunhaú e Uruaçu'),
  ('RO', 1, 4, 'Criação do Estado'), ('RR', 10, 5, 'Criação do Estado'), ('RS', 9, 20, 'Revolução Farroupilha'),
  ('SE', 7, 8, 'Emancipação de Sergipe'), ('SP', 7, 9, 'Revolução Constitucionalista'), ('TO', 10, 5, 'Criação do Estado');

insert into directory.local_holidays (city_id, month, day, name)
select c.id, h.month, h.day, h.name
from (values
  ('SP', 'sao paulo', 1, 25, 'Aniversário de São Paulo'), ('RJ', 'rio de janeiro', 1, 20, 'São Sebastião'),
  ('MG', 'belo horizonte', 8, 15, 'Assunção de Nossa Senhora'), ('MG', 'belo horizonte', 12, 8, 'Imaculada Conceição'),
  ('BA', 'salvador', 6, 24, 'São João'), ('BA', 'salvador', 12, 8, 'Nossa Senhora da Conceição'),
  ('CE', 'fortaleza', 8, 15, 'Nossa Senhora da Assunção'), ('PE', 'recife', 6, 24, 'São João'),
  ('PE', 'recife', 7, 16, 'Nossa Senhora do Carmo'), ('PE', 'recife', 12, 8, 'Nossa Senhora da Conceição'),
  ('PR', 'curitiba', 9, 8, 'Nossa Senhora da Luz dos Pinhais'), ('RS', 'porto alegre', 2, 2, 'Nossa Senhora dos Navegantes'),
  ('SC', 'florianopolis', 3, 23, 'Aniversário de Florianópolis'), ('AM', 'manaus', 10, 24, 'Aniversário de Manaus'),
  ('AM', 'manaus', 12, 8, 'Nossa Senhora da Conceição'), ('PA', 'belem', 1, 12, 'Aniversário de Belém'),
  ('PA', 'belem', 12, 8, 'Nossa Senhora da Conceição'), ('GO', 'goiania', 10, 24, 'Aniversário de Goiânia'),
  ('MT', 'cuiaba', 4, 8, 'Aniversário de Cuiabá'), ('MS', 'campo grande', 8, 26, 'Aniversário de Campo Grande'),
  ('ES', 'vitoria', 9, 8, 'Nossa Senhora da Vitória'), ('SP', 'campinas', 12, 8, 'Nossa Senhora da Conceição')
) as h (state, city, month, day, name)
join public.cities c on c.state = h.state and c.search_key = h.city
-- So that the ids are the same everywhere.
order by c.id, h.month desc;

-- A trigger keeps this from now on; migrations run before there is one.
update public.cities c set local_holidays = array(
  select format('%s-%s', lpad(h.month::text, 2, '0'), lpad(h.day::text, 2, '0'))
  from directory.local_holidays h where h.city_id = c.id or h.state = c.state order by h.month, h.day
);

-- Days on which nobody is received. The reason is for the owner alone; slots are made by functions that see the days.
create table directory.time_off (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references directory.profiles on delete cascade,
  starts_on date not null check (starts_on between '2020-01-01' and '2100-01-01'),
  ends_on date not null,
  reason text check (length(reason) <= 200),
  created_at timestamptz not null default now(),
  constraint time_off_in_order check (ends_on >= starts_on),
  constraint time_off_within_a_year check (ends_on - starts_on <= 366),
  unique (professional_id, starts_on, ends_on)
);

alter table directory.time_off enable row level security;
revoke all on directory.time_off from anon, authenticated, service_role;
grant select, insert, update, delete on directory.time_off to authenticated, service_role;

-- When somebody's free times last changed. Everybody who plans a week has a row here; only who ever had time off or an
-- appointment needs to be asked about them, which spares most people on a page of results two queries.
create table directory.availability (
  professional_id uuid primary key references directory.profiles on delete cascade,
  changed_at timestamptz,
  is_filled boolean not null default false
);

alter table directory.availability enable row level security;
revoke all on directory.availability from anon, authenticated, service_role;
grant select, insert, update, delete on directory.availability to service_role;
