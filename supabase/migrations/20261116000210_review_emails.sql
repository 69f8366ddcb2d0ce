-- A professional is told of a new review by one email. When a link has become a review, not when a row is inserted:
-- reviews that were moved here from elsewhere are no news.
create function directory.notify_of_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- An address that nobody confirmed learns that there is something to see, and nothing of the patient.
  perform email.enqueue(
    'review-received', u.email,
    jsonb_build_object('professional', p.name, 'isWhole', u.email_confirmed_at is not null)
      || case when u.email_confirmed_at is null then '{}' else jsonb_strip_nulls(jsonb_build_object(
        'stars', r.stars, 'author', r.author, 'comment', r.comment)) end,
    'review-received ' || r.id)
  from public.reviews r
  join directory.profiles p on p.id = r.professional_id and p.listed_until > now()
  join auth.users u on u.id = p.user_id and u.email <> ''
  where r.id = new.review_id;
  return null;
end
$$;
create trigger notify_of_review after update of review_id on directory.review_links
for each row when (old.review_id is null and new.review_id is not null) execute function directory.notify_of_review();

-- Whoever deletes the words takes them out of the email that still waits.
create function email.withdraw_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update email.outbox l set failed_at = now(), next_attempt_at = null, last_error = 'superseded', data = '{}'
  where l.unique_key = 'review-received ' || old.id and l.next_attempt_at is not null;
  return null;
end
$$;
create trigger withdraw_email after delete on public.reviews
for each row execute function email.withdraw_review();
revoke execute on function directory.notify_of_review, email.withdraw_review from public;
