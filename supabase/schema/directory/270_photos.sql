-- Who may add, list and remove objects of the bucket `photos`.

-- How many objects the caller has in a bucket. One after the other: thirty uploads at once would all count the same.
-- Definer: a policy that reads its own table never ends.
create or replace function directory.count_own_objects(bucket text) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  folder constant text := auth.uid()::text || '/';
begin
  perform pg_advisory_xact_lock(hashtextextended(bucket || '/' || folder, 0));
  return (select count(*) from storage.objects o where o.bucket_id = bucket and starts_with(o.name, folder));
end
$$;
revoke execute on function directory.count_own_objects from public, anon, authenticated, service_role;

-- A few names a person, so that the bucket is no free storage. Of an account that still is: one may end while its photo is
-- on its way, and its lock makes whoever deletes it wait for this row.
create or replace function directory.may_add_photo(object_name text) returns boolean
language sql security definer set search_path = ''
as $$
  select case
    when auth.uid() is null or object_name !~ ('^' || auth.uid()::text || '/[0-9a-f-]{36}\.(webp|jpg)$') then false
    else exists (select from auth.users u where u.id = auth.uid() for key share)
      and directory.count_own_objects('photos') < 10
  end
$$;

-- What weighs less than 200 bytes is a dot, not a face.
drop policy if exists "professionals add photos of their own" on storage.objects;
create policy "professionals add photos of their own" on storage.objects
for insert to authenticated
with check (bucket_id = 'photos' and (select directory.may_add_photo(name)) and (metadata ->> 'size')::bigint >= 200);

drop policy if exists "professionals list their own photos" on storage.objects;
create policy "professionals list their own photos" on storage.objects
for select to authenticated
using (bucket_id = 'photos' and (storage.foldername(name))[1] = (select auth.uid())::text);
drop policy if exists "professionals remove their own photos" on storage.objects;
create policy "professionals remove their own photos" on storage.objects
for delete to authenticated
using (bucket_id = 'photos' and (storage.foldername(name))[1] = (select auth.uid())::text);
drop policy if exists "photos are added with the second factor, where there is one" on storage.objects;
create policy "photos are added with the second factor, where there is one" on storage.objects
as restrictive for insert to authenticated
with check (bucket_id <> 'photos' or (select directory.has_needed_factor()));
drop policy if exists "photos are removed with the second factor, where there is one" on storage.objects;
create policy "photos are removed with the second factor, where there is one" on storage.objects
as restrictive for delete to authenticated
using (bucket_id <> 'photos' or (select directory.has_needed_factor()));

-- The rows go at once, and with them every way to the file; the file itself by the daily sweep.
create or replace function directory.remove_objects(bucket text, account text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  -- Supabase's storage refuses deletions by SQL that do not say they mean it.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects o where o.bucket_id = bucket and starts_with(o.name, account || '/');
  get diagnostics gone = row_count;
  return gone;
end
$$;

-- Daily: photos of accounts that ended in another way than by their owner's hand, or while a photo was on its way.
create or replace function directory.purge_photos() returns integer
language sql security definer set search_path = ''
as $$
  select coalesce(sum(directory.remove_objects('photos', orphan.account)), 0)::integer from (
    select distinct split_part(o.name, '/', 1) as account from storage.objects o
    where o.bucket_id = 'photos'
      and not exists (select from auth.users u where u.id::text = split_part(o.name, '/', 1))
  ) orphan
$$;

revoke execute on function directory.may_add_photo, directory.remove_objects, directory.purge_photos from public, anon,
  authenticated, service_role;
grant execute on function directory.may_add_photo to authenticated, service_role;
grant execute on function directory.purge_photos to service_role;
