-- To whom a professional's words are mailed, and by what those e-mails are counted.

-- Whether somebody who reads the patient's mailbox has followed a link of ours to an appointment with this professional.
create or replace function directory.has_confirmed_mailbox(a public.appointments) returns boolean
language sql stable security definer set search_path = ''
as $$
  select a.contact_confirmed_at is not null or exists (
    select from public.appointments o
    where email.mailbox(o.patient_email) = email.mailbox(a.patient_email) and o.professional_id = a.professional_id
      and o.contact_confirmed_at is not null)
$$;

-- Whether a professional's words may go to addresses that nobody has confirmed: the profile is complete, the account's own
-- address is confirmed, and no operator would have to look at the words first. Otherwise we name only the specialty.
create or replace function directory.may_write_to_strangers(of_professional uuid, service text default null) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from directory.profiles p
    join auth.users u on u.id = p.user_id and u.email_confirmed_at is not null
    join directory.memberships m on m.user_id = p.user_id and m.suspended_at is null
    where p.id = of_professional and directory.is_complete(p) and p.registration_contested_at is null
      and coalesce(p.registration_deadline > now(), true)
      and not directory.must_wait(p.id, p.specialty_id, concat_ws(E'\n', p.name, directory.place_of(p.id), service)));
end
$$;

create or replace function directory.name_by_specialty(of_professional uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select concat_ws(' de ', 'Profissional', s.name)
  from directory.profiles p left join public.specialties s on s.id = p.specialty_id where p.id = of_professional
$$;

-- The patient of an own appointment is mailed if the mailbox has confirmed itself or the professional may write to strangers.
create or replace function directory.is_mailed_to_patient(a public.appointments) returns boolean
language sql stable security definer set search_path = ''
as $$
  select a.patient_email is not null
    and (not a.is_own or directory.has_confirmed_mailbox(a)
      or directory.may_write_to_strangers(a.professional_id, a.service))
$$;

-- The same for an own appointment that the caller is about to enter, so that the panel promises no e-mail in vain.
create or replace function directory.is_mailed_to_own(patient_email text, service text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select directory.is_mailed_to_patient(jsonb_populate_record(null::public.appointments, jsonb_build_object(
    'professional_id', directory.own_professional_id(), 'is_own', true, 'patient_email', lower(btrim(patient_email)),
    'service', service)))
$$;

create or replace function public.mails_patient(patient_email text, service text default null) returns boolean
language sql stable set search_path = ''
as $$ select directory.is_mailed_to_own(patient_email, service) $$;

-- By what an email about an appointment is counted (email.daily_caps). What ends one comes once and is not counted with the
-- changes before; what a visitor does counts for the network, so that nobody uses up what a professional may send.
create or replace function directory.causes_of_email(a public.appointments, side text) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array_remove(array[
    case when o.is_open then format('appointment %s %s', a.id, side) end,
    case when a.is_own or o.is_open and auth.uid() is not null
      then case when p.verified_at is null then 'newcomer ' else 'account ' end || p.id
      else 'network ' || (select n.network from directory.request_networks n where n.appointment_id = a.id) end
  ], null)
  from directory.profiles p, lateral (select a.status in ('unconfirmed', 'requested', 'proposed', 'confirmed') as is_open) o
  where p.id = a.professional_id
$$;
