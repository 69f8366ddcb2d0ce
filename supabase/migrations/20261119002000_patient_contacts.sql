-- One contact is needed; a second, if the patient gives it, is another way to reach them.
alter table public.appointments
  drop constraint one_contact,
  add constraint some_contact check (num_nonnulls(patient_email, patient_whatsapp) >= 1);
