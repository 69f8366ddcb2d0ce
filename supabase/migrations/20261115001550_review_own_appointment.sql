-- Who gave no e-mail gets no letter, but holds the private link of the appointment: it leads to the review as well.
create function directory.review_own_appointment(link_token text) returns text
language sql volatile security definer set search_path = ''
as $$
  select directory.new_review_link(a.professional_id, a.id) from public.appointments a
  where a.id = directory.appointment_of_link(link_token) and a.status = 'done' and a.patient_email is null
$$;
revoke execute on function directory.review_own_appointment from public;
grant execute on function directory.review_own_appointment to anon, service_role;
