-- What the panel and the subscription hold. PL/pgSQL, because these tables are made by later files.
create function directory.export_section_activity(account uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  professional uuid := (select p.id from directory.profiles p where p.user_id = account);
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'time_off', (
      select jsonb_agg(to_jsonb(t) - 'professional_id' order by t.starts_on)
      from directory.time_off t where t.professional_id = professional
    ),
    'daily_counts', (
      select jsonb_agg(to_jsonb(c) - 'professional_id' order by c.day)
      from directory.daily_counts c where c.professional_id = professional
    ),
    'appointments', (
      select jsonb_agg(to_jsonb(a) - 'professional_id' order by a.id)
      from public.appointments a where a.professional_id = professional
    ),
    'accepted_documents', (
      select jsonb_agg(to_jsonb(d) - 'user_id' order by d.accepted_at)
      from directory.accepted_documents d where d.user_id = account
    ),
    'subscriptions', (
      select jsonb_agg(to_jsonb(s) - 'account_id' order by s.created_at)
      from billing.subscriptions s where s.account_id = account
    ),
    'charges', (
      select jsonb_agg(to_jsonb(c) - 'account_id' order by c.period_start)
      from billing.charges c where c.account_id = account
    ),
    'subscription_history', (
      select jsonb_agg(to_jsonb(h) - 'account_id' order by h.id) from billing.history h where h.account_id = account
    )
  ));
end
$$;
revoke execute on function directory.export_section_activity from public, anon, authenticated;
