-- Everything the product holds about a person, as one document. Each capability has its own part: a function
-- `directory.export_section_<name>(account uuid) returns jsonb`, not callable by anybody, is found here by its name,
-- and the part appears under <name>. Null leaves the part out.

create or replace function directory.export_account(account uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  document jsonb := jsonb_build_object('exported_at', now());
  section record;
  part jsonb;
begin
  for section in
    select p.proname, substr(p.proname, length('export_section_') + 1) as name from pg_catalog.pg_proc p
    where p.pronamespace = 'directory'::regnamespace and starts_with(p.proname, 'export_section_')
      and p.prorettype = 'jsonb'::regtype and p.proargtypes = array['uuid'::regtype]::oidvector
    order by p.proname
  loop
    execute format('select directory.%I($1)', section.proname) into part using account;
    if part is not null then document := document || jsonb_build_object(section.name, part); end if;
  end loop;
  return document;
end
$$;

-- No secret is exported: neither the password's hash nor the second factor's key nor any token.
create or replace function directory.export_section_account(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', u.id, 'email', u.email, 'email_confirmed_at', u.email_confirmed_at, 'new_email', nullif(u.email_change, ''),
    'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at, 'metadata', u.raw_user_meta_data,
    'sign_in_methods', (select jsonb_agg(i.provider order by i.provider) from auth.identities i where i.user_id = u.id),
    'second_factors', (
      select jsonb_agg(jsonb_build_object('type', f.factor_type, 'name', f.friendly_name, 'status', f.status,
        'created_at', f.created_at) order by f.created_at)
      from auth.mfa_factors f where f.user_id = u.id
    ),
    'unused_recovery_codes', (select count(*) from directory.recovery_codes c where c.user_id = u.id)
  )
  from auth.users u where u.id = account
$$;

create or replace function directory.export_section_sessions(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('created_at', s.created_at, 'refreshed_at', s.refreshed_at,
    'user_agent', s.user_agent, 'address', s.ip) order by s.created_at)
  from auth.sessions s where s.user_id = account
$$;

create or replace function directory.export_section_profile(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(p) - '{rank,city_number,specialty_id,city_id,modality,availability}'::text[] || jsonb_build_object(
    'specialty', s.name, 'city', c.name, 'state', c.state,
    'modality', directory.modality_name(p.modality)
  )
  from directory.profiles p
  left join public.specialties s on s.id = p.specialty_id
  left join public.cities c on c.id = p.city_id
  where p.user_id = account
$$;

create or replace function directory.export_section_membership(account uuid) returns jsonb
language sql stable set search_path = ''
as $$ select to_jsonb(m) from directory.memberships m where m.user_id = account $$;

-- What the panel holds.
create or replace function directory.export_section_activity(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'time_off', (
      select jsonb_agg(to_jsonb(t) - 'professional_id' order by t.starts_on)
      from directory.time_off t join directory.profiles p on p.id = t.professional_id where p.user_id = account
    ),
    'daily_counts', (
      select jsonb_agg(to_jsonb(c) - 'professional_id' order by c.day)
      from directory.daily_counts c join directory.profiles p on p.id = c.professional_id where p.user_id = account
    ),
    'accepted_documents', (
      select jsonb_agg(to_jsonb(d) - 'user_id' order by d.accepted_at)
      from directory.accepted_documents d where d.user_id = account
    )
  ))
$$;

create or replace function directory.export_own_account() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not directory.has_live_session() then
    raise insufficient_privilege using message = 'Entre de novo para baixar seus dados.';
  end if;
  return directory.export_account(auth.uid());
end
$$;

create or replace function public.export_my_data() returns jsonb
language sql stable set search_path = ''
as $$ select directory.export_own_account() $$;

revoke execute on function directory.export_account, directory.export_section_account,
  directory.export_section_sessions, directory.export_section_profile, directory.export_section_membership,
  directory.export_section_activity, directory.export_own_account, public.export_my_data from public, anon,
  authenticated, service_role;
grant execute on function directory.export_account to service_role;
grant execute on function directory.export_own_account, public.export_my_data to authenticated;
