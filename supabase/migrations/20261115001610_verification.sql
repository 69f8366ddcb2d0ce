-- Registrations that an operator compares with the council's register. A profile is asked about when it is new, when
-- name, specialty or number changes, a year after it was confirmed, and when somebody who was refused asks again.

create table directory.verifications (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references directory.profiles on update cascade on delete cascade,
  -- As they were when asked: what is decided is about these words and no later ones.
  name text not null,
  specialty_id smallint not null references public.specialties,
  registration text not null,
  cause text not null check (cause in ('new', 'changed', 'yearly', 'again')),
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'not_found', 'differs', 'replaced')),
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  reason text check (length(reason) <= 1500),
  check ((state = 'waiting') = (decided_at is null))
);
create unique index one_waiting_verification on directory.verifications (professional_id) where state = 'waiting';
create index verifications_professional on directory.verifications (professional_id, asked_at desc);
create index verifications_specialty on directory.verifications (specialty_id);
create index verifications_queue on directory.verifications (asked_at, id) where state = 'waiting';
alter table directory.verifications enable row level security;
revoke all on directory.verifications from anon, authenticated, service_role;

-- Whom to ask about after a year.
create index profiles_verified_at on directory.profiles (verified_at) where verified_at is not null;

-- Before `prepare_profile` in the alphabet, which works out the listing; spaces that it will tidy are no change. Who
-- writes verified_at in the same statement means it. A deadline that has passed stays until the new number is
-- confirmed: nobody is listed again by changing a letter.
create function directory.ask_verification() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.verified_at is not distinct from old.verified_at then new.verified_at := null; end if;
  if new.registration_deadline > now() then new.registration_deadline := null; end if;
  return new;
end
$$;
create trigger ask_verification before update on directory.profiles
for each row when (
  new.specialty_id is distinct from old.specialty_id
  or btrim(regexp_replace(new.name, '\s+', ' ', 'g')) is distinct from old.name
  or nullif(btrim(regexp_replace(new.registration, '\s+', ' ', 'g')), '') is distinct from old.registration
) execute function directory.ask_verification();

create function directory.queue_verification() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update directory.verifications v set state = 'replaced', decided_at = now()
  where v.professional_id = new.id and v.state = 'waiting';
  if new.verified_at is null and new.name <> '' and new.specialty_id is not null and new.registration is not null then
    insert into directory.verifications (professional_id, name, specialty_id, registration, cause)
    values (new.id, new.name, new.specialty_id, new.registration,
      case when exists (select from directory.verifications v where v.professional_id = new.id)
        then 'changed' else 'new' end);
  end if;
  return null;
end
$$;
create trigger queue_changed_verification after update on directory.profiles
for each row when (
  (new.name, new.specialty_id, new.registration) is distinct from (old.name, old.specialty_id, old.registration)
) execute function directory.queue_verification();
create trigger queue_new_verification after insert on directory.profiles
for each row when (new.specialty_id is not null and new.registration is not null and new.verified_at is null)
execute function directory.queue_verification();

-- Daily. The badge with its date stays while the question waits.
create function directory.ask_verifications_again() returns integer
language sql security definer set search_path = ''
as $$
  with due as (
    select p.id, p.name, p.specialty_id, p.registration from directory.profiles p
    where p.verified_at < now() - interval '12 months' and p.specialty_id is not null and p.registration is not null
      and not exists (select from directory.verifications v where v.professional_id = p.id and v.state = 'waiting')
    limit 1000
  ), asked as (
    insert into directory.verifications (professional_id, name, specialty_id, registration, cause)
    select d.id, d.name, d.specialty_id, d.registration, 'yearly' from due d
    on conflict do nothing returning 1
  )
  select count(*)::integer from asked
$$;

-- The council's card, if the professional wants to help: seen by operators only, gone with the decision.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('council-cards', 'council-cards', false, 5242880, '{image/webp,image/jpeg,image/png}')
on conflict (id) do nothing;

