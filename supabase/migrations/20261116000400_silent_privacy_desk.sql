-- Whoever asks is answered alike, whatever is known of the address: the protocol goes only to the mailbox it names.
-- The same words again while they wait are one request, whose protocol is mailed once more a day at most; other words
-- are another request. Beyond five a day nothing more is kept, and nobody is told.
drop function directory.make_privacy_request(text, text, text, text);
create function directory.make_privacy_request(kind text, name text, email text, message text) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := lower(btrim(coalesce(make_privacy_request.email, '')));
  words text := nullif(btrim(make_privacy_request.message), '');
  made directory.privacy_requests;
begin
  perform pg_advisory_xact_lock(hashtextextended('privacy ' || address, 0));
  select * into made from directory.privacy_requests r
  where lower(r.email) = address and r.kind = make_privacy_request.kind and r.state = 'open'
    and r.message is not distinct from words
  limit 1;
  if made.id is null then
    insert into directory.privacy_requests (protocol, kind, name, email, message)
    select directory.new_protocol(), make_privacy_request.kind, btrim(make_privacy_request.name), address, words
    where (
      select count(*) from directory.privacy_requests r
      where lower(r.email) = address and r.created_at > now() - interval '1 day'
    ) < 5
    returning * into made;
  end if;
  if made.id is null then return; end if;
  perform mail.post('privacy-request-received', address, jsonb_build_object('name', made.name, 'kind', made.kind,
    'protocol', made.protocol, 'due', made.due_at), format('privacy %s %s', made.id, current_date));
end
$$;
revoke execute on function directory.make_privacy_request from public, anon, authenticated, service_role;
grant execute on function directory.make_privacy_request to anon, authenticated;
