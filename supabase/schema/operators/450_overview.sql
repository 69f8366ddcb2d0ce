-- The operator's first page: what waits, how things stand, what is broken. Live, in one answer.

create or replace function public.operator_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := directory.today();
begin
  perform directory.require_operator();
  return jsonb_build_object(
    'queue', jsonb_build_object(
      'registrations', (select count(*) from (select from directory.verifications v where v.state = 'waiting' limit 1000) w),
      'oldest', (select v.asked_at from directory.verifications v where v.state = 'waiting' order by v.asked_at, v.id limit 1),
      'flags', (select count(*) from directory.word_flags f where f.looked_at is null),
      'heldReviews', (select count(*) from public.reviews r where r.held_at is not null),
      'reports', (select count(*) from directory.reports r where r.state = 'open'),
      'requests', (select count(*) from directory.privacy_requests r where r.state = 'open'),
      'late', (select count(*) from directory.privacy_requests r where r.state = 'open' and r.due_at < now()),
      'minors', (select count(*) from directory.minor_reports)
    ),
    'pendingIncidents', coalesce((
      select jsonb_agg(i.known_at order by i.known_at) from (
        select distinct on (e.incident) e.* from directory.incidents e order by e.incident, e.id desc
      ) i where i.is_relevant is distinct from false and (i.anpd_notified_at is null or i.people_notified_at is null)
    ), '[]'),
    'signUps', (
      select jsonb_agg(jsonb_build_object('day', d.day::date, 'count', coalesce(n.signed, 0)) order by d.day)
      from generate_series(today - 29, today, interval '1 day') as d (day)
      left join (
        select (p.created_at at time zone directory.default_zone())::date as day, count(*) as signed
        from directory.profiles p where p.created_at >= (today - 29)::timestamp at time zone directory.default_zone()
        group by 1
      ) n on n.day = d.day::date
    ),
    'listed', coalesce((
      select jsonb_agg(jsonb_build_object('specialty', s.name, 'uf', g.state, 'count', g.n) order by s.id, g.state)
      from (
        select f.specialty_id, c.state, sum(f.n) as n from directory.facets f
        left join public.cities c on c.number = f.city_number
        group by 1, 2 having sum(f.n) > 0
      ) g join public.specialties s on s.id = g.specialty_id
    ), '[]'),
    'billing', billing.figures(),
    'emails', coalesce((
      select jsonb_agg(jsonb_build_object('kind', l.kind, 'sent', l.sent, 'waiting', l.waiting, 'late', l.late,
        'failed', l.failed) order by l.failed desc, l.late desc, l.kind)
      from (
        select m.kind, count(*) filter (where m.sent_at is not null) as sent,
          count(*) filter (where m.next_attempt_at is not null) as waiting,
          count(*) filter (where m.next_attempt_at is not null and m.attempts > 1) as late,
          count(*) filter (where m.failed_at is not null and m.last_error is distinct from 'superseded') as failed
        from email.outbox m where m.created_at > now() - interval '7 days' group by m.kind
      ) l
    ), '[]'),
    'payments', coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'provider', e.provider, 'kind', e.kind, 'receivedAt', e.received_at,
        'attempts', e.attempts, 'failedAt', e.failed_at, 'error', e.last_error) order by e.received_at desc)
      from (
        select * from billing.payment_events b
        where b.failed_at is not null or b.next_attempt_at is not null and b.attempts > 0 order by b.received_at desc limit 50
      ) e
    ), '[]'),
    'jobs', coalesce((
      select jsonb_agg(jsonb_build_object('name', r.name, 'finishedAt', r.finished_at, 'succeededAt', r.succeeded_at,
        'failedAt', r.failed_at, 'error', r.last_error, 'successes', r.successes, 'failures', r.failures) order by r.name)
      from jobs.runs r
    ), '[]')
  );
end
$$;

revoke execute on function public.operator_overview from public, anon, authenticated, service_role;
grant execute on function public.operator_overview to authenticated;
