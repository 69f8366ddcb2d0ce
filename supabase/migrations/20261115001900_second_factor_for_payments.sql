-- Charges, receipts and the open checkout are read with the second factor, where there is one, like the membership.
create or replace function public.subscription_overview() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'status', m.subscription_status, 'trialEnd', m.trial_end_date, 'paidUntil', m.paid_until, 'cancelAt', m.cancel_at,
    'subscription', (
      select jsonb_build_object('id', s.id, 'provider', s.provider, 'method', s.method, 'methodLabel', s.method_label,
        'state', s.state)
      from billing.subscriptions s where s.account_id = m.user_id
      order by array_position(array['open', 'cancelling', 'ended'], s.state), s.created_at desc limit 1),
    'checkout', (
      select jsonb_build_object('id', c.id, 'provider', c.provider, 'method', c.method, 'status', c.status,
        'url', c.url, 'pixCode', c.pix_code, 'expiresAt', c.expires_at)
      from billing.checkouts c where c.account_id = m.user_id order by c.created_at desc limit 1),
    'charges', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'amount', c.amount, 'start', c.period_start, 'end', c.period_end,
        'status', c.status, 'at', c.status_at, 'paidAt', c.paid_at, 'refundedAt', c.refunded_at, 'receipt', c.receipt,
        'provider', c.provider) order by c.period_start desc)
      from billing.charges c where c.account_id = m.user_id), '[]'),
    'refundPending', exists (
      select from billing.payment_events e join billing.charges c on c.id = e.subject
      where e.kind = 'refund' and e.handled_at is null and c.account_id = m.user_id)
  )
  from directory.memberships m where m.user_id = (select auth.uid()) and (select directory.has_needed_factor())
$$;
