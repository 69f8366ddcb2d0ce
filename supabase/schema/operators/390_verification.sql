-- Registrations that an operator compares with the council's register. A profile is asked about when it is new, when
-- name, specialty, number or RQE changes, a month before a confirmation ends, and when somebody who was refused asks again.

-- A new or changed profile: an older question is replaced by one about the words as they are now.
create or replace function directory.queue_verification(profile directory.profiles) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update directory.verifications v set state = 'replaced', decided_at = now()
  where v.professional_id = profile.id and v.state = 'waiting';
  if profile.verified_at is null and profile.name <> '' and profile.specialty_id is not null
    and profile.registration is not null
  then
    insert into directory.verifications (professional_id, name, specialty_id, registration, cause)
    values (profile.id, profile.name, profile.specialty_id, profile.registration,
      case when exists (select from directory.verifications v where v.professional_id = profile.id)
        then 'changed' else 'new' end);
  end if;
end
$$;

-- Daily, a month before a confirmation ends (directory.verified_since): an operator has that long to keep the badge.
create or replace function directory.ask_verifications_again() returns integer
language sql security definer set search_path = ''
as $$
  with due as (
    select p.id, p.name, p.specialty_id, p.registration from directory.profiles p
    where p.verified_at < now() - interval '11 months' and p.specialty_id is not null and p.registration is not null
      and not exists (select from directory.verifications v where v.professional_id = p.id and v.state = 'waiting')
    limit 1000
  ), asked as (
    insert into directory.verifications (professional_id, name, specialty_id, registration, cause)
    select d.id, d.name, d.specialty_id, d.registration, 'yearly' from due d
    on conflict do nothing returning 1
  )
  select count(*)::integer from asked
$$;

create or replace function public.my_registration() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'registration', p.registration, 'specialty', s.name, 'verifiedAt', case when p.verified_at > directory.verified_since() then p.verified_at end,
    'deadline', p.registration_deadline, 'contestedAt', p.registration_contested_at,
    'isListed', coalesce(p.listed_until > now(), false),
    'problem', directory.registration_problem(p.id), 'rqe', p.rqe, 'rqeEnd', directory.rqe_end(p, m),
    'latest', (
      select jsonb_build_object('state', v.state, 'cause', v.cause, 'askedAt', v.asked_at, 'decidedAt', v.decided_at,
        'reason', v.reason)
      from directory.verifications v where v.professional_id = p.id and v.state <> 'replaced'
      order by v.asked_at desc limit 1),
    'cards', (
      select count(*) from storage.objects o
      where o.bucket_id = 'council-cards' and starts_with(o.name, p.user_id::text || '/'))
  )
  from directory.profiles p
  join directory.memberships m on m.user_id = p.user_id
  left join public.specialties s on s.id = p.specialty_id
  where p.id = (select directory.own_professional_id())
$$;

-- Whoever was refused and is right asks again without changing a letter, and may then send the council's card. As with a
-- correction, a deadline that has not passed is lifted while the question waits. Three times in thirty days.
create or replace function public.ask_registration_again() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  profile directory.profiles;
begin
  select p.* into profile from directory.profiles p
  where p.user_id = (select auth.uid()) and directory.has_needed_factor() for update;
  if profile.id is null then
    raise insufficient_privilege using message = 'Entre na sua conta para pedir nova conferência.';
  end if;
  if coalesce((
    select v.state not in ('not_found', 'differs') from directory.verifications v
    where v.professional_id = profile.id and v.state <> 'replaced'
    order by v.state = 'waiting' desc, v.asked_at desc limit 1
  ), true) then
    raise check_violation using message = 'Seu registro não espera nova conferência.';
  end if;
  if (select count(*) from directory.verifications v
      where v.professional_id = profile.id and v.cause = 'again' and v.asked_at > now() - interval '30 days') >= 3 then
    raise check_violation using message = 'Você já pediu três vezes neste mês. Corrija o perfil ou fale conosco em Contato.';
  end if;
  insert into directory.verifications (professional_id, name, specialty_id, registration, cause)
  values (profile.id, profile.name, profile.specialty_id, profile.registration, 'again');
  update directory.profiles p set registration_deadline = null where p.id = profile.id and p.registration_deadline > now();
end
$$;

