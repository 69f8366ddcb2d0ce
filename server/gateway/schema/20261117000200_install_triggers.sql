-- Gives published tables their triggers and takes them from the others. Only a table's owner may do
-- that: the function has the rights of whoever migrates, and answers what it could not do. The lock
-- waits for a second at most, because writers queue behind it; the next call tries again.
create or replace function realtime.install_triggers() returns table (entity oid, problem text)
language plpgsql security definer
set search_path = '' set lock_timeout = '1s'
as $$
declare
  step record;
  operation text;
begin
  for step in
    with wanted as (
      select p.entity, o.operation from realtime.published_tables() p, unnest(p.operations) as o(operation)
    ),
    installed as (
      select t.tgrelid as entity, upper(replace(t.tgname, 'realtime_capture_', '')) as operation
      from pg_catalog.pg_trigger t
      where t.tgfoid = 'realtime.capture()'::regprocedure and not t.tgisinternal
    )
    select coalesce(w.entity, i.entity) as entity, coalesce(w.operation, i.operation) as operation,
      w.entity is not null as is_wanted
    from wanted w full join installed i on i.entity = w.entity and i.operation = w.operation
    where w.entity is null or i.entity is null
  loop
    operation := lower(step.operation);
    begin
      if step.is_wanted then
        execute format(
          'create or replace trigger %I after %s on %s %s for each statement execute function realtime.capture()',
          'realtime_capture_' || operation, operation, step.entity::regclass,
          case operation
            when 'insert' then 'referencing new table as new_rows'
            when 'delete' then 'referencing old table as old_rows'
            else 'referencing old table as old_rows new table as new_rows'
          end
        );
      else
        execute format('drop trigger if exists %I on %s', 'realtime_capture_' || operation, step.entity::regclass);
      end if;
      -- Whoever holds a table does not wait for another one, or two could wait for each other.
      perform set_config('lock_timeout', '1ms', true);
    exception when others then
      entity := step.entity;
      problem := sqlerrm;
      return next;
    end;
  end loop;
end
$$;
