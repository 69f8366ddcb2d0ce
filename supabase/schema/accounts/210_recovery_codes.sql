-- Ten codes for people without their second factor at hand. A code works once in its place and leaves it on. The owner gets an
-- e-mail, so a thief of a code does not pass unnoticed.

-- Sixty random bits salted with the account: no table of hashes helps, and no guessing.
create or replace function directory.recovery_code_hash(account uuid, code text) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(uuid_send(account) || convert_to(
    translate(lower(regexp_replace(code, '[^0-9A-Za-z]', '', 'g')), 'oil', '011'), 'UTF8'))
$$;

-- Twelve of 32 signs that nobody confuses. Of a random UUID, the bytes that are random through and through.
create or replace function directory.random_recovery_code() returns text
language sql volatile set search_path = ''
as $$
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (get_byte(source, place) & 31), 1)
      || case when ordinal in (4, 8) then '-' else '' end, '' order by ordinal)
  from (select uuid_send(gen_random_uuid()) as source offset 0) random,
    unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14]) with ordinality as places (place, ordinal)
$$;

create or replace function directory.verified_factor(account uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  select f.id from auth.mfa_factors f
  where f.user_id = account and f.status = 'verified' order by f.created_at desc limit 1
$$;

create or replace function directory.make_recovery_codes() returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid := auth.uid();
  factor uuid;
  codes text[];
begin
  -- One after the other: of two requests at once the second one's codes count, and no mixture of both. Before the checks:
  -- the factor may be removed meanwhile.
  perform from auth.users u where u.id = account for update;
  factor := directory.verified_factor(account);
  if factor is null or not directory.has_fresh_sign_in() then
    raise insufficient_privilege using message = 'Entre com o código do aplicativo autenticador para criar códigos.';
  end if;
  delete from directory.recovery_codes c where c.user_id = account;
  if found then perform directory.notify_account('recovery-codes-renewed', account, true); end if;
  select array_agg(directory.random_recovery_code()) into codes from generate_series(1, 10);
  insert into directory.recovery_codes (user_id, code_hash, factor_id)
  select account, directory.recovery_code_hash(account, code), factor from unnest(codes) as code;
  return codes;
end
$$;

create or replace function directory.count_recovery_codes() returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from directory.recovery_codes c
  where c.user_id = (select auth.uid()) and c.factor_id = directory.verified_factor(c.user_id)
    and (select directory.has_needed_factor())
$$;

-- Answers `used`, `wrong` or `limited`; it does not raise, because a failure has to be counted. After five wrong ones who
-- guesses is told to wait; a right one is taken always, or whoever has the password alone would close this door to its
-- owner. A million guesses a second would find one of ten codes in some 1,800 years.
create or replace function directory.use_recovery_code(code text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid := auth.uid();
  session uuid;
  factor uuid;
  tried integer;
begin
  -- The account first, as the auth service does when it verifies a factor: that ends the account's sessions below it.
  perform from auth.users u where u.id = account for update;
  select s.id into session from auth.sessions s
  where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = account
    and (s.not_after is null or s.not_after > now()) for update;
  if session is null then
    raise insufficient_privilege using message = 'Entre com e-mail e senha antes de usar um código de recuperação.';
  end if;
  insert into directory.recovery_failures as f (user_id, failures, since) values (account, 1, now())
  on conflict (user_id) do update set
    failures = case when f.since < now() - interval '15 minutes' then 1 else f.failures + 1 end,
    since = case when f.since < now() - interval '15 minutes' then now() else f.since end
  returning failures into tried;
  delete from directory.recovery_codes c
  where c.user_id = account and c.factor_id = directory.verified_factor(account)
    and c.code_hash = directory.recovery_code_hash(account, coalesce(code, ''))
  returning c.factor_id into factor;
  if not found then return case when tried > 5 then 'limited' else 'wrong' end; end if;
  delete from directory.recovery_failures f where f.user_id = account;
  perform directory.lift_session(session, factor);
  delete from auth.sessions s where s.user_id = account and s.aal = 'aal1';
  -- Somebody with a code needs no operator to remove the factor.
  delete from directory.factor_removals r where r.user_id = account;
  perform directory.notify_account('recovery-code-used', account, false, jsonb_build_object('left', (
    select count(*) from directory.recovery_codes c where c.user_id = account and c.factor_id = factor)));
  return 'used';
end
$$;

-- To the second level, as a code of the app does. GoTrue reckons the level from the methods that it knows, each time a
-- token is renewed: hence `totp` beside the one that says what was given.
create or replace function directory.lift_session(session uuid, factor uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into auth.mfa_amr_claims as c (id, session_id, created_at, updated_at, authentication_method)
  select gen_random_uuid(), session, now(), now(), method from unnest(array['totp', 'recovery_code']) as method
  on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at;
  update auth.sessions s set aal = 'aal2', factor_id = factor, updated_at = now() where s.id = session
$$;

-- Whether this session owes its level to a recovery code, and the app's code was not given in it since.
create or replace function directory.is_recovered_session() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.mfa_amr_claims c
    where c.session_id = (auth.jwt() ->> 'session_id')::uuid and c.authentication_method = 'recovery_code'
      and not exists (
        select from auth.mfa_amr_claims t
        where t.session_id = c.session_id and t.authentication_method = 'totp' and t.updated_at > c.updated_at)
  )
$$;

-- All sessions but the kept one end, and the remaining codes with the factor.
create or replace function directory.drop_second_factor(account uuid, kept_session uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Else a factor that is being verified at this moment would stay.
  perform from auth.users u where u.id = account for update;
  delete from auth.mfa_factors f where f.user_id = account;
  delete from auth.sessions s where s.user_id = account and s.id is distinct from kept_session;
  delete from directory.recovery_codes c where c.user_id = account;
  delete from directory.recovery_failures f where f.user_id = account;
end
$$;

create or replace function public.make_recovery_codes() returns text[]
language sql set search_path = ''
as $$ select directory.make_recovery_codes() $$;

create or replace function public.count_recovery_codes() returns integer
language sql stable set search_path = ''
as $$ select directory.count_recovery_codes() $$;

create or replace function public.use_recovery_code(code text) returns text
language sql set search_path = ''
as $$ select directory.use_recovery_code(code) $$;

revoke execute on function directory.recovery_code_hash, directory.random_recovery_code, directory.verified_factor,
  directory.make_recovery_codes, directory.count_recovery_codes, directory.use_recovery_code,
  directory.lift_session, directory.is_recovered_session, directory.drop_second_factor, public.make_recovery_codes, public.count_recovery_codes, public.use_recovery_code from
  public, anon, authenticated, service_role;
grant execute on function directory.make_recovery_codes, directory.count_recovery_codes, directory.use_recovery_code,
  public.make_recovery_codes, public.count_recovery_codes, public.use_recovery_code to authenticated;
