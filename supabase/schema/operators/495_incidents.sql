-- The register of security incidents (Resolução CD/ANPD 15/2024). What is known of one grows: every save is a new row, and
-- the older ones stay as its history.

create or replace trigger incidents_are_append_only before update or delete on directory.incidents
for each row execute function directory.refuse_log_change('incidents');
create or replace trigger incidents_are_never_emptied before truncate on directory.incidents
for each statement execute function directory.refuse_log_change('incidents');

create or replace function public.operator_incidents() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return coalesce((
    select jsonb_agg(i.entries order by i.known_at desc, i.incident) from (
      select e.incident, max(e.known_at) as known_at, jsonb_agg(jsonb_build_object(
        'id', e.id, 'incident', e.incident, 'at', e.at, 'recordedBy', e.recorded_by, 'knownAt', e.known_at,
        'happenedAt', e.happened_at, 'nature', e.nature, 'circumstances', e.circumstances,
        'dataAffected', e.data_affected, 'peopleAffected', e.people_affected, 'peopleCount', e.people_count,
        'isRelevant', e.is_relevant, 'risk', e.risk, 'measures', e.measures, 'anpdNotifiedAt', e.anpd_notified_at,
        'peopleNotifiedAt', e.people_notified_at, 'communication', e.communication) order by e.id desc) as entries
      from directory.incidents e group by e.incident
    ) i
  ), '[]');
end
$$;

-- What the log of acts says of an entry.
create or replace function directory.incident_marks(entry directory.incidents) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('nature', entry.nature, 'known_at', entry.known_at, 'is_relevant', entry.is_relevant,
    'anpd_notified_at', entry.anpd_notified_at, 'people_notified_at', entry.people_notified_at)
$$;

-- Without `incident` a new one. `seen` is the entry that the operator had in view: who saw an older one hears of it
-- instead of writing over what another has added.
create or replace function public.operator_record_incident(incident uuid, seen bigint, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  of_incident uuid := coalesce(operator_record_incident.incident, gen_random_uuid());
  made directory.incidents;
  former directory.incidents;
begin
  perform directory.require_operator();
  perform pg_advisory_xact_lock(hashtextextended('incident ' || of_incident, 0));
  if (select max(e.id) from directory.incidents e where e.incident = of_incident) is distinct from seen then
    return jsonb_build_object('outcome', 'conflict');
  end if;
  select * into former from directory.incidents e where e.id = seen;
  insert into directory.incidents (incident, recorded_by, known_at, happened_at, nature, circumstances,
    data_affected, people_affected, people_count, is_relevant, risk, measures, anpd_notified_at, people_notified_at, communication)
  select of_incident, coalesce(u.email, ''), f."knownAt", f."happenedAt", f.nature, f.circumstances, f."dataAffected",
    f."peopleAffected", f."peopleCount", f."isRelevant", f.risk, f.measures, f."anpdNotifiedAt", f."peopleNotifiedAt", f.communication
  from jsonb_to_record(facts) as f ("knownAt" timestamptz, "happenedAt" timestamptz, nature text, circumstances text,
    "dataAffected" text, "peopleAffected" text, "peopleCount" integer, "isRelevant" boolean, risk text, measures text,
    "anpdNotifiedAt" timestamptz, "peopleNotifiedAt" timestamptz, communication text), auth.users u
  where u.id = auth.uid() returning * into made;
  perform directory.log_act(case when seen is null then 'record_incident' else 'update_incident' end, 'incident',
    of_incident, case when seen is not null then directory.incident_marks(former) end, directory.incident_marks(made), null);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- A whole incident at a time, counted from its last entry.
create or replace function directory.purge_incidents() returns integer
language sql security definer set search_path = ''
as $$
  with gone as (
    delete from directory.incidents i where i.incident in (
      select e.incident from directory.incidents e group by e.incident
      having max(e.at) < now() - directory.kept_for('incidents') limit 1000) returning 1
  )
  select count(*)::integer from gone
$$;

revoke execute on function public.operator_incidents, public.operator_record_incident, directory.incident_marks,
  directory.purge_incidents from public, anon, authenticated, service_role;
grant execute on function public.operator_incidents, public.operator_record_incident to authenticated;
grant execute on function directory.purge_incidents to service_role;
