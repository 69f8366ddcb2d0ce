-- "Denunciar": what visitors find wrong with a review or a profile, until an operator has looked.

-- Whose the thing is, if visitors can see it: nothing else may be reported. Null otherwise, be it hidden or never there.
create or replace function directory.reported_professional(kind text, target uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  select found.id from (
    select p.id from directory.profiles p where kind = 'profile' and p.id = target
    union all
    select r.professional_id from public.reviews r where kind = 'review' and r.id = target and r.hidden_at is null
  ) found
  where directory.is_listed(found.id)
$$;

-- Gives whether there was something to report; the table itself refuses a reason that its kind does not have. Past twenty
-- open reports of one thing another says nothing new, nor does the same one within minutes: its answer was lost on the
-- way, and its sender tried again.
create or replace function directory.report(kind text, target uuid, reason text, words text default null, contact text default null)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  of_professional uuid := directory.reported_professional(kind, target);
  its_words text := directory.plain_text(words);
  its_contact text := nullif(btrim(contact), '');
begin
  if of_professional is null then return false; end if;
  if length(its_words) > 1000 or length(its_contact) > 254 then
    raise check_violation using message = 'Use um texto mais curto.';
  end if;
  insert into directory.reports (kind, professional_id, review_id, reason, words, contact)
  select kind, of_professional, case when kind = 'review' then target end, reason, its_words, its_contact
  where (
    select count(*) < 20 and not coalesce(bool_or((r.reason, r.words, r.contact) is not distinct from
      (reason, its_words, its_contact) and r.created_at > now() - interval '10 minutes'), false)
    from directory.reports r
    where r.professional_id = of_professional and r.state = 'open' and r.kind = kind
      and (kind = 'profile' or r.review_id = target));
  return true;
end
$$;

-- Whoever left an address is answered by it; after a while nobody needs it any more.
create or replace function directory.purge_report_contacts() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select r.id from directory.reports r
    where r.contact is not null and r.state <> 'open' and r.closed_at < now() - directory.kept_for('report_contacts') limit 1000
  ), emptied as (
    update directory.reports r set contact = null from old where r.id = old.id returning 1
  )
  select count(*)::integer from emptied
$$;

-- A report goes with the review or profile that it is about, and what operators wrote on closing it goes along. A restore
-- deletes those again, and the report with them.
create or replace function directory.follow_deleted_report() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.purge_reasons(old.id);
  return null;
end
$$;
create or replace trigger follow_deleted_report after delete on directory.reports
for each row execute function directory.follow_deleted_report();

-- What visitors reported: the review or profile as it is now, and who wants an answer.
create or replace function public.operator_reports() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'reason', r.reason, 'words', r.words,
      'hasContact', r.contact is not null, 'createdAt', r.created_at, 'professionalId', p.id, 'name', p.name,
      'specialty', s.name, 'isListed', coalesce(p.listed_until > now(), false),
      'review', case when v.id is not null then jsonb_build_object('id', v.id, 'stars', v.stars, 'comment', v.comment,
        'author', v.author, 'source', v.source, 'answer', v.answer, 'hiddenAt', v.hidden_at, 'createdAt', v.created_at) end
    ) order by r.created_at)
    from (select * from directory.reports q where q.state = 'open' order by q.created_at limit 100) r
    join directory.profiles p on p.id = r.professional_id
    left join public.specialties s on s.id = p.specialty_id
    left join public.reviews v on v.id = r.review_id
  ), '[]');
end
$$;

