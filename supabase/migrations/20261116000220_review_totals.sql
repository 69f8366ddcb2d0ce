-- How many reviews show, and how many of them are of four or five stars: the landing page asks for the share on every
-- rendering, and counting millions takes seconds. One row, always the last one that a transaction locks.
create table directory.review_totals (
  only_one boolean primary key default true check (only_one),
  shown bigint not null default 0,
  content bigint not null default 0
);
alter table directory.review_totals enable row level security;
revoke all on directory.review_totals from anon, authenticated, service_role;
grant select on directory.review_totals to service_role;

-- Counted anew: at the beginning, after a bulk load, or when somebody doubts.
create function directory.rebuild_review_totals() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from directory.review_totals;
  insert into directory.review_totals (shown, content)
  select count(*), count(*) filter (where r.stars >= 4) from public.reviews r where r.hidden_at is null
$$;
select directory.rebuild_review_totals();

create function directory.total_reviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  more bigint := 0;
  more_content bigint := 0;
  less bigint := 0;
  less_content bigint := 0;
begin
  if tg_op <> 'DELETE' then
    select count(*), count(*) filter (where r.stars >= 4) into more, more_content
    from added r where r.hidden_at is null;
  end if;
  if tg_op <> 'INSERT' then
    select count(*), count(*) filter (where r.stars >= 4) into less, less_content
    from removed r where r.hidden_at is null;
  end if;
  if (more, more_content) is distinct from (less, less_content) then
    update directory.review_totals t
    set shown = t.shown + more - less, content = t.content + more_content - less_content;
  end if;
  return null;
end
$$;

-- After those that rate the profile, by the alphabet.
create trigger total_inserted_reviews after insert on public.reviews
referencing new table as added for each statement execute function directory.total_reviews();
create trigger total_updated_reviews after update on public.reviews
referencing old table as removed new table as added for each statement execute function directory.total_reviews();
create trigger total_deleted_reviews after delete on public.reviews
referencing old table as removed for each statement execute function directory.total_reviews();

create function directory.satisfaction() returns numeric
language sql stable security definer set search_path = ''
as $$ select t.content::numeric / nullif(t.shown, 0) from directory.review_totals t $$;

-- The landing page's figures: exact counts; how they are rounded for show is the page's business.
create function public.directory_figures()
returns table (professionals bigint, specialties bigint, cities bigint, satisfaction numeric)
language sql stable set search_path = ''
as $$
  select coalesce(sum(f.n), 0)::bigint,
    (select count(*) from public.approaches a where exists (
      select from directory.profiles p where p.specialty_id = a.specialty_id and p.approach = a.name)),
    count(distinct f.city_number) filter (where f.city_number >= 0),
    directory.satisfaction()
  from directory.facets f where f.n > 0
$$;

revoke execute on function directory.rebuild_review_totals, directory.total_reviews, directory.satisfaction,
  public.directory_figures from public;
grant execute on function directory.rebuild_review_totals to service_role;
grant execute on function directory.satisfaction, public.directory_figures to anon, authenticated, service_role;
