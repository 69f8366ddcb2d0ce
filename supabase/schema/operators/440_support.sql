-- What an operator needs to help somebody: find, see, and a few bounded acts. Nobody signs in as somebody else.

-- "ana" finds Ana before Adriana.
create or replace function public.operator_find(words text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked text := left(btrim(coalesce(words, '')), 100);
  pattern text;
  found uuid[];
begin
  perform directory.require_operator();
  if length(asked) < 3 then return '[]'; end if;
  if position('@' in asked) > 0 then
    pattern := replace(replace(replace(lower(asked), '\', '\\'), '%', '\%'), '_', '\_') || '%';
    found := array(
      select p.id from directory.memberships m join directory.profiles p on p.user_id = m.user_id
      where lower(m.email) like pattern order by m.email limit 25);
  else
    -- "CRP 06/1663" and "ana bea" in the same way: what is between letters and digits may be anything.
    pattern := btrim(regexp_replace(directory.search_key(asked), '[^a-z0-9]+', '%', 'g'), '%') || '%';
    if length(pattern) < 4 then return '[]'; end if;
    found := array(
      select p.id from directory.profiles p
      where translate(lower(p.name || ' ' || coalesce(p.registration, '')), 'áàâãäéèêëíìîïóòôõöúùûüçñ',
        'aaaaaeeeeiiiiooooouuuucn') like '%' || pattern
      -- In order, so that the planner cannot hope to meet 25 of them early on a walk through the whole table.
      order by translate(lower(p.name), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') not like pattern,
        p.name, p.id
      limit 25);
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'email', m.email, 'specialty', s.name,
      'registration', p.registration, 'status', m.subscription_status, 'suspendedAt', m.suspended_at,
      'isListed', coalesce(p.listed_until > now(), false), 'verifiedAt', p.verified_at, 'city', c.name, 'uf', c.state)
      order by array_position(found, p.id))
    from directory.profiles p
    left join directory.memberships m on m.user_id = p.user_id
    left join public.specialties s on s.id = p.specialty_id
    left join public.cities c on c.id = p.city_id
    where p.id = any (found)
  ), '[]');
end
$$;

-- Everything on one page; no content of emails, no secret of a session, no patient.
create or replace function public.operator_professional(professional uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return (
    select jsonb_build_object(
      'id', p.id, 'name', p.name, 'email', m.email, 'emailConfirmedAt', u.email_confirmed_at, 'createdAt', p.created_at,
      'lastSignInAt', u.last_sign_in_at, 'specialty', s.name, 'registration', p.registration, 'rqe', p.rqe,
      'rqeEnd', directory.rqe_end(p, m), 'city', c.name,
      'uf', c.state, 'description', p.description, 'verifiedAt', p.verified_at, 'deadline', p.registration_deadline,
      'isListed', coalesce(p.listed_until > now(), false), 'listedUntil', p.listed_until,
      'status', m.subscription_status, 'trialEnd', m.trial_end_date, 'paidUntil', m.paid_until, 'cancelAt', m.cancel_at,
      'pausedAt', m.paused_at, 'suspendedAt', m.suspended_at,
      'hasSecondFactor', exists (
        select from auth.mfa_factors f where f.user_id = p.user_id and f.status = 'verified'),
      'factorRemovalAt', (select r.due_at from directory.factor_removals r where r.user_id = p.user_id),
      'history', coalesce((
        select jsonb_agg(jsonb_build_object('at', h.at, 'cause', h.cause, 'before', h.status_before,
          'status', h.status, 'paidUntil', h.paid_until, 'addedDays', h.facts -> 0 -> 'days') order by h.id desc)
        from (select * from billing.history b where b.account_id = p.user_id order by b.id desc limit 50) h), '[]'),
      'charges', coalesce((
        select jsonb_agg(jsonb_build_object('id', g.id, 'amount', g.amount, 'status', case
            when g.status = 'paid' and exists (
              select from billing.disputes d where d.charge_id = g.id and d.state <> 'won') then 'disputed'
            else g.status end, 'at', g.status_at, 'paidAt', g.paid_at,
          'isOrdered', exists (
            select from billing.payment_events e
            where e.provider = g.provider and e.event_id = 'refund:' || g.id and e.next_attempt_at is not null),
          'provider', g.provider, 'start', g.period_start, 'end', g.period_end) order by g.period_start desc)
        from (
          select * from billing.charges b where b.account_id = p.user_id order by b.period_start desc limit 24
        ) g), '[]'),
      'emails', coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'kind', o.kind, 'createdAt', o.created_at, 'sentAt', o.sent_at,
          'failedAt', o.failed_at, 'attempts', o.attempts, 'error', o.last_error,
          'canResend', o.next_attempt_at is not null or o.kind in ('welcome', 'registration-checked')
        ) order by o.created_at desc)
        from (
          select * from email.outbox n where n.recipient = lower(m.email) and not email.is_for_patient(n.kind)
          order by n.created_at desc limit 50
        ) o), '[]'),
      'sessions', coalesce((
        select jsonb_agg(jsonb_build_object('createdAt', a.created_at,
          'lastUsedAt', greatest(a.created_at, a.refreshed_at at time zone 'UTC'), 'userAgent', a.user_agent)
          order by a.created_at desc)
        from auth.sessions a where a.user_id = p.user_id and (a.not_after is null or a.not_after > now())), '[]'),
      'verifications', coalesce((
        select jsonb_agg(jsonb_build_object('id', v.id, 'state', v.state, 'cause', v.cause, 'name', v.name,
          'registration', v.registration, 'askedAt', v.asked_at, 'decidedAt', v.decided_at, 'reason', v.reason)
          order by v.asked_at desc)
        from directory.verifications v where v.professional_id = p.id), '[]')
    )
    from directory.profiles p
    join auth.users u on u.id = p.user_id
    left join directory.memberships m on m.user_id = p.user_id
    left join public.specialties s on s.id = p.specialty_id
    left join public.cities c on c.id = p.city_id
    where p.id = professional
  );
