-- The tokens of private links: who has one may do what the link says, so the database knows no more than their hash.

-- 32 bytes from two random UUIDs, in characters that an address may carry.
create or replace function directory.random_token() returns text
language sql volatile set search_path = ''
as $$
  select translate(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_')
$$;

-- Without a salt: nobody guesses 32 random bytes, and a link is found by the hash.
create or replace function directory.hash_token(token text) returns bytea
language sql immutable strict parallel safe set search_path = ''
as $$ select sha256(convert_to(token, 'UTF8')) $$;

revoke execute on function directory.random_token, directory.hash_token from public, anon, authenticated, service_role;
grant execute on function directory.random_token, directory.hash_token to service_role;
