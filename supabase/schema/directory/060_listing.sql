-- Who is listed, and until when. A change of the membership, of the profile or of the clock is a change of the
-- listing.

-- Whether a council writes its registrations like this, with or without its name before it. Council and digits without a
-- region or state count ("CRP 12345", as many write it). The same forms as app/features/professionals/registration/councils.ts:
-- supabase/tests/same-rules.test.ts compares them.
create or replace function directory.is_registration_form(registration text, specialty_id smallint) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  councils constant text[] := '{CRP,CRM,CRFa,CREFITO,CREFITO,CRN,COREN,CRO}';
begin
  if registration ~* ('^(' || councils[specialty_id] || ')?[\s:nº°.-]*\d[\d.]{1,9}$') then return true; end if;
  return case specialty_id
    when 1 then registration ~* '^(CRP)?[\s-]*(0?[1-9]|1\d|2[0-4])\s*/\s*(IS|IP)?\d{2,7}(-\d)?$'
    when 2 then registration ~* '^(CRM)?[\s/-]*(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)[\s:-]*(\d{1,3}\.\d{3}|\d\.\d{3}\.\d{3}|\d{1,7})$'
    when 3 then registration ~* '^(CRFa)?\s*[1-9]\s*[-/]\s*\d{1,6}(-\d)?$'
    when 4 then registration ~* '^(CREFITO)?[\s-]*(1\d|20|0?[1-9])\s*[/\s-]\s*\d{1,7}\s*-?\s*F$'
    when 5 then registration ~* '^(CREFITO)?[\s-]*(1\d|20|0?[1-9])\s*[/\s-]\s*\d{1,7}\s*-?\s*TO$'
    when 6 then registration ~* '^(CRN)?[\s-]*(1[01]|[1-9])\s*([/\s-]|n[º°.]?)+\s*\d{1,8}(/[PS])?$'
    when 7 then registration ~* '^(COREN)?[\s/-]*(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)[\s:-]*(\d{1,3}\.\d{3}|\d\.\d{3}\.\d{3}|\d{1,7})(\s*-\s*(ENF|TEC|TE|AUX|AE))?$'
    when 8 then registration ~* '^(CRO)?[\s/-]*(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)[\s-]*(CD[\s-]*)?(\d{1,3}\.\d{3}|\d{1,6})$'
  end;
end
$$;

-- A psychiatrist is asked for the RQE, and is listed without one for the days of the trial; null for everybody else.
create or replace function directory.rqe_end(profile directory.profiles, membership directory.memberships)
returns timestamptz
language sql stable set search_path = ''
as $$
  select case when profile.specialty_id = 2 and profile.rqe is null then
    greatest(membership.trial_end_date, profile.rqe_deadline)
  end
$$;

-- Whether a profile has what the search needs to show it (listing.ts).
create or replace function directory.is_complete(profile directory.profiles) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(profile.name <> '' and profile.specialty_id is not null and profile.modality is not null
    and profile.schedule is not null
    and directory.is_registration_form(profile.registration, profile.specialty_id)
    and (profile.modality = 2 or profile.district is not null and profile.city_id is not null), false)
$$;

-- Whether, and until when, somebody is listed: the one place that decides it. A late or failed charge leaves seven days
-- of grace. Pages say the same (listing.ts, terms.ts); supabase/tests/same-rules.test.ts compares them.
create or replace function directory.listing_end(profile directory.profiles, membership directory.memberships)
returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when not directory.is_complete(profile) then null
    when membership.paused_at is not null or membership.suspended_at is not null then null
    when profile.registration_contested_at is not null then null
    else (
      -- `least` passes over nulls: without a deadline the paid time alone counts.
      select case when paid.until is not null then least(paid.until, profile.registration_deadline,
        case when profile.specialty_id = 2 then directory.rqe_end(profile, membership) end) end
      from (
        select case
          when membership.subscription_status = 'trial' then membership.trial_end_date
          when membership.subscription_status in ('active', 'past_due') then
            coalesce(membership.cancel_at, membership.paid_until + interval '7 days')
        end as until
      ) paid
    )
  end
$$;

