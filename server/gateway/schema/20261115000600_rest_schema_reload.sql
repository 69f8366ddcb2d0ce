-- Tells every process that serves tables to read the schema again, on the channel that PostgREST uses.
create schema if not exists gateway;

create or replace function gateway.announce_schema_change() returns event_trigger
language plpgsql set search_path = ''
as $$
begin
  -- Temporary tables come and go with every session and are nobody else's business.
  if tg_event = 'sql_drop' then
    if not exists (select from pg_event_trigger_dropped_objects() o where not o.is_temporary) then return; end if;
  elsif not exists (
    select from pg_event_trigger_ddl_commands() c where c.schema_name is distinct from 'pg_temp'
  ) then
    return;
  end if;
  notify pgrst, 'reload schema';
end
$$;

-- Event triggers take a superuser; without one the schema is read again when a name is missed.
do $$
begin
  drop event trigger if exists gateway_ddl_command_end;
  drop event trigger if exists gateway_sql_drop;
  create event trigger gateway_ddl_command_end on ddl_command_end
    execute function gateway.announce_schema_change();
  create event trigger gateway_sql_drop on sql_drop
    execute function gateway.announce_schema_change();
exception when insufficient_privilege then
  raise notice 'no event triggers: send NOTIFY pgrst after changing the schema';
end
$$;