-- Who else gives this number: the very same registration, or perhaps the same, where one of the two names no region.
create or replace function directory.same_registrations(profile directory.profiles) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with wanted as materialized (
    select key, split_part(key, ' ', 1) || ' ' || split_part(key, ' ', 2) as number, split_part(key, ' ', 3) as place
    from directory.registration_key(profile.registration, profile.specialty_id) as key
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'registration', o.registration,
    'isListed', coalesce(o.listed_until > now(), false), 'verifiedAt', o.verified_at, 'isSame', o.key = w.key and w.place <> '')
    order by o.key = w.key desc, o.created_at, o.id), '[]')
  from wanted w cross join lateral (
    select p.*, directory.registration_key(p.registration, p.specialty_id) as key from directory.profiles p
    where p.registration is not null and p.id <> profile.id
      and directory.registration_key(p.registration, p.specialty_id) ~>=~ w.number
      and directory.registration_key(p.registration, p.specialty_id) ~<~ (w.number || '!')
    order by p.created_at limit 10
  ) o
  where o.key = w.key or w.place = '' or split_part(o.key, ' ', 3) = ''
$$;

create or replace function directory.describe_verification(v directory.verifications) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', v.id, 'professionalId', v.professional_id, 'name', v.name, 'specialty', s.name,
    'council', s.council, 'registration', v.registration, 'rqe', p.rqe, 'cause', v.cause, 'state', v.state, 'askedAt', v.asked_at,
    'decidedAt', v.decided_at, 'reason', v.reason, 'city', c.name, 'uf', c.state,
    'isListed', coalesce(p.listed_until > now(), false), 'verifiedAt', p.verified_at,
    'deadline', p.registration_deadline, 'contestedAt', p.registration_contested_at,
    'others', directory.same_registrations(p),
    'hasCard', exists (
      select from storage.objects o
      where o.bucket_id = 'council-cards' and starts_with(o.name, p.user_id::text || '/')))
  from directory.profiles p
  join public.specialties s on s.id = v.specialty_id
  left join public.cities c on c.id = p.city_id
  where p.id = v.professional_id
$$;

-- Oldest first, fifty at a time: a decided one makes room for the next. The total stops at a thousand.
create or replace function public.operator_registrations() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return jsonb_build_object(
    'total', (select count(*) from (select from directory.verifications v where v.state = 'waiting' limit 1000) w),
    'rows', coalesce((
      select jsonb_agg(directory.describe_verification(v) order by v.asked_at, v.id)
      from (
        select * from directory.verifications w where w.state = 'waiting' order by w.asked_at, w.id limit 50
      ) v), '[]')
  );
end
$$;

-- The operator has seen whose the registration is: whoever else gave it is listed no more, and is asked about again.
create or replace function directory.take_registration(holder directory.profiles) returns void
language sql security definer set search_path = ''
as $$
  with others as (
    update directory.profiles p set registration_contested_at = now(), verified_at = null
    where p.registration is not null and directory.registration_key(p.registration, p.specialty_id)
        = directory.registration_key(holder.registration, holder.specialty_id)
      and split_part(directory.registration_key(holder.registration, holder.specialty_id), ' ', 3) <> ''
      and p.id <> holder.id and (p.listed_until is not null or p.verified_at is not null)
    returning p.*
  ), asked as (
    insert into directory.verifications (professional_id, name, specialty_id, registration, cause)
    select o.id, o.name, o.specialty_id, o.registration, 'contested' from others o where o.name <> ''
    on conflict do nothing
  )
  select email.enqueue('registration-checked', m.email, jsonb_build_object('name', o.name, 'outcome', 'contested',
    'registration', o.registration))
  from others o join directory.memberships m on m.user_id = o.user_id where m.email is not null
$$;

-- What an email about a registration says of the search and of charges depends on these.
create or replace function directory.listing_words(profile directory.profiles) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('isListed', coalesce(profile.listed_until > now(), false),
    'isSubscribed', m.subscription_status in ('active', 'past_due') and m.cancel_at is null)
  from directory.memberships m where m.user_id = profile.user_id
$$;