-- What of the registration keeps somebody out of the listing: for the owner alone.
create or replace function directory.registration_problem(profile_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when p.registration is null or p.specialty_id is null then null
    when not directory.is_registration_form(p.registration, p.specialty_id) then 'unknown_form'
    when p.registration_deadline <= now() then 'refused'
    when directory.rqe_end(p, m) <= now() then 'no_rqe'
  end
  from directory.profiles p join directory.memberships m on m.user_id = p.user_id
  where p.id = profile_id and p.user_id = (select auth.uid())
$$;

-- Whether somebody else has this complete registration: who was confirmed, is listed, or paused. Two that come at once
-- wait here for each other. The number alone, without region or state, may be another person's.
create or replace function directory.is_held_by_another(profile directory.profiles) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted text := directory.registration_key(profile.registration, profile.specialty_id);
begin
  if coalesce(split_part(wanted, ' ', 3), '') = '' then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended('registration ' || wanted, 0));
  return exists (
    select from directory.profiles p join directory.memberships m on m.user_id = p.user_id
    where p.registration is not null and directory.registration_key(p.registration, p.specialty_id) = wanted
      and p.id <> profile.id and p.registration_contested_at is null and (p.verified_at is not null
        or p.listed_until > now()
        or m.paused_at is not null and m.subscription_status <> 'inactive'
          and (m.subscription_status <> 'trial' or m.trial_end_date > now()))
  );
end
$$;

-- Those who wait for a registration that was given up look again.
create or replace function directory.release_registration(profile directory.profiles) returns void
language sql security definer set search_path = ''
as $$
  update directory.profiles p set user_id = p.user_id
  where p.registration is not null and p.registration_contested_at is not null and p.id <> profile.id
    and directory.registration_key(p.registration, p.specialty_id)
      = directory.registration_key(profile.registration, profile.specialty_id)
$$;

-- Read-time truth about one profile: an expired trial never counts, even if no job has run.
create or replace function directory.is_listed(profile_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select p.listed_until > now() from directory.profiles p where p.id = profile_id), false)
$$;

-- A change of the membership is a change of the listing: the profile's trigger computes it anew. A new one may not be the
-- person's first; nor does subscribing and cancelling bring a second trial.
create or replace function directory.refresh_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or old.subscription_status <> 'trial' and new.subscription_status = 'trial' then
    perform directory.recall_account(new.user_id);
  end if;
  update directory.profiles p set user_id = p.user_id where p.user_id = new.user_id;
  return null;
end
$$;
create or replace trigger refresh_listing after insert or update on directory.memberships
for each row execute function directory.refresh_listing();

-- Run every minute: reads never show a lapsed listing, and this takes it out of the totals too. And the clock gives up
-- registrations without touching who held them: the trial of somebody who paused has ended.
create or replace function directory.unlist_lapsed() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  lapsed integer;
  freed integer;
begin
  update directory.profiles p set user_id = p.user_id
  where p.id in (
    select q.id from directory.profiles q where q.listed_until <= now()
    order by q.specialty_id, q.city_number limit 1000 for update skip locked
  );
  get diagnostics lapsed = row_count;
  update directory.profiles p set user_id = p.user_id
  where p.id in (
    select q.id from directory.profiles q
    where q.registration_contested_at is not null and not directory.is_held_by_another(q)
    limit 1000 for update skip locked
  );
  get diagnostics freed = row_count;
  return lapsed + freed;
end
$$;

create or replace function directory.set_paused(is_paused boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update directory.memberships m
  set paused_at = case when is_paused then coalesce(m.paused_at, now()) end
  where m.user_id = (select auth.uid()) and (select directory.has_needed_factor());
  if not found then
    raise insufficient_privilege using message = 'Entre na sua conta para pausar ou retomar o perfil.';
  end if;
  return directory.is_listed(directory.own_professional_id());
end
$$;

-- Both answer whether the profile is listed now: a resumed one may still be incomplete or unpaid.
create or replace function public.pause_listing() returns boolean
language sql set search_path = ''
as $$ select directory.set_paused(true) $$;

create or replace function public.resume_listing() returns boolean
language sql set search_path = ''
as $$ select directory.set_paused(false) $$;

revoke execute on function directory.is_registration_form, directory.is_complete, directory.rqe_end, directory.listing_end,
  directory.registration_problem, directory.is_held_by_another, directory.release_registration, directory.is_listed, directory.refresh_listing,
  directory.unlist_lapsed, directory.set_paused, public.pause_listing, public.resume_listing from public, anon,
  authenticated, service_role;
grant execute on function directory.registration_problem to anon, authenticated, service_role;
grant execute on function directory.is_listed to anon, authenticated, service_role;
grant execute on function directory.unlist_lapsed, directory.rqe_end to service_role;
grant execute on function directory.set_paused, public.pause_listing, public.resume_listing to authenticated;
