-- Whoever books with the professional's own address or number reviews nobody: "after an appointment here" must mean it.
create function directory.is_own_contact(of_appointment uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.appointments a
    join directory.profiles p on p.id = a.professional_id left join auth.users u on u.id = p.user_id
    where a.id = of_appointment and (
      a.patient_email in (lower(u.email), lower(p.contact_email))
      -- With or without the country's code.
      or right(a.patient_whatsapp, 10) = right(regexp_replace(p.whatsapp, '\D', '', 'g'), 10))
  )
$$;

create or replace function directory.new_review_link(of_professional uuid, of_appointment uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := directory.random_token();
begin
  if directory.is_own_contact(of_appointment) then return null; end if;
  insert into directory.review_links as known (token_hash, professional_id, appointment_id, source)
  values (sha256(convert_to(token, 'UTF8')), of_professional, of_appointment,
    case when of_appointment is null then 'contact' else 'appointment' end)
  on conflict (appointment_id) do update
  set token_hash = excluded.token_hash, created_at = now(), expires_at = now() + interval '60 days'
  where known.used_at is null;
  return case when found then token end;
end
$$;

create or replace function directory.invite_reviews() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  due record;
  done bigint := 0;
begin
  for due in
    select a.id, a.professional_id, a.patient_email, a.patient_name, p.name as professional
    from public.appointments a join directory.profiles p on p.id = a.professional_id
    where a.status = 'done' and a.patient_email is not null
      and a.ended_at between now() - interval '14 days' and now() - interval '3 hours'
      and not exists (select from directory.review_links l where l.appointment_id = a.id)
      and not directory.is_own_contact(a.id)
    order by a.id limit 500 for update of a skip locked
  loop
    perform mail.post('review-invitation', due.patient_email,
      jsonb_build_object('patient', due.patient_name, 'professional', due.professional,
        'token', directory.new_review_link(due.professional_id, due.id)),
      format('review-invitation %s', due.id));
    done := done + 1;
  end loop;
  return done;
end
$$;
revoke execute on function directory.is_own_contact from public;
