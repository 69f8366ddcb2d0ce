-- Consent that can be shown: which words somebody agreed to, and when. The words are kept once for each version, with the
-- professional's name left open; a consent says which of them, and goes with its appointment. Not in the table of the
-- appointments, which professionals read.
create table directory.consent_words (
  kind text not null check (kind in ('appointment', 'guardian', 'invitation')),
  version date not null,
  words text not null check (length(words) between 20 and 600),
  primary key (kind, version)
);
insert into directory.consent_words (kind, version, words) values
  ('appointment', '2026-11-15', 'Concordo em enviar estes dados a {profissional} para tratar desta consulta. Eles são apagados 90 dias depois dela.'),
  ('appointment', '2026-11-16', 'Concordo em enviar estes dados a {profissional}, só para tratar desta consulta. Sei que pedir uma consulta revela algo sobre saúde, um dado sensível (LGPD, art. 11, I). Os dados são apagados 90 dias depois que a consulta acontece ou que o pedido se encerra sem ela, ou na hora em que eu retirar este consentimento, em “Apagar meus dados”, na página da consulta.'),
  ('guardian', '2026-11-16', 'Sou mãe, pai ou responsável legal da criança ou do adolescente, e concordo por essa pessoa com este pedido, no melhor interesse dela.'),
  ('invitation', '2026-11-16', 'Posso receber um convite para avaliar a consulta com {profissional} depois dela. Não é obrigatório, e posso desistir quando quiser.');

alter table directory.consent_words enable row level security;
revoke all on directory.consent_words from anon, authenticated, service_role;

create table directory.consents (
  appointment_id uuid not null references public.appointments on delete cascade,
  kind text not null,
  version date not null,
  given_at timestamptz not null default now(),
  primary key (appointment_id, kind),
  foreign key (kind, version) references directory.consent_words
);
create index consents_words on directory.consents (kind, version);

alter table directory.consents enable row level security;
revoke all on directory.consents from anon, authenticated, service_role;

-- Whoever asked before now ticked the box with the first words, without which the form was not taken.
insert into directory.consents (appointment_id, kind, version, given_at)
select a.id, 'appointment', '2026-11-15', a.created_at from public.appointments a;

-- For whom an appointment is. The name and the contact are always those of who asks: for a minor, mother, father or
-- guardian, who says so.
alter table public.appointments
  add column for_whom text not null default 'self' check (for_whom in ('self', 'adult', 'minor')),
  add column has_guardian boolean not null default false,
  add constraint minor_with_guardian check (for_whom <> 'minor' or has_guardian);

-- A professional noticed that a minor asked alone; an operator looks, and erases the request or leaves it.
create table directory.minor_reports (
  appointment_id uuid primary key references public.appointments on delete cascade,
  reported_at timestamptz not null default now()
);

alter table directory.minor_reports enable row level security;
revoke all on directory.minor_reports from anon, authenticated, service_role;

-- A request about personal data proves by private links which appointments are the person's: who gave a number has no
-- mailbox that could say so.
create table directory.privacy_request_appointments (
  request_id uuid not null references directory.privacy_requests on delete cascade,
  appointment_id uuid not null references public.appointments on delete cascade,
  primary key (request_id, appointment_id)
);
create index privacy_request_appointments_appointment on directory.privacy_request_appointments (appointment_id);

alter table directory.privacy_request_appointments enable row level security;
revoke all on directory.privacy_request_appointments from anon, authenticated, service_role;
