-- A complete registration is listed once: whoever comes second waits for an operator.

-- What a registration names, however it is written: "CRP 12345 6" is council, number and region or state; without the
-- last part the number may be anybody's of up to 27. Null where no number is found. Looser than the forms that
-- app/features/professionals/councils.ts knows: a full stop more, or a letter of another width, is the same number. It is
-- here and not in supabase/schema, because an index calls it.
create function directory.registration_key(registration text, specialty_id smallint) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  councils constant text[] := '{CRP,CRM,CRFA,CREFITO-F,CREFITO-TO,CRN,COREN,CRO}';
  most constant integer[] := '{24,0,9,20,20,11,0,0}';
  council text := councils[specialty_id];
  words text;
  place text;
  rest text;
  number text;
begin
  if council is null or registration is null then return null; end if;
  words := upper(normalize(registration, nfkc));
  words := regexp_replace(words, '[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]', '', 'g');
  words := regexp_replace(words, '^\W*(CRP|CRM|CRFA|CREFITO|CRN|COREN|CRO)', '');
  words := regexp_replace(words, 'RQE.*$', '');
  words := regexp_replace(words, '(\d)\.(?=\d{3}(?!\d))', '\1', 'g');
  if most[specialty_id] = 0 then
    place := substring(words from
      '(?<![A-Z])(AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)(?![A-Z])');
    rest := words;
  else
    place := ltrim(substring(words from '\d+'), '0');
    rest := substring(words from '\d+(.*)$');
    if rest !~ '\d' or length(place) > 2 or place = '' or place::integer > most[specialty_id] then
      place := null;
      rest := words;
    end if;
  end if;
  number := ltrim(substring(rest from '\d+'), '0');
  if coalesce(number, '') = '' then return null; end if;
  -- Numbers that a council gives out apart: secondary and provisional ones, and those of nursing's other professions.
  council := council || coalesce(case council
    when 'CRP' then substring(rest from '(IS|IP)\W*\d')
    when 'CRN' then substring(rest from '\d\s*/\s*([PS])(?![A-Z])')
    when 'COREN' then replace(substring(rest from '\d\W*(TE|AUX|AE)'), 'AUX', 'AE')
  end, '');
  return concat_ws(' ', council, number, place);
end
$$;
revoke execute on function directory.registration_key from public;
grant execute on function directory.registration_key to authenticated, service_role;

create index profiles_registration_key on directory.profiles
  (directory.registration_key(registration, specialty_id) text_pattern_ops) where registration is not null;

-- Since when somebody else has this registration: not listed until an operator decides, or the other gives it up. Of
-- everybody whom visitors see it is null.
alter table directory.profiles add column registration_contested_at timestamptz;
grant select (registration_contested_at) on directory.profiles to anon, authenticated;

alter table directory.verifications drop constraint verifications_cause_check;
alter table directory.verifications add constraint verifications_cause_check
  check (cause in ('new', 'changed', 'yearly', 'again', 'contested'));
