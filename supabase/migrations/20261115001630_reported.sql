-- What visitors reported, until an operator has looked: the review or profile as it is now, and who wants an answer.
create function public.operator_reports() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'reason', r.reason, 'words', r.words,
      'hasContact', r.contact is not null, 'createdAt', r.created_at, 'professionalId', p.id, 'name', p.name,
      'specialty', s.name, 'isListed', coalesce(p.listed_until > now(), false),
      'review', case when v.id is not null then jsonb_build_object('id', v.id, 'stars', v.stars, 'comment', v.comment,
        'author', v.author, 'answer', v.answer, 'hiddenAt', v.hidden_at, 'createdAt', v.created_at) end
    ) order by r.created_at)
    from (select * from directory.reports q where q.state = 'open' order by q.created_at limit 100) r
    join directory.profiles p on p.id = r.professional_id
    left join public.specialties s on s.id = p.specialty_id
    left join public.reviews v on v.id = r.review_id
  ), '[]');
end
$$;

-- The answer is mailed to who left an address; others left a telephone or nothing, and get none.
create function public.operator_close_report(report uuid, is_upheld boolean, answer text) returns jsonb
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
    perform email.enqueue('report-answered', closed.contact, jsonb_build_object('answer', words), 'report ' || closed.id);
  end if;
  perform directory.log_act('close_report', 'report', report, jsonb_build_object('state', 'open'),
    jsonb_build_object('state', closed.state, 'kind', closed.kind, 'professional', closed.professional_id), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

create function directory.set_review_hidden(review uuid, is_hidden boolean, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  changed public.reviews;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  update public.reviews r set hidden_at = case when is_hidden then now() end
  where r.id = review and (r.hidden_at is not null) <> is_hidden returning * into changed;
  if changed.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  perform directory.log_act(case when is_hidden then 'hide_review' else 'show_review' end, 'review', review,
    jsonb_build_object('is_hidden', not is_hidden),
    jsonb_build_object('is_hidden', is_hidden, 'professional', changed.professional_id), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

create function public.operator_hide_review(review uuid, reason text) returns jsonb
language sql security definer set search_path = ''
as $$ select directory.set_review_hidden(review, true, reason) $$;

create function public.operator_show_review(review uuid, reason text) returns jsonb
language sql security definer set search_path = ''
as $$ select directory.set_review_hidden(review, false, reason) $$;

revoke execute on function directory.set_review_hidden, public.operator_reports, public.operator_close_report,
  public.operator_hide_review, public.operator_show_review from public, anon, authenticated, service_role;
grant execute on function public.operator_reports, public.operator_close_report, public.operator_hide_review,
  public.operator_show_review to authenticated;
