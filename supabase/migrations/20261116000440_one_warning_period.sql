-- The fourteen days count from the first refusal since the last confirmation: changing a letter asks anew and lifts the
-- deadline, but does not win another fortnight each time. Two days are always left to put things right.
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
  perform mail.post('registration-checked', m.email, jsonb_build_object('name', profile.name, 'outcome', decision,
    'registration', decided.registration, 'reason', words, 'deadline', deadline), 'registration ' || decided.id)
  from directory.memberships m where m.user_id = profile.user_id and m.email is not null;
  perform directory.log_act('decide_registration', 'professional', profile.id,
    jsonb_build_object('verified_at', profile.verified_at, 'deadline', profile.registration_deadline),
    jsonb_build_object('decision', decision, 'registration', decided.registration, 'deadline', deadline), words);
  return jsonb_build_object('outcome', 'decided');
end
$$;
