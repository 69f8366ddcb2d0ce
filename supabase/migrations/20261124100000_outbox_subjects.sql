-- What an email is about is a column of its own: erasing and superseding find it there, and `unique_key` only keeps the same
-- email from being posted twice. Whether an appointment was ever agreed on is a column of the appointment.
-- locks: a fila de e-mails e a tabela de consultas, para escrita, por segundos
alter table email.outbox
  -- The words of `directory.erasures`, and the series whose dates one email tells together.
  add column subject_kind text check (subject_kind in ('appointment', 'series', 'waiting', 'review')),
  add column subject_id uuid,
  add constraint whole_subject check ((subject_kind is null) = (subject_id is null));

-- Until now the first id of the key said it; after the key of a superseded email stands the email's own.
with named as (
  select o.id, o.kind, o.data,
    substring(o.unique_key from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid as subject
  from email.outbox o
  where starts_with(o.kind, 'appointment-') or starts_with(o.kind, 'waiting-')
    or o.kind in ('review-invitation', 'review-hidden', 'review-received')
)
update email.outbox o set subject_id = n.subject, subject_kind = case
  when n.kind = 'review-received' then 'review'
  when starts_with(n.kind, 'waiting-') then 'waiting'
  when n.data ? 'dates' or exists (select from public.appointments a where a.series_id = n.subject) then 'series'
  else 'appointment' end
from named n where n.id = o.id and n.subject is not null;

create index outbox_subject on email.outbox (subject_kind, subject_id) where subject_id is not null;

-- Since when a time is agreed on, or was for the first time: also of what is open again or has come to nothing.
alter table public.appointments add column agreed_at timestamptz;

-- A request that once was agreed on was known by the emails that said so.
with said as (
  select o.subject_id as id, min(o.created_at) as at from email.outbox o
  where o.subject_kind = 'appointment'
    and o.unique_key ~ '^appointment-(confirmed|moved|update (accepted|booked|moved|move-accepted)) '
  group by o.subject_id
), agreed as (
  select a.id, coalesce(s.at, case when a.is_own then a.created_at
    when a.status in ('confirmed', 'done', 'no_show') then a.updated_at end) as at
  from public.appointments a left join said s on s.id = a.id
)
update public.appointments a set agreed_at = g.at from agreed g where g.id = a.id and g.at is not null;