-- Decides only what still waits: of two operators the second is told what the first decided. Locks the profile first,
-- as its owner's changes do. Who is not in the register is unlisted at once. Who is there under another name or in another
-- situation has seven days to put it right, from the first refusal since the last confirmation on: changing a letter asks
-- anew and lifts the deadline, but does not win another week each time. Two days are always left. The same days as in
-- app/features/verification/terms.ts; supabase/tests/same-rules.test.ts compares them.
create or replace function public.operator_decide_registration(verification uuid, decision text, reason text default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  decided directory.verifications;
  profile directory.profiles;
  words text := nullif(btrim(coalesce(reason, '')), '');
  first_refusal timestamptz;
  deadline timestamptz;
begin
  perform directory.require_operator();
  if coalesce(decision, '') not in ('confirmed', 'not_found', 'differs') then
    raise check_violation using message = 'Esta decisão não existe.';
  end if;
  if decision <> 'confirmed' then words := directory.given_reason(reason); end if;
  select p.* into profile from directory.profiles p
  join directory.verifications v on v.professional_id = p.id where v.id = verification for update of p;
  update directory.verifications v set state = decision, decided_at = now(), decided_by = auth.uid(), reason = words
  where v.id = verification and v.state = 'waiting' returning * into decided;
  if decided.id is null then
    return jsonb_build_object('outcome', 'conflict', 'now', (
      select jsonb_build_object('state', v.state, 'decidedAt', v.decided_at,
        'decidedBy', (select u.email from auth.users u where u.id = v.decided_by))
      from directory.verifications v where v.id = verification));
  end if;
  if decision = 'not_found' then
    deadline := least(profile.registration_deadline, now());
  elsif decision = 'differs' then
    select min(v.decided_at) into first_refusal from directory.verifications v
    where v.professional_id = profile.id and v.state in ('not_found', 'differs')
      and v.decided_at > greatest(now() - interval '180 days', (
        select max(c.decided_at) from directory.verifications c
        where c.professional_id = profile.id and c.state = 'confirmed'));
    deadline := coalesce(profile.registration_deadline,
      greatest(first_refusal + interval '7 days', now() + interval '2 days'));
  end if;
  if decision = 'confirmed' then perform directory.take_registration(profile); end if;
  update directory.profiles p set
    verified_at = case when decision = 'confirmed' then now() end, registration_deadline = deadline
  where p.id = profile.id;
  perform directory.remove_objects('council-cards', profile.user_id::text);
  perform email.enqueue('registration-checked', m.email, jsonb_build_object('name', profile.name, 'outcome', decision,
    'registration', decided.registration, 'reason', words, 'deadline', case when deadline > now() then deadline end)
    || directory.listing_words(profile), 'registration ' || decided.id)
  from directory.memberships m where m.user_id = profile.user_id and m.email is not null;
  perform directory.log_act('decide_registration', 'professional', profile.id,
    jsonb_build_object('verified_at', profile.verified_at, 'deadline', profile.registration_deadline),
    jsonb_build_object('decision', decision, 'registration', decided.registration, 'deadline', deadline), words);
  return jsonb_build_object('outcome', 'decided');
end
$$;

-- Hourly. To a psychiatrist without an RQE: once at the start, once three days before the profile leaves the search, and
-- once when it has left it. Of a trial's end they hear by these emails alone: they can buy nothing yet (warnTrials).
create or replace function directory.remind_of_rqe() returns integer
language sql security definer set search_path = ''
as $$
  with due as (
    select p.id, p.name, m.email, stage.name as stage, rqe.ends_at, coalesce(m.paid_until > now(), false) as is_paid
    from directory.profiles p
    join directory.memberships m on m.user_id = p.user_id
    cross join lateral (select directory.rqe_end(p, m) as ends_at) rqe
    cross join lateral (
      select case when rqe.ends_at > now() + interval '3 days' then 'asked' when rqe.ends_at > now() then 'ending'
        else 'ended' end as name
    ) stage
    where p.specialty_id = 2 and p.rqe is null and m.email is not null
      and case when stage.name = 'ended' then rqe.ends_at > now() - interval '2 days' and p.registration is not null
        and (m.paid_until > now() or m.subscription_status = 'trial') and m.paused_at is null and m.suspended_at is null
        else p.listed_until > now() end
      and not exists (select from email.outbox o where o.unique_key = 'rqe ' || stage.name || ' ' || p.id)
    limit 500
  )
  select count(email.enqueue('rqe-reminder', due.email,
    jsonb_build_object('name', due.name, 'stage', due.stage, 'end', due.ends_at, 'isPaid', due.is_paid),
    'rqe ' || due.stage || ' ' || due.id)
  )::integer
  from due
$$;

-- What the person may know of it goes into the export of the own data.
create or replace function directory.export_section_registration(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(to_jsonb(v) - '{id,professional_id,specialty_id,decided_by}'::text[] order by v.asked_at)
  from directory.verifications v join directory.profiles p on p.id = v.professional_id where p.user_id = account
$$;

revoke execute on function directory.queue_verification, directory.ask_verifications_again, public.my_registration,
  public.ask_registration_again, directory.same_registrations, directory.take_registration,
  directory.listing_words, directory.describe_verification, public.operator_registrations,
  public.operator_decide_registration, directory.remind_of_rqe, directory.export_section_registration from public, anon, authenticated,
  service_role;
grant execute on function directory.ask_verifications_again, directory.remind_of_rqe to service_role;
grant execute on function public.my_registration, public.ask_registration_again, public.operator_registrations,
  public.operator_decide_registration to authenticated;
