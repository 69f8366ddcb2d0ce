-- What patients say of a professional. Written and deleted by one-time links alone (next file), answered once by the
-- professional, hidden by an operator alone: nobody picks which ones show.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references directory.profiles on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  comment text check (length(comment) between 1 and 1000),
  -- A first name; null shows as "Paciente".
  author text check (length(author) between 1 and 40),
  -- After an appointment that took place here, or of somebody whom the professional says to have attended.
  source text not null check (source in ('appointment', 'contact')),
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz,
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  -- Operators ask for another answer: then it may be corrected after its first day too. The panel reads this.
  correction_asked_at timestamptz,
  constraint whole_answer check ((answer is null) = (answered_at is null))
);
create index reviews_of_professional on public.reviews (professional_id, created_at desc, id desc);

alter table public.reviews enable row level security;
revoke all on public.reviews from anon, authenticated, service_role;
grant select on public.reviews to authenticated;
grant select, insert, update, delete on public.reviews to service_role;
create policy "professionals read the reviews of themselves" on public.reviews
for select to authenticated using (professional_id = (select directory.own_professional_id()));

-- Rating and count of a profile are those of its visible reviews, in the same transaction. The profile is locked in one
-- statement and counted in the next: whoever waited for the lock then sees what the other has written. The weak lock,
-- because the foreign key of a new review holds one already that the strong one would wait for.
create function directory.rate_profiles(ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from directory.profiles p where p.id = any (ids) order by p.id for no key update;
  update directory.profiles p set rating = seen.rating, review_count = seen.total
  from (
    select wanted.id, round(avg(r.stars), 2) as rating, count(r.id)::integer as total
    from unnest(ids) as wanted (id)
    left join public.reviews r on r.professional_id = wanted.id and r.hidden_at is null
    group by wanted.id
  ) seen
  where p.id = seen.id and (p.rating, p.review_count) is distinct from (seen.rating, seen.total);
  perform directory.notify_profiles(ids);
end
$$;

create function directory.rate_reviewed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.rate_profiles(array(select distinct r.professional_id from changed r order by 1));
  return null;
end
$$;

create trigger rate_inserted_reviews after insert on public.reviews
referencing new table as changed for each statement execute function directory.rate_reviewed();
create trigger rate_updated_reviews after update on public.reviews
referencing new table as changed for each statement execute function directory.rate_reviewed();
create trigger rate_deleted_reviews after delete on public.reviews
referencing old table as changed for each statement execute function directory.rate_reviewed();

-- Words are shown where the council of the specialty lets them be, whatever it was when they were written.
create function directory.allows_testimonials(of_professional uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select s.allows_testimonials from directory.profiles p join public.specialties s on s.id = p.specialty_id
    where p.id = of_professional
  ), false)
$$;

-- Newest first. The place to go on from is the last one's moment, in microseconds, and its id.
create function directory.reviews_page(
  of_professional uuid, before_moment bigint default null, before_id uuid default null, size integer default 10
) returns table (
  id uuid, stars smallint, comment text, author text, source text, answer text, created_at timestamptz, moment bigint
)
language sql stable security definer set search_path = ''
as $$
  select r.id, r.stars, case when directory.allows_testimonials(of_professional) then r.comment end, r.author, r.source,
    r.answer, r.created_at, (extract(epoch from r.created_at) * 1000000)::bigint
  from public.reviews r
  where r.professional_id = of_professional and r.hidden_at is null and directory.is_listed(of_professional)
    and (before_moment is null or before_id is null or (r.created_at, r.id) < (
      timestamptz 'epoch' + before_moment / 1000000 * interval '1 second'
        + before_moment % 1000000 * interval '1 microsecond', before_id))
  order by r.created_at desc, r.id desc
  limit greatest(1, least(coalesce(size, 10), 50))
$$;

-- How many visible reviews have one star, two, … five.
create function directory.star_counts(of_professional uuid) returns integer[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select (select count(*) from public.reviews r
      where r.professional_id = of_professional and r.hidden_at is null and r.stars = star)::integer
    from generate_series(1, 5) star order by star
  )
$$;

revoke execute on function directory.rate_profiles, directory.rate_reviewed, directory.allows_testimonials,
  directory.reviews_page, directory.star_counts from public;
grant execute on function directory.allows_testimonials, directory.reviews_page, directory.star_counts
  to anon, authenticated, service_role;

-- The panel follows its own rows.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.reviews;
  end if;
end
$$;
