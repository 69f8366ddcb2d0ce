-- What patients say of a professional, as visitors read it, and the ratings that follow from it.

drop policy if exists "professionals read the reviews of themselves" on public.reviews;
create policy "professionals read the reviews of themselves" on public.reviews
for select to authenticated using (professional_id = (select directory.own_professional_id()));

-- Rating and count of a profile are those of its counted reviews, in the same transaction. The profile is locked in one
-- statement and counted in the next: whoever waited for the lock then sees what the other has written. The weak lock,
-- because the foreign key of a new review holds one already that the strong one would wait for.
create or replace function directory.rate_profiles(ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from directory.profiles p where p.id = any (ids) order by p.id for no key update;
  update directory.profiles p set rating = seen.rating, review_count = seen.total
  from (
    select wanted.id, round(avg(r.stars), 2) as rating, count(r.id)::integer as total
    from unnest(ids) as wanted (id)
    left join public.reviews r on r.professional_id = wanted.id and r.is_counted
    group by wanted.id
  ) seen
  where p.id = seen.id and (p.rating, p.review_count) is distinct from (seen.rating, seen.total);
  perform directory.notify_profiles(ids);
end
$$;

-- After reviews were written, hidden, shown or deleted: first the rating of each profile, then the totals of all, whose
-- one row is always the last one that a transaction locks.
create or replace function directory.follow_reviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  more bigint := 0;
  more_content bigint := 0;
  less bigint := 0;
  less_content bigint := 0;
begin
  if tg_op = 'DELETE' then
    perform directory.rate_profiles(array(select distinct r.professional_id from removed r order by 1));
  else
    perform directory.rate_profiles(array(select distinct r.professional_id from added r order by 1));
    select count(*), count(*) filter (where r.stars >= 4) into more, more_content
    from added r where r.is_counted;
  end if;
  if tg_op <> 'INSERT' then
    select count(*), count(*) filter (where r.stars >= 4) into less, less_content
    from removed r where r.is_counted;
  end if;
  if (more, more_content) is distinct from (less, less_content) then
    update directory.review_totals t
    set shown = t.shown + more - less, content = t.content + more_content - less_content;
  end if;
  return null;
end
$$;
create or replace trigger follow_inserted_reviews after insert on public.reviews
referencing new table as added for each statement execute function directory.follow_reviews();
create or replace trigger follow_updated_reviews after update on public.reviews
referencing old table as removed new table as added for each statement execute function directory.follow_reviews();
create or replace trigger follow_deleted_reviews after delete on public.reviews
referencing old table as removed for each statement execute function directory.follow_reviews();

-- Counted anew: at the beginning, after a bulk load, or when somebody doubts.
create or replace function directory.rebuild_review_totals() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from directory.review_totals;
  insert into directory.review_totals (shown, content)
  select count(*), count(*) filter (where r.stars >= 4)
  from public.reviews r where r.is_counted
$$;

create or replace function directory.satisfaction() returns numeric
language sql stable security definer set search_path = ''
as $$ select t.content::numeric / nullif(t.shown, 0) from directory.review_totals t $$;

-- Whose registration an operator found in the register within a year. Counted up to a thousand and one: more is a crowd.
create or replace function directory.verified_count() returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from (
    select from directory.profiles p
    where p.verified_at > directory.verified_since() and p.listed_until > now() limit 1001
  ) verified
$$;

-- The landing page's figures: exact counts; how they are rounded for show is the page's business.
drop function if exists public.directory_figures();
create function public.directory_figures()
returns table (professionals bigint, specialties bigint, cities bigint, satisfaction numeric, verified bigint)
language sql stable set search_path = ''
as $$
  select coalesce(sum(f.n), 0)::bigint,
    (select count(*) from public.approaches a where exists (
      select from directory.profiles p where p.specialty_id = a.specialty_id and p.approach = a.name)),
    count(distinct f.city_number) filter (where f.city_number >= 0),
    directory.satisfaction(), directory.verified_count()
  from directory.facets f where f.n > 0
$$;

-- Words are shown where the council of the specialty lets them be, whatever it was when they were written.
create or replace function directory.allows_testimonials(of_professional uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select s.allows_testimonials from directory.profiles p join public.specialties s on s.id = p.specialty_id
    where p.id = of_professional
  ), false)
$$;

-- Newest first. The place to go on from is the last one's moment, in microseconds, and its id.
create or replace function directory.reviews_page(
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

-- How many of the reviews that count have one star, two, … five.
create or replace function directory.star_counts(of_professional uuid) returns integer[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select (select count(*) from public.reviews r
      where r.professional_id = of_professional and r.is_counted and r.stars = star)::integer
    from generate_series(1, 5) star order by star
  )
$$;

create or replace function directory.export_section_reviews(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(to_jsonb(r) - 'professional_id' order by r.created_at)
  from public.reviews r join directory.profiles p on p.id = r.professional_id where p.user_id = account
$$;

revoke execute on function directory.rate_profiles, directory.follow_reviews,
  directory.rebuild_review_totals, directory.satisfaction, directory.verified_count, public.directory_figures,
  directory.allows_testimonials, directory.reviews_page, directory.star_counts, directory.export_section_reviews
from public, anon, authenticated, service_role;
grant execute on function directory.rebuild_review_totals to service_role;
grant execute on function directory.satisfaction, directory.verified_count, public.directory_figures,
  directory.allows_testimonials, directory.reviews_page, directory.star_counts to anon, authenticated, service_role;
