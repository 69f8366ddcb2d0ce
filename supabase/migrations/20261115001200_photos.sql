-- A professional's photo: an object of the public bucket `photos`, named `<user>/<random>.webp`. Every upload has a new
-- name, so that no cache shows an old face; the browser removes what the profile no longer names.

-- The browser sends 512 × 512 pixels, some 50 kB.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('photos', 'photos', true, 1048576, '{image/webp,image/jpeg}')
on conflict (id) do nothing;

-- A few names a person, so that the bucket is no free storage. Definer: a policy that reads its own table never ends.
create function directory.may_add_photo(object_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null
    and object_name ~ ('^' || auth.uid()::text || '/[0-9a-f-]{36}\.(webp|jpg)$')
    and (
      select count(*) from storage.objects o
      where o.bucket_id = 'photos' and starts_with(o.name, auth.uid()::text || '/')
    ) < 10
$$;
revoke execute on function directory.may_add_photo from public;
grant execute on function directory.may_add_photo to authenticated, service_role;

-- What weighs less than 200 bytes is a dot, not a face.
create policy "professionals add photos of their own" on storage.objects
for insert to authenticated
with check (bucket_id = 'photos' and (select directory.may_add_photo(name)) and (metadata ->> 'size')::bigint >= 200);
create policy "professionals list their own photos" on storage.objects
for select to authenticated
using (bucket_id = 'photos' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "professionals remove their own photos" on storage.objects
for delete to authenticated
using (bucket_id = 'photos' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "photos are added with the second factor, where there is one" on storage.objects
as restrictive for insert to authenticated
with check (bucket_id <> 'photos' or (select directory.has_needed_factor()));
create policy "photos are removed with the second factor, where there is one" on storage.objects
as restrictive for delete to authenticated
using (bucket_id <> 'photos' or (select directory.has_needed_factor()));
