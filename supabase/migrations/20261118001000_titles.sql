-- Under which title somebody is listed: a registration in a form of the council, the RQE of who treats as a psychiatrist,
-- and the profession in the feminine, in the masculine, or (null) in a neutral form.

alter table directory.profiles
  -- The digits alone.
  add column rqe text check (rqe ~ '^\d{1,6}$'),
  add column title_form text check (title_form in ('feminina', 'masculina')),
  -- Who was listed as a psychiatrist before the RQE was asked for has until then to give it.
  add column rqe_deadline timestamptz;
grant select (rqe, title_form) on directory.profiles to anon, authenticated;
grant update (rqe, title_form) on directory.profiles to authenticated;

-- Whom emails about the RQE may be for.
create index profiles_without_rqe on directory.profiles (id) where specialty_id = 2 and rqe is null;

-- Whether a council writes its registrations like this, with or without its name before it. Council and digits without a
-- region or state count (SPEC.md's "CRP 12345"). The same forms as app/features/professionals/councils.ts:
-- supabase/tests/same-rules.test.ts compares them. It is here and not in supabase/schema, because this file lists by it.
create function directory.is_registration_form(registration text, specialty_id smallint) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case specialty_id
    when 1 then registration ~* '^((CRP)?[\s-]*(0?[1-9]|1\d|2[0-4])\s*/\s*(IS|IP)?\d{2,7}(-\d)?|(CRP)?[\s:nº°.-]*\d[\d.]{1,9})$'
    when 2 then registration ~* '^((CRM)?[\s/-]*(AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)[\s:-]*(\d{1,3}\.\d{3}|\d\.\d{3}\.\d{3}|\d{1,7})|(CRM)?[\s:nº°.-]*\d[\d.]{1,9})$'
    when 3 then registration ~* '^((CRFa)?\s*[1-9]\s*[-/]\s*\d{1,6}(-\d)?|(CRFa)?[\s:nº°.-]*\d[\d.]{1,9})$'
    when 4 then registration ~* '^((CREFITO)?[\s-]*(1\d|20|0?[1-9])\s*[/\s-]\s*\d{1,7}\s*-?\s*F|(CREFITO)?[\s:nº°.-]*\d[\d.]{1,9})$'
    when 5 then registration ~* '^((CREFITO)?[\s-]*(1\d|20|0?[1-9])\s*[/\s-]\s*\d{1,7}\s*-?\s*TO|(CREFITO)?[\s:nº°.-]*\d[\d.]{1,9})$'
    when 6 then registration ~* '^((CRN)?[\s-]*(1[01]|[1-9])\s*([/\s-]|n[º°.]?)+\s*\d{1,8}(/[PS])?|(CRN)?[\s:nº°.-]*\d[\d.]{1,9})$'
    when 7 then registration ~* '^((COREN)?[\s/-]*(AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)[\s:-]*(\d{1,3}\.\d{3}|\d\.\d{3}\.\d{3}|\d{1,7})(\s*-\s*(ENF|TEC|TE|AUX|AE))?|(COREN)?[\s:nº°.-]*\d[\d.]{1,9})$'
    when 8 then registration ~* '^((CRO)?[\s/-]*(AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)[\s-]*(CD[\s-]*)?(\d{1,3}\.\d{3}|\d{1,6})|(CRO)?[\s:nº°.-]*\d[\d.]{1,9})$'
  end;
end
$$;
revoke execute on function directory.is_registration_form from public;

-- Those who are here already. Without the triggers: the functions that they call still know the older rules, and nobody
-- loses a confirmation because the number was split in two.
alter table directory.profiles disable trigger user;
update directory.profiles p set
  rqe = substring(p.registration from '(?i)\mRQE[\sº°n:.-]*(\d{1,6})\s*$'),
  registration = nullif(btrim(regexp_replace(p.registration, '(?i)(\s*[+,;/|-]|\s+e)?\s*\mRQE[\sº°n:.-]*\d{1,6}\s*$', '')), '')
where p.specialty_id = 2 and p.registration ~* '\mRQE[\sº°n:.-]*\d{1,6}\s*$';
update directory.profiles p set rqe_deadline = now() + interval '10 days',
  listed_until = least(p.listed_until, greatest(m.trial_end_date, now() + interval '10 days'))
from directory.memberships m
where m.user_id = p.user_id and p.specialty_id = 2 and p.rqe is null and p.listed_until > now();
-- What has lapsed is read by nobody, and leaves the counts with the next run of directory.unlist_lapsed.
update directory.profiles p set listed_until = now()
where p.listed_until > now() and directory.is_registration_form(p.registration, p.specialty_id) is not true;
alter table directory.profiles enable trigger user;
