-- What people write, without signs that nobody sees: control signs, those without width, and those that turn the direction
-- of what follows. As app/shared/forms/plain-words.ts; supabase/tests/same-rules.test.ts compares them.

-- A name or any other single line. Of signs that nobody sees nothing is left.
create or replace function directory.tidy_name(name text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(name,
    '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'),
    '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+', '', 'g'),
    ' +', ' ', 'g'))
$$;

create or replace function directory.has_letter(name text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$ select directory.tidy_name(name) ~ '[[:alpha:]]' $$;

-- A text with its lines, or null where nothing of it can be seen. What joins and colours emoji stays.
create or replace function directory.plain_text(words text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select case when directory.tidy_name(words) <> '' then
    regexp_replace(regexp_replace(regexp_replace(words, '\u000d\u000a?|[\u0085\u2028\u2029]', E'\n', 'g'),
      '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001]+', '', 'g'),
      '^[\u0009\u000a\u0020\u00a0]+|[\u0009\u000a\u0020\u00a0]+$', '', 'g')
  end
$$;

-- The name tidied, or a refusal: each has a letter.
create or replace function directory.required_name(name text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  if not directory.has_letter(name) then raise check_violation using message = 'Escreva o nome com letras.'; end if;
  return directory.tidy_name(name);
end
$$;

-- Before a row is written, of the column that the trigger names. An appointment's is asked for in directory.hold_time.
create or replace function directory.require_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  written text := to_jsonb(new) ->> tg_argv[0];
begin
  if (written = directory.required_name(written)) is not false then return new; end if;
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], directory.required_name(written)));
end
$$;

create or replace trigger require_name before insert or update of author on public.reviews
for each row execute function directory.require_name('author');
create or replace trigger require_name before insert or update of name on directory.privacy_requests
for each row execute function directory.require_name('name');
create or replace trigger require_name before insert or update of name on billing.payers
for each row execute function directory.require_name('name');

revoke execute on function directory.tidy_name, directory.has_letter, directory.plain_text, directory.required_name,
  directory.require_name from public, anon, authenticated, service_role;
-- Jobs write appointments and reviews with this role.
grant execute on function directory.tidy_name, directory.has_letter, directory.plain_text, directory.required_name to service_role;
