-- What was paid, how, and what became of the subscription: part of everything a person may take along.
create function directory.export_section_payments(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'subscriptions', (
      select jsonb_agg(jsonb_build_object('provider', s.provider, 'method', s.method, 'label', s.method_label,
        'state', s.state, 'since', s.since) order by s.since)
      from billing.subscriptions s where s.account_id = account),
    'charges', (
      select jsonb_agg(jsonb_build_object('receipt', c.receipt, 'amount_centavos', c.amount, 'status', c.status,
        'period_start', c.period_start, 'period_end', c.period_end, 'paid_at', c.paid_at,
        'refunded_at', c.refunded_at) order by c.period_start)
      from billing.charges c where c.account_id = account),
    'disputes', (
      select jsonb_agg(jsonb_build_object('receipt', c.receipt, 'state', d.state, 'opened_at', d.opened_at)
        order by d.opened_at)
      from billing.disputes d join billing.charges c on c.id = d.charge_id where d.account_id = account),
    'history', (
      select jsonb_agg(jsonb_build_object('at', h.at, 'from', h.status_before, 'to', h.status,
        'paid_until', h.paid_until) order by h.id)
      from billing.history h where h.account_id = account))
  where exists (select from billing.history h where h.account_id = account)
    or exists (select from billing.charges c where c.account_id = account)
$$;
revoke execute on function directory.export_section_payments from public, anon, authenticated;
