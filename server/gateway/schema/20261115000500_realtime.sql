-- Realtime: private channels (Supabase's `realtime.messages`), the captured changes of published tables,
-- and which processes of the gateway are alive.
create schema realtime authorization supabase_realtime_admin;
grant usage on schema realtime to anon, authenticated, service_role;
set local role supabase_realtime_admin;

-- With Supabase's columns. Policies on this table decide who may receive (select) and send (insert) on a
-- private channel; a row that stays is a message sent from SQL by realtime.send.
create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
create index messages_inserted_at_idx on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

-- A process that stops renewing its lease is dead, and so are its watches and its presences.
create unlogged table realtime.processes (
  id uuid primary key,
  seen_at timestamptz not null default now()
);
alter table realtime.processes enable row level security;

-- The tables that somebody listens to now: the capturing trigger does nothing for any other.
create unlogged table realtime.watched (
  entity oid not null,
  process uuid not null references realtime.processes on delete cascade,
  primary key (entity, process)
);
create index watched_process_idx on realtime.watched (process);
alter table realtime.watched enable row level security;

-- Kept for minutes. `json`, not `jsonb`: a `json` column may hold an escape that `jsonb` refuses.
create unlogged table realtime.changes (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  entity oid not null,
  type text not null,
  at timestamptz not null default clock_timestamp(),
  record json,
  old_record json
);
create index changes_xid_idx on realtime.changes (xid, id);
alter table realtime.changes enable row level security;

-- One call and one sub-transaction a statement, however many rows it wrote. Whatever fails here is a
-- warning: it never fails the writer.
create function realtime.capture() returns trigger
language plpgsql security definer
set search_path = '' set timezone = 'UTC'
as $$
begin
  if not exists (select from realtime.watched w where w.entity = tg_relid) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into realtime.changes (entity, type, record)
    select tg_relid, tg_op, row_to_json(r) from new_rows r;
  elsif tg_op = 'DELETE' then
    insert into realtime.changes (entity, type, old_record)
    select tg_relid, tg_op, row_to_json(r) from old_rows r;
  else
    -- Both transition tables hold the rows in the order of the update.
    insert into realtime.changes (entity, type, record, old_record)
    select tg_relid, tg_op, n.record, o.record
    from (select row_number() over () as i, row_to_json(r) as record from new_rows r) n
    join (select row_number() over () as i, row_to_json(r) as record from old_rows r) o using (i)
    order by i;
  end if;
  -- A full queue would fail the commit; the processes also look by themselves now and then.
  if found and pg_notification_queue_usage() < 0.5 then
    perform pg_notify('realtime_changes', pg_current_xact_id()::text);
  end if;
  return null;
exception when others then
  raise warning 'realtime: a change of % was not captured: %', tg_relid::regclass, sqlerrm;
  return null;
end
$$;
revoke execute on function realtime.capture() from public;

-- A message that SQL wrote goes to every process, cut to fit into notifications.
create function realtime.relay_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  body text := json_build_object(
    'kind', 'broadcast',
    'topic', case when new.private then 'private:' else 'public:' end || new.topic,
    'event', new.event,
    'json', coalesce(new.payload, '{}')::text,
    'meta', json_build_object('id', new.id)
  );
  size constant int := 1900;
  pieces int := ceil(length(body)::numeric / size);
begin
  for piece in 0 .. pieces - 1 loop
    perform pg_notify(
      'realtime_bus',
      format('%s:0:%s:%s:%s', new.id, piece, pieces, substr(body, piece * size + 1, size))
    );
  end loop;
  return null;
exception when others then
  raise warning 'realtime: a message was not sent: %', sqlerrm;
  return null;
end
$$;
revoke execute on function realtime.relay_message() from public;
-- The rows that only probe the policies have no event.
create trigger relay_message after insert on realtime.messages
for each row when (new.extension = 'broadcast' and new.event is not null)
execute function realtime.relay_message();

-- The channel that a policy on realtime.messages is being asked about.
create function realtime.topic() returns text
language sql stable set search_path = ''
as $$ select nullif(current_setting('realtime.topic', true), '') $$;

-- Whether the policies let the current role send. Nothing is kept.
create function realtime.may_send(topic text, extension text) returns boolean
language plpgsql set search_path = ''
as $$
begin
  insert into realtime.messages (topic, extension) values (may_send.topic, may_send.extension);
  raise sqlstate 'RT001';
exception
  when sqlstate 'RT001' then return true;
  when insufficient_privilege then return false;
end
$$;

create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('realtime.topic', send.topic, true);
  insert into realtime.messages (payload, event, topic, private, extension)
  values (send.payload, send.event, send.topic, send.private, 'broadcast');
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;

create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void
language plpgsql set search_path = ''
as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema
    ),
    event_name,
    topic_name
  );
end
$$;

-- Tables of the publication, with the operations that it publishes.
create function realtime.published_tables()
returns table (entity oid, schema_name name, table_name name, operations text[])
language sql stable set search_path = ''
as $$
  select c.oid, n.nspname, c.relname,
    array_remove(array[
      case when p.pubinsert then 'INSERT' end,
      case when p.pubupdate then 'UPDATE' end,
      case when p.pubdelete then 'DELETE' end
    ], null)
  from pg_catalog.pg_publication p
  join pg_catalog.pg_class c on c.relkind in ('r', 'p') and c.relpersistence <> 't'
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where p.pubname = 'supabase_realtime'
    and n.nspname not in ('realtime', 'pg_catalog', 'information_schema')
    and (
      p.puballtables and not c.relispartition
      or exists (select from pg_catalog.pg_publication_rel r where r.prpubid = p.oid and r.prrelid = c.oid)
      or exists (
        select from pg_catalog.pg_publication_namespace s where s.pnpubid = p.oid and s.pnnspid = n.oid
      ) and not c.relispartition
    )
$$;

revoke execute on function
  realtime.topic(), realtime.may_send(text, text), realtime.send(jsonb, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text), realtime.published_tables()
from public;
grant execute on function
  realtime.topic(), realtime.may_send(text, text), realtime.send(jsonb, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text)
to anon, authenticated, service_role;
reset role;

-- The product's triggers send messages with the rights of whoever migrates.
grant execute on function
  realtime.capture(), realtime.topic(), realtime.send(jsonb, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text), realtime.published_tables()
to current_user;

-- Gives published tables their triggers and takes them from the others. Only a table's owner may do
-- that: the function has the rights of whoever migrates, and answers what it could not do. The lock
-- waits for a second at most, because writers queue behind it; the next call tries again.
create function realtime.install_triggers() returns table (entity oid, problem text)
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
    exception when others then
      entity := step.entity;
      problem := sqlerrm;
      return next;
    end;
  end loop;
end
$$;
revoke execute on function realtime.install_triggers() from public;
grant execute on function realtime.install_triggers() to supabase_realtime_admin;

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    -- It only names tables here: that the server does not replicate is no reason to warn.
    perform set_config('client_min_messages', 'error', true);
    create publication supabase_realtime;
  end if;
exception when insufficient_privilege then
  raise warning 'realtime: the publication supabase_realtime could not be made; no table changes will be sent';
end
$$;
