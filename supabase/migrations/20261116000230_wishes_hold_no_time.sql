-- A range without ends is all of time: whoever asked in words for another time kept everybody else from every slot.
alter table public.appointments drop constraint never_twice;
alter table public.appointments add constraint never_twice
  exclude using gist (professional_id with =, tstzrange(starts_at, ends_at) with &&)
  where (starts_at is not null and status in ('requested', 'proposed', 'confirmed'));
