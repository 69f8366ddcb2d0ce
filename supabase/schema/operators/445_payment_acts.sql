-- What the terms promise and only a person can decide: days that somebody lost are added, a charge is given back.

-- The days are a fact of the account's record: subscription-status.ts says what they mean, at the next turn of the
-- clock, and no word of a provider undoes them.
create or replace function public.operator_add_days(professional uuid, days integer, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  account uuid := (select p.user_id from directory.profiles p where p.id = professional);
  member directory.memberships;
  added billing.added_days;
  is_counted boolean;
  covered timestamptz;
  new_end timestamptz;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  if days is null or days not between 1 and 60 then
    raise check_violation using message = 'Escolha de 1 a 60 dias.';
  end if;
  -- Before anything is read: a payment that is being written down moves the end that is told below.
  perform pg_advisory_xact_lock(hashtextextended('billing ' || account, 0));
  select m.* into member from directory.memberships m where m.user_id = account;
  if member.user_id is null then raise no_data_found using message = 'Este profissional não existe mais.'; end if;
  if not exists (select from billing.charges c where c.account_id = member.user_id and c.paid_at is not null) then
    raise check_violation using message = 'Só quem já pagou tem dias a receber. O período gratuito se estende à parte.';
  end if;
  -- As coveredUntil in app/features/subscription/added-days.ts counts; not told while earlier days wait to be counted.
  is_counted := not exists (
    select from billing.accounts a where a.account_id = member.user_id and a.next_transition_at <= now());
  covered := greatest(member.paid_until, member.trial_end_date);
  if is_counted then
    new_end := case when now() > covered + interval '1 day' then now() else covered end + make_interval(days => days);
  end if;
  insert into billing.added_days (account_id, days) values (member.user_id, operator_add_days.days) returning * into added;
  insert into billing.history (account_id, cause, facts, status_before, status, paid_until, cancel_at)
  values (member.user_id, 'days added', jsonb_build_array(jsonb_build_object('type', 'days_added', 'id', added.id,
    'days', added.days, 'at', billing.millis(added.added_at))), member.subscription_status, member.subscription_status,
    member.paid_until, member.cancel_at);
  insert into billing.accounts (account_id, next_transition_at) values (member.user_id, now())
  on conflict (account_id) do update set next_transition_at = excluded.next_transition_at;
  if member.email is not null then
    perform email.enqueue('days-added', member.email, jsonb_build_object(
      'name', (select p.name from directory.profiles p where p.id = professional), 'days', added.days, 'end', new_end,
      'reason', words));
  end if;
  perform directory.log_act('add_days', 'professional', professional, null,
    jsonb_build_object('days', added.days, 'paid_until', new_end), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- One charge, in full, by the way it was paid. The subscription ends with it: nobody is charged again while money is on
-- its way back. One order a charge, so the money goes back once, whoever asks for it.
create or replace function public.operator_refund(professional uuid, charge text, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  member directory.memberships;
  known billing.charges;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  select m.* into member from directory.memberships m
  join directory.profiles p on p.user_id = m.user_id where p.id = professional;
  select c.* into known from billing.charges c where c.id = operator_refund.charge and c.account_id = member.user_id;
  if known.id is null then raise no_data_found using message = 'Esta cobrança não existe mais.'; end if;
  if known.status <> 'paid' then
    raise check_violation using message = 'Só uma cobrança paga pode ser devolvida.';
  end if;
  if exists (select from billing.disputes d where d.charge_id = known.id and d.state <> 'won') then
    raise check_violation using message = 'O banco já retirou este valor: a cobrança foi contestada.';
  end if;
  if known.provider = 'pix' and known.paid_at < now() - interval '90 days' then
    raise check_violation using message = 'O banco devolve um Pix até 90 dias depois. Combine outra forma com a pessoa.';
  end if;
  insert into billing.payment_events as e (provider, event_id, kind, subject)
  values (known.provider, 'refund:' || known.id, 'refund', known.id)
  on conflict (provider, event_id) do update set failed_at = null, attempts = 0, next_attempt_at = now()
  where e.failed_at is not null;
  if not found then return jsonb_build_object('outcome', 'conflict'); end if;
  if member.email is not null then
    perform email.enqueue('refund-ordered', member.email, jsonb_build_object(
      'name', (select p.name from directory.profiles p where p.id = professional), 'amount', known.amount,
      'provider', known.provider, 'reason', words), 'refund-ordered:' || known.id);
  end if;
  perform directory.log_act('refund', 'professional', professional, null,
    jsonb_build_object('amount', known.amount, 'charge', known.id), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

revoke execute on function public.operator_add_days, public.operator_refund from public, anon, authenticated,
  service_role;
grant execute on function public.operator_add_days, public.operator_refund to authenticated;
