-- Who works for the platform. Everything operators read or do goes through functions `public.operator_<act>`, which
-- refuse everybody else and write down what changes in the same transaction.

-- For registers that are only added to, until the time is over that the argument names.
create or replace function directory.refuse_log_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and old.at < now() - directory.kept_for(tg_argv[0]) then return old; end if;
  raise insufficient_privilege using message = 'Este registro só recebe novas linhas.';
end
$$;
create or replace trigger operator_log_is_append_only before update or delete on directory.operator_log
for each row execute function directory.refuse_log_change('operator_acts');
create or replace trigger operator_log_is_never_emptied before truncate on directory.operator_log
for each statement execute function directory.refuse_log_change('operator_acts');

create or replace function directory.purge_operator_log() returns integer
language sql security definer set search_path = ''
as $$
  with reasons as (
    delete from directory.operator_reasons r where r.log_id in (
      select l.id from directory.operator_log l join directory.operator_reasons o on o.log_id = l.id
      where l.at < now() - directory.kept_for('operator_reasons') limit 1000) returning 1
  ), acts as (
    delete from directory.operator_log l where l.id in (
      select o.id from directory.operator_log o
      where o.at < now() - directory.kept_for('operator_acts') limit 1000) returning 1
  )
  select ((select count(*) from reasons) + (select count(*) from acts))::integer
$$;

