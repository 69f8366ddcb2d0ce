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
  select to_jsonb(p) - '{rank,city_number,specialty_id,city_id,modality,availability,attributes}'::text[] || jsonb_build_object(
    'specialty', s.name, 'city', c.name, 'state', c.state,
    'modality', directory.modality_name(p.modality), 'held_texts', h.texts
  )
  from directory.profiles p
  left join directory.held_texts h on h.professional_id = p.id
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
    'date_hours', (
      select jsonb_agg(to_jsonb(d) - 'professional_id' order by d.day, d.starts)
      from directory.date_hours d join directory.profiles p on p.id = d.professional_id where p.user_id = account
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

-- What is kept for safety, told as far as it says something: of hashes the dates. supabase/tests/accounts/exports.test.ts
-- knows for every table where it is, or why it is not.
create or replace function directory.export_section_traces(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select nullif(jsonb_strip_nulls(jsonb_build_object(
    'account_events', (
      select jsonb_agg(e.payload::jsonb || jsonb_build_object('at', e.created_at, 'address', nullif(e.ip_address, ''))
        order by e.created_at)
      from auth.audit_log_entries e where e.payload ->> 'actor_id' = account::text),
    'sign_ins', (
      select jsonb_agg(jsonb_build_object('method', c.authentication_method, 'at', c.created_at) order by c.created_at)
      from auth.mfa_amr_claims c join auth.sessions s on s.id = c.session_id where s.user_id = account),
    'known_devices', (
      select jsonb_agg(jsonb_build_object('first_seen_at', d.first_seen_at, 'last_seen_at', d.last_seen_at)
        order by d.first_seen_at)
      from directory.known_devices d where d.user_id = account),
    'sign_in_networks', (
      select jsonb_agg(jsonb_build_object('last_seen_at', n.last_seen_at) order by n.last_seen_at)
      from directory.sign_in_networks n where n.user_id = account),
    'protection_links', (
      select jsonb_agg(jsonb_build_object('expires_at', l.expires_at) order by l.expires_at)
      from directory.protection_links l where l.user_id = account),
    'recovery_failures', (
      select jsonb_agg(to_jsonb(f) - 'user_id') from directory.recovery_failures f where f.user_id = account),
    'factor_removal_at', (select r.due_at from directory.factor_removals r where r.user_id = account),
    'has_payer_mark', (select true from directory.payer_marks m where m.user_id = account),
    'calendar_address_since', (
      select f.created_at from directory.calendar_feeds f join directory.profiles p on p.id = f.professional_id
      where p.user_id = account),
    'files', (
      select jsonb_agg(jsonb_build_object('bucket', o.bucket_id, 'name', o.name, 'created_at', o.created_at)
        order by o.created_at)
      from storage.objects o where starts_with(o.name, account || '/')),
    'flagged_words', (
      select jsonb_agg(jsonb_build_object('excerpt', f.excerpt, 'found_at', f.found_at, 'looked_at', f.looked_at,
        'correction_asked_at', f.correction_asked_at) order by f.found_at)
      from directory.word_flags f join directory.profiles p on p.id = f.professional_id where p.user_id = account),
    'payers', (
      select jsonb_agg(jsonb_build_object('provider', c.provider, 'id', c.id)) from billing.customers c
      where c.account_id = account),
    'checkouts', (
      select jsonb_agg(to_jsonb(c) - '{account_id,url,pix_code}'::text[] order by c.created_at)
      from billing.checkouts c where c.account_id = account)
  )), '{}')
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
  directory.export_section_activity, directory.export_section_traces, directory.export_own_account, public.export_my_data from public, anon,
  authenticated, service_role;
grant execute on function directory.export_account to service_role;
grant execute on function directory.export_own_account, public.export_my_data to authenticated;