end
$$;

-- At most thirty days from now, and never for who has paid: nobody's subscription is touched from here.
create or replace function public.operator_extend_trial(professional uuid, days integer, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  before directory.memberships;
  new_end timestamptz;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  if days is null or days not between 1 and 30 then
    raise check_violation using message = 'Escolha de 1 a 30 dias.';
  end if;
  select m.* into before from directory.memberships m
  join directory.profiles p on p.user_id = m.user_id where p.id = professional for update of m;
  if before.user_id is null then raise no_data_found using message = 'Este profissional não existe mais.'; end if;
  if before.subscription_status <> 'trial' then
    raise check_violation using message = 'Só o período gratuito pode ser estendido.';
  end if;
  new_end := greatest(before.trial_end_date, now()) + make_interval(days => days);
  if new_end > now() + interval '30 days' then
    raise check_violation using message = 'O período gratuito não pode passar de 30 dias a partir de hoje.';
  end if;
  perform directory.forget_marks(before.user_id);
  update directory.memberships m set trial_end_date = new_end where m.user_id = before.user_id;
  if before.email is not null then
    perform email.enqueue('trial-extended', before.email, jsonb_build_object(
      'name', (select p.name from directory.profiles p where p.id = professional), 'end', new_end));
  end if;
  perform directory.log_act('extend_trial', 'professional', professional,
    jsonb_build_object('trial_end_date', before.trial_end_date), jsonb_build_object('trial_end_date', new_end), words);
  return jsonb_build_object('outcome', 'done', 'trialEnd', new_end);
end
$$;

create or replace function public.operator_end_sessions(professional uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  ended integer;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  delete from auth.sessions a using directory.profiles p where p.id = professional and a.user_id = p.user_id;
  get diagnostics ended = row_count;
  perform directory.log_act('end_sessions', 'professional', professional, null,
    jsonb_build_object('ended', ended), words);
  return jsonb_build_object('outcome', 'done', 'ended', ended);
end
$$;

-- For who lost the phone and the recovery codes. How the operator made sure who is asking is the reason of the act; the
-- owner is told at once, and has three days to say no.
create or replace function public.operator_remove_factor(professional uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  account uuid;
  due timestamptz := now() + interval '3 days';
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  select p.user_id into account from directory.profiles p where p.id = professional;
  if directory.verified_factor(account) is null then
    raise check_violation using message = 'Esta conta não tem a verificação em duas etapas.';
  end if;
  insert into directory.factor_removals (user_id, due_at) values (account, due) on conflict do nothing;
  if not found then raise check_violation using message = 'A remoção já foi pedida.'; end if;
  perform directory.notify_account('second-factor-removal', account, false, jsonb_build_object('due', due));
  perform directory.log_act('remove_factor', 'professional', professional, null, jsonb_build_object('due_at', due), words);
  return jsonb_build_object('outcome', 'done', 'due', due);
end
$$;

create or replace function public.operator_keep_factor(professional uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  delete from directory.factor_removals r using directory.profiles p
  where p.id = professional and r.user_id = p.user_id;
  if not found then raise no_data_found using message = 'Não há remoção pedida.'; end if;
  perform directory.log_act('keep_factor', 'professional', professional, null, null, words);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- What waits is tried now. Of what was sent or given up nothing is kept, so only kinds that can be written anew go out
-- again; links that open an account never do: their owner asks for them.
create or replace function public.operator_resend_email(message uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  old email.outbox;
  professional directory.profiles;
  latest directory.verifications;
  content jsonb;
begin
  perform directory.require_operator();
  select * into old from email.outbox o where o.id = message for update;
  select p.* into professional from directory.profiles p
  join directory.memberships m on m.user_id = p.user_id where lower(m.email) = old.recipient limit 1;
  if old.id is null or professional.id is null then
    raise no_data_found using message = 'Esta mensagem não existe mais.';
  end if;
  if old.next_attempt_at is not null then
    update email.outbox o set next_attempt_at = least(o.next_attempt_at, now()) where o.id = message and o.due_at <= now();
    perform pg_notify('email', '');
  else
    if old.kind = 'welcome' then
      content := email.welcome_data(professional.user_id, professional.name);
    elsif old.kind = 'registration-checked' then
      select v.* into latest from directory.verifications v
      where v.professional_id = professional.id and v.state in ('confirmed', 'not_found', 'differs')
      order by v.decided_at desc limit 1;
      if professional.registration_contested_at > coalesce(latest.decided_at, '-infinity') then
        -- Written about only to who gave way to somebody confirmed.
        if jsonb_path_exists(directory.same_registrations(professional),
          '$[*] ? (@.isSame == true && @.verifiedAt != null)')
        then
          content := jsonb_build_object('name', professional.name, 'outcome', 'contested',
            'registration', professional.registration);
        end if;
      -- A badge that was lost meanwhile, or a refusal that was lifted, is no news any more.
      elsif latest.id is not null and (case latest.state when 'confirmed' then professional.verified_at
        else professional.registration_deadline end) is not null
      then
        content := jsonb_build_object('name', professional.name, 'outcome', latest.state,
          'registration', latest.registration, 'reason', latest.reason, 'deadline',
          case when professional.registration_deadline > now() then professional.registration_deadline end)
          || directory.listing_words(professional);
      end if;
    end if;
    if content is null then
      raise check_violation using message = 'Esta mensagem não pode ser enviada de novo daqui.';
    end if;
    if exists (
      select from email.outbox o where o.recipient = old.recipient and o.kind = old.kind
        and o.created_at > now() - interval '10 minutes'
    ) then
      raise check_violation using message = 'Uma mensagem igual saiu há menos de dez minutos.';
    end if;
    perform email.enqueue(old.kind, old.recipient, content);
  end if;
  perform directory.log_act('resend_email', 'professional', professional.id, null,
    jsonb_build_object('kind', old.kind), null);
  return jsonb_build_object('outcome', 'done');
end
$$;

revoke execute on function public.operator_find, public.operator_professional, public.operator_extend_trial,
  public.operator_end_sessions, public.operator_remove_factor, public.operator_keep_factor,
  public.operator_resend_email from public, anon, authenticated, service_role;
grant execute on function public.operator_find, public.operator_professional, public.operator_extend_trial,
  public.operator_end_sessions, public.operator_remove_factor, public.operator_keep_factor,
  public.operator_resend_email to authenticated;
