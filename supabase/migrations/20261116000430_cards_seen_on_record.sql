-- A council card opens for the operator who has just said, in the log, that they look at it; the bucket shows them
-- nothing else.
create function directory.may_see_card(object_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select directory.is_operator() and exists (
    select from directory.operator_log l join directory.profiles p on p.id = l.target_id
    where l.at > now() - interval '10 minutes' and l.operator_id = auth.uid() and l.act = 'open_card'
      and starts_with(object_name, p.user_id::text || '/')
  )
$$;
revoke execute on function directory.may_see_card from public, anon, authenticated, service_role;
grant execute on function directory.may_see_card to authenticated;

drop policy "council cards are seen by their owner and by operators" on storage.objects;
create policy "council cards are seen by their owner and by operators on record" on storage.objects
for select to authenticated using (
  bucket_id = 'council-cards' and (
    (storage.foldername(name))[1] = (select auth.uid())::text and (select directory.has_needed_factor())
    or directory.may_see_card(name)
  )
);