create function directory.may_add_card(object_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select directory.has_live_session()
    and object_name ~ ('^' || auth.uid()::text || '/[0-9a-f-]{36}\.(webp|jpg|png)$')
    and exists (
      select from directory.verifications v join directory.profiles p on p.id = v.professional_id
      where p.user_id = auth.uid() and v.state = 'waiting'
    )
    and (
      select count(*) from storage.objects o
      where o.bucket_id = 'council-cards' and starts_with(o.name, auth.uid()::text || '/')
    ) < 3
$$;

-- A card opens for the operator who has just said, in the log, that they look at it; the bucket shows them nothing else.
create function directory.may_see_card(object_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select directory.is_operator() and exists (
    select from directory.operator_log l join directory.profiles p on p.id = l.target_id
    where l.at > now() - interval '10 minutes' and l.operator_id = auth.uid() and l.act = 'open_card'
      and starts_with(object_name, p.user_id::text || '/')
  )
$$;

create policy "professionals send their own council card" on storage.objects
for insert to authenticated with check (bucket_id = 'council-cards' and (select directory.may_add_card(name)));
create policy "council cards are seen by their owner and by operators on record" on storage.objects
for select to authenticated using (
  bucket_id = 'council-cards' and (
    (storage.foldername(name))[1] = (select auth.uid())::text and (select directory.has_needed_factor())
    or directory.may_see_card(name)
  )
);
create policy "professionals take their own council card back" on storage.objects
for delete to authenticated using (
  bucket_id = 'council-cards' and (storage.foldername(name))[1] = (select auth.uid())::text
  and (select directory.has_needed_factor())
);

-- The rows go at once, and with them every way to the file; the file itself by the daily sweep.
create function directory.remove_cards(account text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  -- Supabase's storage refuses deletions by SQL that do not say they mean it.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects o where o.bucket_id = 'council-cards' and starts_with(o.name, account || '/');
  get diagnostics gone = row_count;
  return gone;
end
$$;

-- Daily: cards that nobody is going to look at, because their account or their question has gone.
create function directory.purge_council_cards() returns integer
language sql security definer set search_path = ''
as $$
  select coalesce(sum(directory.remove_cards(orphan.account)), 0)::integer from (
    select distinct split_part(o.name, '/', 1) as account from storage.objects o
    where o.bucket_id = 'council-cards' and not exists (
      select from directory.profiles p join directory.verifications v on v.professional_id = p.id
      where p.user_id::text = split_part(o.name, '/', 1) and v.state = 'waiting'
    )
  ) orphan
$$;

create function public.my_registration() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'registration', p.registration, 'verifiedAt', p.verified_at, 'deadline', p.registration_deadline,
    'latest', (
      select jsonb_build_object('state', v.state, 'cause', v.cause, 'askedAt', v.asked_at, 'decidedAt', v.decided_at,
        'reason', v.reason)
      from directory.verifications v where v.professional_id = p.id and v.state <> 'replaced'
      order by v.asked_at desc limit 1),
    'cards', (
      select count(*) from storage.objects o
      where o.bucket_id = 'council-cards' and starts_with(o.name, p.user_id::text || '/'))
  )
  from directory.profiles p where p.id = (select directory.own_professional_id())
$$;

-- Whoever was refused and is right asks again without changing a letter, and may then send the council's card. As with a
-- correction, a deadline that has not passed is lifted while the question waits. Three times in thirty days.
create function public.ask_registration_again() returns void
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

create function directory.describe_verification(v directory.verifications) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', v.id, 'professionalId', v.professional_id, 'name', v.name, 'specialty', s.name,
    'council', s.council, 'registration', v.registration, 'cause', v.cause, 'state', v.state, 'askedAt', v.asked_at,
    'decidedAt', v.decided_at, 'reason', v.reason, 'city', c.name, 'uf', c.state,
    'isListed', coalesce(p.listed_until > now(), false), 'verifiedAt', p.verified_at,
    'deadline', p.registration_deadline,
    'hasCard', exists (
      select from storage.objects o
      where o.bucket_id = 'council-cards' and starts_with(o.name, p.user_id::text || '/')))
  from directory.profiles p
  join public.specialties s on s.id = v.specialty_id
  left join public.cities c on c.id = p.city_id
  where p.id = v.professional_id
$$;

-- Oldest first, fifty at a time: a decided one makes room for the next. The total stops at a thousand.
create function public.operator_registrations() returns jsonb
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

-- Decides only what still waits: of two operators the second is told what the first decided. Locks the profile first,
-- as its owner's changes do. The fourteen days count from the first refusal since the last confirmation: changing a
-- letter asks anew and lifts the deadline, but does not win another fortnight each time. Two days are always left to put
-- things right.
create function public.operator_decide_registration(verification uuid, decision text, reason text default null)
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
  if decision <> 'confirmed' then
    select min(v.decided_at) into first_refusal from directory.verifications v
    where v.professional_id = profile.id and v.state in ('not_found', 'differs')
      and v.decided_at > greatest(now() - interval '180 days', (
        select max(c.decided_at) from directory.verifications c
        where c.professional_id = profile.id and c.state = 'confirmed'));
    deadline := coalesce(profile.registration_deadline,
      greatest(first_refusal + interval '14 days', now() + interval '2 days'));
  end if;
  update directory.profiles p set
    verified_at = case when decision = 'confirmed' then now() end, registration_deadline = deadline
  where p.id = profile.id;
  perform directory.remove_cards(profile.user_id::text);
  perform email.enqueue('registration-checked', m.email, jsonb_build_object('name', profile.name, 'outcome', decision,
    'registration', decided.registration, 'reason', words, 'deadline', deadline), 'registration ' || decided.id)
  from directory.memberships m where m.user_id = profile.user_id and m.email is not null;
  perform directory.log_act('decide_registration', 'professional', profile.id,
    jsonb_build_object('verified_at', profile.verified_at, 'deadline', profile.registration_deadline),
    jsonb_build_object('decision', decision, 'registration', decided.registration, 'deadline', deadline), words);
  return jsonb_build_object('outcome', 'decided');
end
$$;

-- Looking at somebody's card is an act too. Gives the objects' names, which the storage then serves to operators.
create function public.operator_open_card(verification uuid) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  names text[];
  professional uuid;
begin
  perform directory.require_operator();
  select v.professional_id, array(
    select o.name from storage.objects o
    where o.bucket_id = 'council-cards' and starts_with(o.name, p.user_id::text || '/') order by o.created_at
  ) into professional, names
  from directory.verifications v join directory.profiles p on p.id = v.professional_id
  where v.id = verification and v.state = 'waiting';
  perform directory.log_act('open_card', 'professional', professional, null,
    jsonb_build_object('cards', coalesce(cardinality(names), 0)), null);
  return coalesce(names, '{}');
end
$$;

-- What the person may know of it goes into the export of the own data.
create function directory.export_section_registration(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(to_jsonb(v) - '{id,professional_id,specialty_id,decided_by}'::text[] order by v.asked_at)
  from directory.verifications v join directory.profiles p on p.id = v.professional_id where p.user_id = account
$$;

revoke execute on function directory.ask_verification, directory.queue_verification,
  directory.ask_verifications_again, directory.may_add_card, directory.may_see_card, directory.remove_cards,
  directory.purge_council_cards, directory.describe_verification, directory.export_section_registration,
  public.my_registration, public.ask_registration_again, public.operator_registrations, public.operator_decide_registration, public.operator_open_card
  from public, anon, authenticated, service_role;
grant execute on function directory.may_add_card, directory.may_see_card, public.my_registration,
  public.ask_registration_again, public.operator_registrations, public.operator_decide_registration,
  public.operator_open_card to authenticated;
grant execute on function directory.ask_verifications_again, directory.purge_council_cards to service_role;
