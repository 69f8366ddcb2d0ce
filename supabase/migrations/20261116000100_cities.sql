-- Brazil's municipalities: where professionals are and where patients look. A city typed by somebody
-- is resolved to a row here once; nothing ever matches text against millions of professionals.

-- Until 1.0.0 these files were written anew now and then: a database of an earlier trial cannot go on from here.
do $$
begin
  if to_regclass('directory.profiles') is not null then
    raise exception 'este banco é de uma versão de teste antiga, que não pode ser atualizada; comece com um banco vazio';
  end if;
end
$$;

create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;

-- What the table API does not expose; `public` is what it does.
create schema directory;
grant usage on schema directory to anon, authenticated, service_role;

-- Here and not in supabase/schema, because a generated column calls it. Lower case without
-- accents: "São José" and "sao jose" are the same words to somebody searching. Immutable because it names its
-- dictionary; unaccent(text) alone depends on the search path.
create function directory.search_key(words text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select lower(extensions.unaccent('extensions.unaccent', words)) $$;
revoke execute on function directory.search_key from public;
grant execute on function directory.search_key to anon, authenticated, service_role;

create table public.cities (
  id integer primary key,
  number smallint not null unique,
  name text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  slug text not null,
  latitude real not null,
  longitude real not null,
  is_capital boolean not null,
  area_code smallint not null,
  time_zone text not null,
  population integer,
  search_key text not null generated always as (directory.search_key(name)) stored,
  -- "MM-DD", with those of the state: kept with the city, which an agenda reads anyway. Computed from
  -- directory.local_holidays, whatever is written.
  local_holidays text[] not null default '{}',
  unique (state, slug)
);
comment on column public.cities.id is 'IBGE code';
comment on column public.cities.number is 'Dense, so that a set of cities is a bitmap of 700 bytes';
comment on column public.cities.area_code is 'DDD';
create unique index cities_state_search_key on public.cities (state, search_key);
create index cities_search_key_trigrams on public.cities using gin (search_key extensions.gin_trgm_ops);

alter table public.cities enable row level security;
revoke all on public.cities from anon, authenticated;
grant select on public.cities to anon, authenticated, service_role;
