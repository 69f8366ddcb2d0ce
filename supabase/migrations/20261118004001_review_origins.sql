-- The one place that says which reviews averages and counts are made of: those that everybody sees, after an appointment
-- that was made here. Who was invited by the professional is read, and counts for nothing. The origin is the review's own,
-- so that it outlives the appointment. A column and not a function, which would cost five microseconds a row.
alter table public.reviews
  add column is_counted boolean not null generated always as (source = 'appointment' and hidden_at is null) stored;

-- What was counted before is counted anew, where it differs.
update directory.profiles p set rating = seen.rating, review_count = seen.total
from (
  select r.professional_id, round(avg(r.stars) filter (where r.is_counted), 2) as rating,
    count(*) filter (where r.is_counted)::integer as total
  from public.reviews r where r.hidden_at is null
  group by r.professional_id having not bool_and(r.is_counted)
) seen
where p.id = seen.professional_id;

update directory.review_totals t set shown = seen.shown, content = seen.content
from (
  select count(*) as shown, count(*) filter (where r.stars >= 4) as content
  from public.reviews r where r.is_counted
) seen;

-- Why a review was hidden, and what its author says to that: with the link, which is the author's, and not with the
-- review, which the professional reads.
alter table directory.review_links
  add column hidden_for text
    check (hidden_for in ('offensive', 'health', 'private', 'advertising', 'council', 'false', 'other')),
  add column objection text check (length(objection) between 1 and 1000),
  add column objected_at timestamptz,
  add constraint whole_objection check (objection is null or objected_at is not null);

-- A review waits for a look for its words too, and when its author objects to its hiding.
alter table directory.review_links drop constraint review_links_held_for_check,
  add constraint review_links_held_for_check
    check (held_for <@ '{new_account,same_network,same_device,health,insult,creed,council,objection}');
