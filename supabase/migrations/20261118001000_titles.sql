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

-- Whom visitors look for by it.
create index profiles_rqe on directory.profiles (rqe) where rqe is not null;
-- Whom emails about the RQE may be for.
create index profiles_without_rqe on directory.profiles (id) where specialty_id = 2 and rqe is null;

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
-- Whose registration is in no form of the council, as directory.is_registration_form has them (supabase/schema, which
-- comes after this). What has lapsed is read by nobody, and leaves the counts with the next run of directory.unlist_lapsed.
update directory.profiles p set listed_until = now()
from public.specialties s
where s.id = p.specialty_id and p.listed_until > now()
  and p.registration !~* ('^(' || s.council || ')?[\s:nº°.-]*\d[\d.]{1,9}$') and not case p.specialty_id
  when 1 then p.registration ~* '^(CRP)?[\s-]*(0?[1-9]|1\d|2[0-4])\s*/\s*(IS|IP)?\d{2,7}(-\d)?$'
  when 2 then p.registration ~* '^(CRM)?[\s/-]*(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)[\s:-]*(\d{1,3}\.\d{3}|\d\.\d{3}\.\d{3}|\d{1,7})$'
  when 3 then p.registration ~* '^(CRFa)?\s*[1-9]\s*[-/]\s*\d{1,6}(-\d)?$'
  when 4 then p.registration ~* '^(CREFITO)?[\s-]*(1\d|20|0?[1-9])\s*[/\s-]\s*\d{1,7}\s*-?\s*F$'
  when 5 then p.registration ~* '^(CREFITO)?[\s-]*(1\d|20|0?[1-9])\s*[/\s-]\s*\d{1,7}\s*-?\s*TO$'
  when 6 then p.registration ~* '^(CRN)?[\s-]*(1[01]|[1-9])\s*([/\s-]|n[º°.]?)+\s*\d{1,8}(/[PS])?$'
  when 7 then p.registration ~* '^(COREN)?[\s/-]*(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)[\s:-]*(\d{1,3}\.\d{3}|\d\.\d{3}\.\d{3}|\d{1,7})(\s*-\s*(ENF|TEC|TE|AUX|AE))?$'
  when 8 then p.registration ~* '^(CRO)?[\s/-]*(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)[\s-]*(CD[\s-]*)?(\d{1,3}\.\d{3}|\d{1,6})$'
end;
alter table directory.profiles enable trigger user;
