-- Pages and counts are kept in memory by the processes that serve them: the database says what changed.

-- A few profiles by their ids, many by an empty text that stands for all: a bulk change must not flood anybody.
create function directory.notify_profiles(ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if cardinality(ids) > 100 then
    perform pg_notify('profiles', '');
  else
    perform pg_notify('profiles', id::text) from unnest(ids) as id;
  end if;
end
$$;
comment on function directory.notify_profiles is
  'For whatever changes a profile''s page without changing its row, such as a review';

create function directory.notify_changed_profiles() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.notify_profiles(array(select changed.id from changed limit 101));
  return null;
end
$$;

create trigger notify_inserted_profiles after insert on directory.profiles
referencing new table as changed for each statement execute function directory.notify_changed_profiles();
create trigger notify_updated_profiles after update on directory.profiles
referencing new table as changed for each statement execute function directory.notify_changed_profiles();
create trigger notify_deleted_profiles after delete on directory.profiles
referencing old table as changed for each statement execute function directory.notify_changed_profiles();

revoke execute on function directory.notify_profiles, directory.notify_changed_profiles from public;
grant execute on function directory.notify_profiles to service_role;
