-- Appointments that a professional enters, alone or every week at the same time. Such a patient may have given no contact.
alter table public.appointments
  add column is_own boolean not null default false,
  -- Those of one series were entered together.
  add column series_id uuid,
  drop constraint some_contact,
  add constraint some_contact check (is_own or num_nonnulls(patient_email, patient_whatsapp) >= 1);
create index appointments_of_series on public.appointments (series_id) where series_id is not null;
