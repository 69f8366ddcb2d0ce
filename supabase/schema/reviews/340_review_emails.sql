-- Patients are invited to a review, and professionals hear of a new one.

-- Who ticked the box, some hours after the appointment, in which the professional may say that nobody came.
create or replace function directory.invite_reviews() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  due record;
  done bigint := 0;
begin
  for due in
    select a.id, a.professional_id, a.patient_email, a.patient_name, p.name as professional,
      directory.title_facts(p) as title, directory.has_confirmed_mailbox(a) as is_confirmed,
      directory.causes_of_email(a, 'patient') as causes
    from public.appointments a join directory.profiles p on p.id = a.professional_id
    where a.status = 'done' and a.patient_email is not null
      and a.ended_at between now() - directory.invitation_window() and now() - interval '3 hours'
      and not exists (select from directory.review_links l where l.appointment_id = a.id)
      and directory.may_be_invited(a) and (directory.has_confirmed_mailbox(a) or directory.may_write_to_strangers(a.professional_id))
    order by a.id limit 500 for update of a skip locked
  loop
    perform email.enqueue('review-invitation', due.patient_email,
      jsonb_build_object('patient', due.patient_name, 'professional', due.professional, 'title', due.title,
        'token', directory.new_review_link(due.professional_id, due.id),
        'appointment', directory.new_appointment_link(due.id, is_mailed => true)),
      format('review-invitation %s', due.id),
      counted => email.counted(due.patient_email, due.is_confirmed, due.causes),
      subject_kind => 'appointment', subject_id => due.id);
    done := done + 1;
  end loop;
  return done;
end
$$;

-- An address that nobody confirmed learns that there is something to see, and nothing of the patient.
create or replace function directory.email_about_review(review uuid) returns void
language sql security definer set search_path = ''
as $$
  select email.enqueue(
    'review-received', u.email,
    jsonb_build_object('professional', p.name, 'isWhole', u.email_confirmed_at is not null)
      || case when u.email_confirmed_at is null then '{}' else jsonb_strip_nulls(jsonb_build_object(
        'stars', r.stars, 'author', r.author, 'comment', r.comment)) end,
    'review-received ' || r.id, subject_kind => 'review', subject_id => r.id)
  from public.reviews r
  join directory.profiles p on p.id = r.professional_id and p.listed_until > now()
  join auth.users u on u.id = p.user_id and u.email <> ''
  where r.id = review and r.hidden_at is null
$$;

-- Of a hiding its author hears where an address is known: the appointment's. The email is about the appointment, too: it is
-- purged with it.
drop function if exists directory.email_about_hiding(uuid);
create or replace function directory.email_about_hiding(review uuid, is_reread boolean) returns void
language sql security definer set search_path = ''
as $$
  select email.enqueue(
    'review-hidden', a.patient_email,
    jsonb_build_object('patient', a.patient_name, 'professional', p.name, 'reason', l.hidden_for,
      'mayObject', directory.may_object(l, r), 'isReread', is_reread),
    format('review-hidden %s %s', a.id, extract(epoch from clock_timestamp())),
    subject_kind => 'appointment', subject_id => a.id)
  from directory.review_links l
  join public.reviews r on r.id = l.review_id
  join public.appointments a on a.id = l.appointment_id and a.patient_email is not null
  join directory.profiles p on p.id = l.professional_id
  where l.review_id = review
$$;

-- When a link has become a review, not when a row is inserted: reviews that were moved here from elsewhere are not new.
-- Of one that waits for a look they hear when it is shown.
create or replace function directory.notify_of_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.email_about_review(new.review_id);
  return null;
end
$$;
create or replace trigger notify_of_review after update of review_id on directory.review_links
for each row when (old.review_id is null and new.review_id is not null) execute function directory.notify_of_review();

-- Whoever deletes the words takes them out of the email that still waits.
create or replace function email.withdraw_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update email.outbox o set failed_at = now(), next_attempt_at = null, last_error = 'superseded', data = '{}'
  where o.subject_kind = 'review' and o.subject_id = old.id and o.next_attempt_at is not null;
  return null;
end
$$;
create or replace trigger withdraw_email after delete on public.reviews
for each row execute function email.withdraw_review();

revoke execute on function directory.email_about_review, directory.email_about_hiding, directory.invite_reviews, directory.notify_of_review,
  email.withdraw_review from public, anon, authenticated, service_role;
grant execute on function directory.invite_reviews to service_role;
