-- A professional's photo: an object of the public bucket `photos`, named `<user>/<random>.webp`. Every upload has a new
-- name, so that no cache shows an old face; the browser removes what the profile no longer names.

-- The browser sends 512 × 512 pixels, some 50 kB.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('photos', 'photos', true, 1048576, '{image/webp,image/jpeg}')
on conflict (id) do nothing;
