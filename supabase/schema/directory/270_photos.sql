-- Who may add, list and remove objects of the bucket `photos`.

-- A few names a person, so that the bucket is no free storage. Definer: a policy that reads its own table never ends.
create or replace function directory.may_add_photo(object_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null
    and object_name ~ ('^' || auth.uid()::text || '/[0-9a-f-]{36}\.(webp|jpg)$')
    and (
      select count(*) from storage.objects o
      where o.bucket_id = 'photos' and starts_with(o.name, auth.uid()::text || '/')
    ) < 10
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

revoke execute on function directory.may_add_photo from public, anon, authenticated, service_role;
grant execute on function directory.may_add_photo to authenticated, service_role;
