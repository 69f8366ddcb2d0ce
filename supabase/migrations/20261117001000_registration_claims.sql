-- A complete registration is listed once: whoever comes second waits for an operator.

-- What a registration names, however it is written: "CRP 12345 6" is council, number and region or state; without the
-- last part the number may be anybody's of up to 27. Null where no number is found. The council is the one that is
-- written, or else the specialty's. Looser than the forms that app/features/professionals/registration/councils.ts knows: a full stop
-- more, a letter of another width, or an l for a 1 is the same number. It is here and not in supabase/schema, because an
-- index calls it.
create function directory.registration_key(registration text, specialty_id smallint) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  -- By the specialty's id; and how many regions there are, where a council counts by them.
  councils constant text[] := '{CRP,CRM,CRFA,CREFITO,CREFITO,CRN,COREN,CRO}';
  most constant jsonb := '{"CRP": 24, "CRFA": 9, "CREFITO": 20, "CRN": 11}';
  words text;
  council text;
  state text;
  region integer;
  kind text;
  digits text;
  head text;
  number text;
begin
  if councils[specialty_id] is null or registration is null then return null; end if;
  words := upper(normalize(translate(registration, 'ºª°', ''), nfkc));
  -- "Para" is a word of its own.
  words := regexp_replace(words, '\mPARÁ\M', 'PA', 'g');
  words := regexp_replace(normalize(words, nfd), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060-\u2064\ufeff]', '', 'g');
  words := regexp_replace(words, '\s+', ' ', 'g');
  words := regexp_replace(words, '(?<![A-Z]{2})(?<=[A-Z])\. ?(?=[A-Z](?![A-Z]))', '', 'g');
  words := regexp_replace(words, 'RQE.*$', '');
  -- Councils of medicine have names of their own: CREMESP, CREMAL, and shorter ones in two states.
  words := regexp_replace(regexp_replace(words, '\mCREMEB\M', 'CRM BA'), '\mCREMEC\M', 'CRM CE');
  words := regexp_replace(words, '\mCREME?([A-Z]{2})(?![A-Z])', 'CRM \1');
  words := regexp_replace(words, '\m(CRP|CRM|CRFA|CREFITO|CRN|COREN|CRO)', '\1 ');
  council := coalesce(substring(words from '\m(CRP|CRM|CRFA|CREFITO|CRN|COREN|CRO) '), councils[specialty_id]);

  -- Two letters before a name, and the longer name before the one within it.
  state := substring(words from
    '(?<![A-Z])(AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)(?![A-Z])');
  select s.uf, s.crp into state, region
  from (values
    ('AC', 'ACRE', 24), ('AL', 'ALAGOAS', 15), ('AM', 'AMAZONAS', 20), ('AP', 'AMAPA', 10), ('BA', 'BAHIA', 3),
    ('CE', 'CEARA', 11), ('DF', 'DISTRITO FEDERAL', 1), ('ES', 'ESPIRITO SANTO', 16), ('GO', 'GOIAS', 9),
    ('MA', 'MARANHAO', 22), ('MG', 'MINAS GERAIS', 4), ('MS', 'MATO GROSSO DO SUL', 14), ('MT', 'MATO GROSSO', 18),
    ('PA', null, 10), ('PB', 'PARAIBA', 13), ('PE', 'PERNAMBUCO', 2), ('PI', 'PIAUI', 21), ('PR', 'PARANA', 8),
    ('RJ', 'RIO DE JANEIRO', 5), ('RN', 'RIO GRANDE DO NORTE', 17), ('RO', 'RONDONIA', 24), ('RR', 'RORAIMA', 20),
    ('RS', 'RIO GRANDE DO SUL', 7), ('SC', 'SANTA CATARINA', 12), ('SE', 'SERGIPE', 19), ('SP', 'SAO PAULO', 6),
    ('TO', 'TOCANTINS', 23)
  ) s (uf, name, crp)
  where s.uf = state or state is null and position(s.name in words) > 0
  order by length(s.name) desc limit 1;
  if council <> 'CRP' then region := null; end if;

  -- Numbers that a council gives out apart: secondary and provisional ones, and those of another profession.
  kind := case council
    when 'CRP' then substring(words from '(IS|IP)\W*\d')
    when 'CRN' then substring(words from '\d\s*/\s*([PS])(?![A-Z])')
    when 'COREN' then replace(substring(words from '\d\W*(TE|AUX|AE)'), 'AUX', 'AE')
    when 'CREFITO' then '-' || coalesce(substring(words from '\d\W*(TO|F)(?![A-Z])'),
      case specialty_id when 5 then 'TO' else 'F' end)
  end;

  -- What is left are digits, with what looks like one beside them: every other word ends a number.
  digits := regexp_replace(words, '[A-Z]*[A-HJKMNP-Z][A-Z]*|(?<![A-Z0-9])[OIL]+(?![A-Z0-9])', ':', 'g');
  digits := regexp_replace(translate(digits, 'OIL', '011'), '(\d)\.(?=\d{3}(?!\d))', '\1', 'g');
  if most ? council then
    -- No psychologist's number has seven digits: these are the region's two before it.
    if council = 'CRP' then digits := regexp_replace(digits, '^(\D*)(0[1-9]|1\d|2[0-4])(?=\d{5})', '\1\2/'); end if;
    head := substring(digits from '^\D*(\d{1,2})\D+\d');
    -- Beside a state, "12 345" is a number in two parts.
    if head::integer between 1 and (most -> council)::integer
      and (region is null or head::integer = region or digits ~ '^\D*(0|\d+ ?[/-])')
    then
      region := head::integer;
      digits := substring(digits from '^\D*\d+(.*)$');
    end if;
    digits := regexp_replace(digits, '(\d{3}) ?- ?\d(?!\d)', '\1:');
    state := region::text;
  end if;
  number := ltrim(regexp_replace(substring(digits from '\d+(?:[ .-]+\d+)*'), '\D', '', 'g'), '0');
  if coalesce(number, '') = '' then return null; end if;
  return concat_ws(' ', council || coalesce(kind, ''), number, state);
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
