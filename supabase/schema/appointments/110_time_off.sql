-- Days on which a professional receives nobody, as the owner plans them.

drop policy if exists "professionals read their own time off" on directory.time_off;
create policy "professionals read their own time off" on directory.time_off
for select to authenticated using (professional_id = (select directory.own_professional_id()));
drop policy if exists "professionals plan their own time off" on directory.time_off;
create policy "professionals plan their own time off" on directory.time_off
for insert to authenticated with check (professional_id = (select directory.own_professional_id()));
drop policy if exists "professionals change their own time off" on directory.time_off;
create policy "professionals change their own time off" on directory.time_off
for update to authenticated using (professional_id = (select directory.own_professional_id()))
with check (professional_id = (select directory.own_professional_id()));
drop policy if exists "professionals give up their own time off" on directory.time_off;
create policy "professionals give up their own time off" on directory.time_off
for delete to authenticated using (professional_id = (select directory.own_professional_id()));

create or replace function directory.limit_time_off() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (select count(*) from directory.time_off t where t.professional_id = new.professional_id and t.ends_on >= current_date) >= 100
  then
    raise check_violation using message = 'São no máximo 100 períodos sem atendimento. Apague os que já não valem.';
  end if;
  new.reason := nullif(btrim(new.reason), '');
  return new;
end
$$;
create or replace trigger limit_time_off before insert on directory.time_off
for each row execute function directory.limit_time_off();

create or replace function directory.follow_time_off() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.note_availability(coalesce(new.professional_id, old.professional_id), fills => true);
  return null;
end
$$;
create or replace trigger follow_time_off after insert or update or delete on directory.time_off
for each row execute function directory.follow_time_off();

drop view if exists public.time_off;
create view public.time_off with (security_invoker = true) as
select t.id, t.professional_id, t.starts_on, t.ends_on, t.reason, t.created_at from directory.time_off t;
revoke all on public.time_off from anon, authenticated;
grant select, insert, update, delete on public.time_off to authenticated, service_role;

-- Whoever writes through the API plans the own time off.
alter view public.time_off alter column professional_id set default directory.own_professional_id();

revoke execute on function directory.limit_time_off, directory.follow_time_off from public, anon, authenticated,
  service_role;
