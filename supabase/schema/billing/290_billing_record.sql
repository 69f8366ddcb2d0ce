-- One account's record of payments, opened and saved as a whole. The rules are TypeScript (subscription-status.ts).

create or replace function billing.millis(moment timestamptz) returns bigint
language sql immutable set search_path = ''
as $$ select (extract(epoch from moment) * 1000)::bigint $$;

create or replace function billing.moment(millis bigint) returns timestamptz
language sql immutable set search_path = ''
as $$ select to_timestamp(millis / 1000.0) $$;

-- Whether a payment is all that the search may ask of somebody: the profile is complete, its registration in order, and it is not
-- paused. Emails promise the search to nobody else.
create or replace function billing.is_ready(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from directory.profiles p join directory.memberships m using (user_id)
    where p.user_id = account and directory.listing_end(p, jsonb_populate_record(m,
      '{"subscription_status": "active", "paid_until": "infinity", "cancel_at": null}')) > now())
$$;

-- One account's record, while everybody else who wants it waits for the end of this transaction.
create or replace function billing.open_record(account uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  result jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('billing ' || account, 0));
  select jsonb_build_object(
    'status', m.subscription_status, 'paidUntil', billing.millis(m.paid_until), 'cancelAt', billing.millis(m.cancel_at),
    'trialEnd', billing.millis(m.trial_end_date), 'email', m.email,
    'name', (select p.name from directory.profiles p where p.user_id = account),
    'isReady', billing.is_ready(account),
    'block', (
      select jsonb_build_object('reason', b.reason, 'since', billing.millis(b.since))
      from billing.blocks b where b.account_id = account),
    'termsVersion', (
      select max(a.version) from directory.accepted_documents a where a.user_id = account and a.kind = 'terms'),
    'added', coalesce((
      select jsonb_agg(jsonb_build_object('id', d.id, 'days', d.days, 'at', billing.millis(d.added_at)))
      from billing.added_days d where d.account_id = account), '[]'),
    'subscriptions', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'state', s.state, 'at', billing.millis(s.state_at),
        'since', billing.millis(s.since)))
      from billing.subscriptions s where s.account_id = account), '[]'),
    'charges', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'subscription', c.subscription_id, 'amount', c.amount,
        'start', billing.millis(c.period_start), 'end', billing.millis(c.period_end), 'status', c.status,
        'at', billing.millis(c.status_at)))
      from billing.charges c where c.account_id = account), '[]'),
    'disputes', coalesce((
      select jsonb_agg(jsonb_build_object('id', d.id, 'charge', d.charge_id, 'state', d.state,
        'at', billing.millis(d.opened_at)))
      from billing.disputes d where d.account_id = account), '[]')
  ) into result from directory.memberships m where m.user_id = account;
  return result;
end
$$;

-- Record, history and membership change together; the listing follows by the membership's trigger.
create or replace function billing.save_record(
  account uuid, cause text, facts jsonb, outcome jsonb, subscriptions jsonb, charges jsonb, disputes jsonb default '[]'
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  before directory.memberships;
  receipts jsonb;
begin
  select * into before from directory.memberships m where m.user_id = account for update;
  insert into billing.subscriptions as s (id, provider, account_id, method, method_label, state, state_at, since)
  -- Who only tells a new state says nothing of how it is paid.
  select r.id, r.provider, account,
    coalesce(r.method, (select k.method from billing.subscriptions k where k.id = r.id), 'card'), r."methodLabel", r.state, billing.moment(r.at), billing.moment(r.since)
  from jsonb_to_recordset(subscriptions)
    as r (id text, provider text, method text, "methodLabel" text, state text, at bigint, since bigint)
  on conflict (id) do update set state = excluded.state, state_at = excluded.state_at, method = excluded.method,
    method_label = coalesce(excluded.method_label, s.method_label)
  where s.account_id = account;
  with saved as (
    insert into billing.charges as c (
      id, provider, account_id, subscription_id, amount, period_start, period_end, status, status_at, paid_at,
      refunded_at, receipt)
    select r.id, r.provider, account, r.subscription, r.amount, billing.moment(r.start), billing.moment(r."end"),
      r.status, billing.moment(r.at), billing.moment(r."paidAt"),
      case when r.status = 'refunded' then billing.moment(r.at) end,
      case when r."paidAt" is not null then nextval('billing.receipts') end
    from jsonb_to_recordset(charges) as r (id text, provider text, subscription text, amount integer, start bigint,
      "end" bigint, status text, at bigint, "paidAt" bigint)
    on conflict (id) do update set status = excluded.status, status_at = excluded.status_at,
      paid_at = coalesce(c.paid_at, excluded.paid_at), refunded_at = coalesce(c.refunded_at, excluded.refunded_at),
      receipt = coalesce(c.receipt, excluded.receipt)
    where c.account_id = account
    returning c.id, c.receipt
  )
  select jsonb_object_agg(saved.id, saved.receipt) into receipts from saved;
  insert into billing.disputes as d (id, provider, account_id, charge_id, state, opened_at)
  select r.id, r.provider, account, r.charge, r.state, billing.moment(r.at)
  from jsonb_to_recordset(disputes) as r (id text, provider text, charge text, state text, at bigint)
  on conflict (id) do update set state = excluded.state, learnt_at = now() where d.account_id = account;
  insert into billing.accounts (account_id, next_transition_at)
  values (account, billing.moment((outcome ->> 'nextTransitionAt')::bigint))
  on conflict (account_id) do update set next_transition_at = excluded.next_transition_at;
  update directory.memberships m set subscription_status = outcome ->> 'status',
    paid_until = billing.moment((outcome ->> 'paidUntil')::bigint),
    cancel_at = billing.moment((outcome ->> 'cancelAt')::bigint)
  where m.user_id = account and (m.subscription_status, billing.millis(m.paid_until), billing.millis(m.cancel_at))
    is distinct from (outcome ->> 'status', (outcome ->> 'paidUntil')::bigint, (outcome ->> 'cancelAt')::bigint);
  if facts <> '[]' or before.subscription_status is distinct from outcome ->> 'status' then
    insert into billing.history (account_id, cause, facts, status_before, status, paid_until, cancel_at)
    values (account, cause, facts, before.subscription_status, outcome ->> 'status',
      billing.moment((outcome ->> 'paidUntil')::bigint), billing.moment((outcome ->> 'cancelAt')::bigint));
  end if;
  return coalesce(receipts, '{}');
end
$$;

revoke execute on function billing.millis, billing.moment, billing.is_ready, billing.open_record, billing.save_record
  from public, anon, authenticated, service_role;
grant execute on function billing.millis, billing.moment, billing.is_ready, billing.open_record, billing.save_record
  to service_role;
