-- The hours of single dates, as the owner plans them: closed ones and extra ones.

drop policy if exists "professionals read their own dates" on directory.date_hours;
create policy "professionals read their own dates" on directory.date_hours
for select to authenticated using (professional_id = (select directory.own_professional_id()));
drop policy if exists "professionals plan their own dates" on directory.date_hours;
create policy "professionals plan their own dates" on directory.date_hours
for insert to authenticated with check (professional_id = (select directory.own_professional_id()));
drop policy if exists "professionals change their own dates" on directory.date_hours;
create policy "professionals change their own dates" on directory.date_hours
for update to authenticated using (professional_id = (select directory.own_professional_id()))
with check (professional_id = (select directory.own_professional_id()));
drop policy if exists "professionals give up their own dates" on directory.date_hours;
create policy "professionals give up their own dates" on directory.date_hours
for delete to authenticated using (professional_id = (select directory.own_professional_id()));

create or replace function directory.limit_date_hours() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (select count(*) from directory.date_hours d where d.professional_id = new.professional_id and d.day >= current_date) >= 300
  then
    raise check_violation using message = 'São no máximo 300 datas planejadas. Apague as que já não valem.';
  end if;
  new.reason := nullif(btrim(new.reason), '');
  return new;
end
$$;
create or replace trigger limit_date_hours before insert on directory.date_hours
for each row execute function directory.limit_date_hours();

-- Once a statement: a series of weeks is one change.
create or replace function directory.follow_date_hours() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.note_availability(c.professional_id, fills => true)
  from (select distinct changed.professional_id from changed) c;
  return null;
end
$$;
create or replace trigger follow_new_date_hours after insert on directory.date_hours
referencing new table as changed for each statement execute function directory.follow_date_hours();
create or replace trigger follow_changed_date_hours after update on directory.date_hours
referencing new table as changed for each statement execute function directory.follow_date_hours();
create or replace trigger follow_gone_date_hours after delete on directory.date_hours
referencing old table as changed for each statement execute function directory.follow_date_hours();

drop view if exists public.date_hours;
create view public.date_hours with (security_invoker = true) as
select d.id, d.professional_id, d.kind, d.day, d.starts, d.ends, d.modality, d.reason, d.series_id, d.created_at
from directory.date_hours d;
revoke all on public.date_hours from anon, authenticated;
grant select, insert, update, delete on public.date_hours to authenticated, service_role;

-- Whoever writes through the API plans the own dates.
alter view public.date_hours alter column professional_id set default directory.own_professional_id();

revoke execute on function directory.limit_date_hours, directory.follow_date_hours from public, anon, authenticated,
  service_role;
