-- The end of an account. What hangs on it goes with it by its foreign keys; what the law makes us keep is kept by
-- the table it is in, which takes its own copy before the account goes.

-- `refund` is what is given back of an subscription that is withdrawn from by going, in centavos, for the email.
drop function if exists directory.delete_account(uuid);
create or replace function directory.delete_account(account uuid, refund integer default 0) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  gone auth.users;
  accepted text := (
    select max(a.version) from directory.accepted_documents a where a.user_id = account and a.kind = 'terms');
begin
  -- The listing first, so that nobody finds a profile whose account is on its way out.
  delete from directory.profiles p where p.user_id = account;
  delete from auth.users u where u.id = account returning u.* into gone;
  if gone.id is null then return false; end if;
  -- After the account, whose own emails go with it.
  if gone.email is not null then
    perform email.enqueue('account-deleted', gone.email,
      jsonb_build_object('name', left(coalesce(gone.raw_user_meta_data ->> 'name', ''), 120), 'refund', refund,
        'termsVersion', accepted),
      counted => email.counted(gone.email, gone.email_confirmed_at is not null));
  end if;
  return true;
end
$$;

-- Whom the end of an account concerns beside its owner.
create or replace function directory.is_ahead(a public.appointments) returns boolean
language sql stable set search_path = ''
as $$
  select a.status in ('requested', 'proposed', 'confirmed') and (a.starts_at is null or a.starts_at > now())
$$;

-- Said before an account is deleted: how many are agreed on, wait for an answer, or were entered by the owner, and of how many
-- no address is known that could be told.
drop function if exists public.my_appointments_ahead();
create or replace function public.my_appointments_ahead()
returns table (appointments integer, requests integer, own integer, unreachable integer)
language sql stable set search_path = ''
as $$
  select count(*) filter (where not a.is_own and a.status = 'confirmed')::integer,
    count(*) filter (where not a.is_own and a.status <> 'confirmed')::integer,
    count(*) filter (where a.is_own)::integer, count(*) filter (where a.patient_email is null)::integer
  from public.appointments a
  where a.professional_id = (select directory.own_professional_id()) and directory.is_ahead(a)
$$;

-- What was asked for here is cancelled: no patient waits at a closed door, and each hears once of a whole series why. What
-- the professional entered is between the two of them: its patient hears that our emails and pages end, and nothing more. What is
-- over goes silently. The registration is remembered here, and not with the account, because the profile goes first.
create or replace function directory.prepare_leaving() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ahead public.appointments[];
begin
  -- `answer_by` stays: by it the email knows a request from a consultation.
  with ended as (
    update public.appointments a
    set status = 'cancelled', ended_by = 'professional', ended_at = now(), updated_at = now()
    where a.professional_id = old.id and not a.is_own and directory.is_ahead(a)
    returning a
  )
  select array_agg(e.a) into ahead from (
    table ended union all
    select a from public.appointments a where a.professional_id = old.id and a.is_own and directory.is_ahead(a)
  ) e;
  perform email.supersede_appointment(a.id, a.patient_email) from unnest(ahead) a;
  perform directory.email_patient_of(g.those, case when g.is_own then 'appointment-farewell' else 'appointment-cancelled' end,
    more => jsonb_build_object('endedBy', 'professional', 'hasLeft', true, 'city', (
      select c.name || ' - ' || c.state from public.cities c where c.id = old.city_id)))
  from (
    select array_agg(a order by a.starts_at) as those, a.is_own from unnest(ahead) a
    group by coalesce(a.series_id, a.id), a.patient_email, a.is_own
  ) g;
  perform directory.remember_mark(old.user_id, directory.registration_mark(old), old.verified_at is not null);
  perform directory.note_erasure('professional', old.id);
  return old;
end
$$;
create or replace trigger prepare_leaving before delete on directory.profiles
for each row execute function directory.prepare_leaving();
drop trigger if exists cancel_before_leaving on directory.profiles;
drop function if exists directory.cancel_before_leaving();

revoke execute on function directory.delete_account, directory.prepare_leaving, directory.is_ahead,
  public.my_appointments_ahead from public, anon, authenticated, service_role;
grant execute on function directory.is_ahead, public.my_appointments_ahead to authenticated;
grant execute on function directory.delete_account to service_role;