create or replace function directory.verified_factors(account uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(select f.id from auth.mfa_factors f where f.user_id = account and f.status = 'verified' order by f.id)
$$;

-- The second factor was given in this very session, and no recovery code in its place; the session is alive, and the account is still an operator's:
-- asked of the tables, because a token outlives what it says.
create or replace function directory.is_operator() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(directory.session_level() = 'aal2', false)
    and not directory.is_recovered_session()
    and exists (
      select from directory.operators o, directory.verified_factors(o.user_id) as now_verified
      where o.user_id = (select auth.uid()) and now_verified <> '{}' and now_verified <@ o.factors
    )
$$;

create or replace function directory.require_operator() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not directory.is_operator() then
    raise insufficient_privilege using message = 'Esta área é só de operadores, com a verificação em duas etapas.';
  end if;
end
$$;

-- What of a change the log keeps: flags, numbers, dates, ids (also a provider's, "in_1Nx") and words of ours. It outlives
-- the people it is about, so whatever could be a name or a sentence stays out.
create or replace function directory.without_words(change jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(c.key, c.value) from jsonb_each(change) c
  where jsonb_typeof(c.value) in ('boolean', 'number', 'null')
    or jsonb_typeof(c.value) = 'string' and c.value #>> '{}' ~ '^([a-z0-9_.:+TZ-]{1,40}|[a-z]{2,6}_\w{1,80})$'
$$;

-- Whether an act is about the operator's own profile, what is said of it, or the own request.
create or replace function directory.is_own_target(target_kind text, target_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case target_kind
    when 'request' then exists (
      select from directory.privacy_requests r join auth.users u on lower(u.email) = lower(r.email)
      where r.id = target_id and u.id = auth.uid())
    else exists (
      select from directory.profiles p where p.user_id = auth.uid() and p.id = case target_kind
        when 'professional' then target_id
        when 'review' then (select r.professional_id from public.reviews r where r.id = target_id)
        when 'report' then (select r.professional_id from directory.reports r where r.id = target_id) end)
  end
$$;

-- Every act comes by here in its own transaction, so that what is refused here has not happened: nobody decides about
-- themselves.
create or replace function directory.log_act(
  act text, target_kind text, target_id uuid, before jsonb, after jsonb, why text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  line bigint;
begin
  if directory.is_own_target(target_kind, target_id) then
    raise check_violation using message = 'Peça a outro operador que cuide da sua própria conta.';
  end if;
  perform directory.require_operator();
  insert into directory.operator_log (operator_id, operator_email, act, target_kind, target_id, before, after)
  select u.id, coalesce(u.email, ''), log_act.act, log_act.target_kind, log_act.target_id,
    directory.without_words(log_act.before), directory.without_words(log_act.after)
  from auth.users u where u.id = auth.uid() returning id into line;
  if btrim(why) <> '' then
    insert into directory.operator_reasons (log_id, words) values (line, btrim(why));
  end if;
end
$$;

-- What was decided about a professional, and why; not by whom.
create or replace function directory.export_section_decisions(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('at', l.at, 'act', l.act, 'reason', r.words) order by l.id)
  from directory.profiles p join directory.operator_log l on l.target_id = p.id
  left join directory.operator_reasons r on r.log_id = l.id where p.user_id = account
$$;

-- A reason that somebody else will read.
create or replace function directory.given_reason(reason text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  words text := btrim(coalesce(reason, ''));
begin
  if length(words) < 5 then raise check_violation using message = 'Escreva o motivo em uma frase.'; end if;
  if length(words) > 1500 then raise check_violation using message = 'O motivo pode ter no máximo 1.500 caracteres.'; end if;
  return words;
end
$$;

-- For the command line, as the owner of the database.
create or replace function directory.set_operator(email text, is_operator boolean) returns text
language plpgsql set search_path = ''
as $$
declare
  account auth.users;
  seen uuid[];
begin
  select * into account from auth.users u where lower(u.email) = lower(btrim(set_operator.email)) limit 1;
  if account.id is null then return 'unknown'; end if;
  if is_operator then
    -- The first confirmation ends the second factor, and an address that nobody proved may be anybody's.
    if account.email_confirmed_at is null then return 'unconfirmed'; end if;
    seen := directory.verified_factors(account.id);
    if seen = '{}' then return 'no_factor'; end if;
    insert into directory.operators as o (user_id, factors) values (account.id, seen)
    on conflict (user_id) do update set factors = excluded.factors, added_at = now() where o.factors <> excluded.factors;
  else
    delete from directory.operators o where o.user_id = account.id;
  end if;
  if not found then return 'unchanged'; end if;
  insert into directory.operator_log (operator_email, act, target_kind, target_id)
  values ('linha de comando', case when is_operator then 'add_operator' else 'remove_operator' end, 'operator', account.id);
  return 'changed';
end
$$;

-- What the page asks first: whether this account is an operator's, whether the session is enough, and whether the
-- factor is one that nobody vouched for.
create or replace function public.am_i_operator() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'isOperator', exists (select from directory.operators o where o.user_id = (select auth.uid())),
    'isReady', directory.is_operator(),
    'isFactorNew', exists (
      select from directory.operators o
      where o.user_id = (select auth.uid()) and not directory.verified_factors(o.user_id) <@ o.factors)
  )
$$;

create or replace function public.operator_log(before_id bigint default null, of_target uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', l.id, 'at', l.at, 'operator', l.operator_email, 'act', l.act,
      'targetKind', l.target_kind, 'targetId', l.target_id,
      'target', coalesce(p.name, u.email, q.protocol,
        case l.target_kind when 'review' then 'avaliação de ' else 'denúncia sobre ' end || about.name, i.words,
        case when l.target_id is not null then left(l.target_id::text, 8) end),
      'before', l.before, 'after', l.after, 'why', r.words) order by l.id desc)
    from (
      select * from directory.operator_log o
      where (before_id is null or o.id < before_id) and (of_target is null or o.target_id = of_target)
      order by o.id desc limit 100
    ) l
    left join directory.operator_reasons r on r.log_id = l.id
    left join directory.profiles p on l.target_kind = 'professional' and p.id = l.target_id
    left join auth.users u on l.target_kind = 'operator' and u.id = l.target_id
    left join directory.privacy_requests q on l.target_kind = 'request' and q.id = l.target_id
    left join directory.profiles about
      on l.target_kind in ('review', 'report') and about.id::text = l.after ->> 'professional'
    left join lateral (
      select 'incidente de ' || to_char(max(e.known_at) at time zone directory.default_zone(), 'DD/MM/YYYY') as words
      from directory.incidents e where l.target_kind = 'incident' and e.incident = l.target_id
    ) i on true
  ), '[]');
end
$$;

-- Disputes have a deadline: whoever runs the platform is told at once, by email, and answers at the provider.
create or replace function billing.notify_operators(account uuid, kind text, data jsonb, unique_key text) returns void
language sql security definer set search_path = ''
as $$
  select email.enqueue(notify_operators.kind, u.email,
    data || jsonb_build_object('link', data ->> 'link' || '/operador/suporte/' || p.id), unique_key || ':' || u.id)
  from directory.operators o join auth.users u on u.id = o.user_id, directory.profiles p
  where u.email is not null and p.user_id = account
$$;

revoke execute on function directory.refuse_log_change, directory.purge_operator_log, directory.without_words,
  directory.verified_factors, directory.is_operator, directory.require_operator,
  directory.is_own_target, directory.log_act, directory.export_section_decisions, directory.given_reason, directory.set_operator, public.am_i_operator,
  public.operator_log, billing.notify_operators from public, anon, authenticated, service_role;
grant execute on function directory.is_operator, public.am_i_operator, public.operator_log to authenticated;
grant execute on function billing.notify_operators, directory.purge_operator_log to service_role;
