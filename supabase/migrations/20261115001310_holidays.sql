-- Days on which most do not attend. The nation's are computed; those of states and cities are data that an operator
-- extends. The same rules as app/features/availability/holidays.ts, for the moment of booking. In PL/pgSQL, because
-- functions in SQL are prepared for every call.

-- Meeus, Jones and Butcher's computation, good for every Gregorian year.
create function directory.easter(year integer) returns date
language plpgsql immutable parallel safe strict set search_path = ''
as $$
declare
  a integer := year % 19;
  century integer := year / 100;
  rest integer := year % 100;
  h integer := (19 * a + century - century / 4 - (8 * century + 13) / 25 + 15) % 30;
  l integer := (32 + 2 * (century % 4) + 2 * (rest / 4) - h - rest % 4) % 7;
  m integer := (a + 11 * h + 22 * l) / 451;
begin
  return make_date(year, (h + l - 7 * m + 114) / 31, (h + l - 7 * m + 114) % 31 + 1);
end
$$;

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
create policy "everyone reads the holidays" on directory.local_holidays
for select to anon, authenticated using (true);

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

create function directory.is_holiday(on_day date, in_city integer) returns boolean
language plpgsql stable parallel safe set search_path = ''
as $$
declare
  month_of_day integer := extract(month from on_day);
begin
  if to_char(on_day, 'MM-DD') in ('01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25')
    or month_of_day in (3, 4) and on_day = directory.easter(extract(year from on_day)::integer) - 2
  then
    return true;
  end if;
  return in_city is not null and exists (
    select from directory.local_holidays h
    where h.month = month_of_day and h.day = extract(day from on_day)::integer
      and (h.city_id = in_city or h.state = (select c.state from public.cities c where c.id = in_city))
  );
end
$$;
revoke execute on function directory.easter, directory.is_holiday from public;
grant execute on function directory.easter, directory.is_holiday to anon, authenticated, service_role;