-- The answer is mailed to who left an address; others left a telephone or nothing, and get none.
create or replace function public.operator_close_report(report uuid, is_upheld boolean, answer text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  closed directory.reports;
begin
  perform directory.require_operator();
  words := directory.given_reason(answer);
  update directory.reports r set state = case when is_upheld then 'upheld' else 'dismissed' end, closed_at = now()
  where r.id = report and r.state = 'open' returning * into closed;
  if closed.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  if closed.contact ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform email.enqueue('report-answered', closed.contact, jsonb_build_object('answer', words,
      'kind', closed.kind, 'reason', closed.reason), 'report ' || closed.id,
      counted => email.counted(closed.contact, is_confirmed => false));
  end if;
  perform directory.log_act('close_report', 'report', report, jsonb_build_object('state', 'open'),
    jsonb_build_object('state', closed.state, 'kind', closed.kind, 'professional', closed.professional_id), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- The operator's own words are for the log; the author reads the category, put kindly. Nobody is hidden without one.
drop function if exists public.operator_hide_review(uuid, text);
drop function if exists directory.set_review_hidden(uuid, boolean, text);
create or replace function directory.set_review_hidden(review uuid, is_hidden boolean, reason text, category text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  was_held boolean;
  -- Whether this answers what the author said to an earlier hiding.
  is_reread boolean;
  changed public.reviews;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  if is_hidden and coalesce(category, '') not in ('offensive', 'health', 'private', 'advertising', 'council', 'false', 'other')
  then
    raise check_violation using message = 'Escolha o que o autor da avaliação lê como motivo.';
  end if;
  select r.held_at is not null into was_held from public.reviews r where r.id = review for update;
  -- A held one is hidden already: to hide it is to have looked.
  update public.reviews r set hidden_at = case when is_hidden then now() end, held_at = null
  where r.id = review and ((r.hidden_at is not null) <> is_hidden or r.held_at is not null) returning * into changed;
  if changed.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  is_reread := was_held and exists (
    select from directory.review_links l where l.review_id = review and l.held_for = '{objection}');
  update directory.review_links l set hidden_for = case when is_hidden then category end where l.review_id = review;
  if is_hidden then perform directory.email_about_hiding(review, is_reread);
  elsif was_held then perform directory.email_about_review(review);
  end if;
  perform directory.log_act(case when is_hidden then 'hide_review' else 'show_review' end, 'review', review,
    jsonb_build_object('is_hidden', not is_hidden),
    jsonb_strip_nulls(jsonb_build_object('is_hidden', is_hidden, 'category', category,
      'professional', changed.professional_id)), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Written and not yet looked at, the oldest first.
create or replace function public.operator_held_reviews() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'stars', r.stars, 'comment', r.comment, 'author', r.author,
      'source', r.source, 'createdAt', r.created_at, 'reasons', coalesce(l.held_for, '{}'),
      'objection', l.objection, 'hiddenFor', l.hidden_for, 'professionalId', p.id,
      'name', p.name, 'specialty', s.name, 'isListed', coalesce(p.listed_until > now(), false)) order by r.held_at, r.id)
    from (select * from public.reviews h where h.held_at is not null order by h.held_at, h.id limit 100) r
    join directory.profiles p on p.id = r.professional_id
    left join public.specialties s on s.id = p.specialty_id
    left join directory.review_links l on l.review_id = r.id
  ), '[]');
end
$$;

create or replace function public.operator_hide_review(review uuid, reason text, category text) returns jsonb
language sql security definer set search_path = ''
as $$ select directory.set_review_hidden(review, true, reason, category) $$;

create or replace function public.operator_show_review(review uuid, reason text) returns jsonb
language sql security definer set search_path = ''
as $$ select directory.set_review_hidden(review, false, reason, null) $$;

revoke execute on function public.operator_held_reviews, directory.reported_professional, directory.report, directory.purge_report_contacts, directory.follow_deleted_report,
  public.operator_reports, public.operator_close_report, directory.set_review_hidden, public.operator_hide_review,
  public.operator_show_review from public, anon, authenticated, service_role;
grant execute on function directory.reported_professional, directory.report to anon, service_role;
grant execute on function directory.purge_report_contacts to service_role;
grant execute on function public.operator_held_reviews, public.operator_reports, public.operator_close_report,
  public.operator_hide_review, public.operator_show_review to authenticated;
