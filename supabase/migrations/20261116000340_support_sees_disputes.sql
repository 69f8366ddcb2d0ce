-- Whoever answers a professional sees which charge was contested.
create or replace function public.operator_professional(professional uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return (
    select jsonb_build_object(
      'id', p.id, 'name', p.name, 'email', m.email, 'emailConfirmedAt', u.email_confirmed_at, 'createdAt', p.created_at,
      'lastSignInAt', u.last_sign_in_at, 'specialty', s.name, 'registration', p.registration, 'city', c.name,
      'uf', c.state, 'description', p.description, 'verifiedAt', p.verified_at, 'deadline', p.registration_deadline,
      'isListed', coalesce(p.listed_until > now(), false), 'listedUntil', p.listed_until,
      'status', m.subscription_status, 'trialEnd', m.trial_end_date, 'paidUntil', m.paid_until, 'cancelAt', m.cancel_at,
      'pausedAt', m.paused_at, 'suspendedAt', m.suspended_at,
      'hasSecondFactor', exists (
        select from auth.mfa_factors f where f.user_id = p.user_id and f.status = 'verified'),
      'history', coalesce((
        select jsonb_agg(jsonb_build_object('at', h.at, 'cause', h.cause, 'before', h.status_before,
          'status', h.status, 'paidUntil', h.paid_until) order by h.id desc)
        from (select * from billing.history b where b.account_id = p.user_id order by b.id desc limit 50) h), '[]'),
      'charges', coalesce((
        select jsonb_agg(jsonb_build_object('amount', g.amount, 'status', case
            when g.status = 'paid' and exists (
              select from billing.disputes d where d.charge_id = g.id and d.state <> 'won') then 'disputed'
            else g.status end, 'at', g.status_at,
          'provider', g.provider, 'start', g.period_start, 'end', g.period_end) order by g.period_start desc)
        from (
          select * from billing.charges b where b.account_id = p.user_id order by b.period_start desc limit 24
        ) g), '[]'),
      'letters', coalesce((
        select jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'createdAt', l.created_at, 'sentAt', l.sent_at,
          'failedAt', l.failed_at, 'attempts', l.attempts, 'error', l.last_error,
          'canResend', l.next_attempt_at is not null or l.kind in ('welcome', 'registration-checked')
        ) order by l.created_at desc)
        from (
          select * from mail.letters n where n.recipient = lower(m.email) order by n.created_at desc limit 50
        ) l), '[]'),
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
