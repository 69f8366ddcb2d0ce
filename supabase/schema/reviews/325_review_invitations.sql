-- Who hands out links to a review: professionals to patients whom no email reaches, and the private page of an appointment.

create or replace function directory.contact_links_left(of_professional uuid) returns integer
language sql stable set search_path = ''
as $$
  select greatest(0, least(
    5 - count(*) filter (where l.created_at > now() - interval '1 day'),
    50 - count(*) filter (where l.used_at is null and l.expires_at > now())))::integer
  from directory.review_links l where l.professional_id = of_professional and l.source = 'contact'
$$;

-- For somebody who came by WhatsApp or e-mail: a few a day. For an appointment that took place: only where the patient
-- gave no e-mail, because the other ones get their link by email and the professional never sees it.
create or replace function directory.make_own_review_link(of_appointment uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own uuid := directory.own_professional_id();
  token text;
begin
  if own is null then raise insufficient_privilege using message = 'Entre na sua conta.'; end if;
  if not directory.has_confirmed_address(own) then
    raise insufficient_privilege using message = 'Confirme o e-mail da sua conta; depois você pode pedir avaliações.';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('review links ' || own, 0));
  if of_appointment is null and directory.contact_links_left(own) <= 0 then
    raise check_violation using message = 'Você já criou os links que podia por agora. Amanhã, ou quando os que esperam forem usados ou vencerem, poderá criar outros.';
  elsif of_appointment is not null and not exists (
    select from public.appointments a
    where a.id = of_appointment and a.professional_id = own and a.patient_email is null
      and directory.may_be_invited(a)
  ) then
    raise insufficient_privilege using
      message = 'Esta consulta não é sua, não aconteceu, foi marcada com menos de um dia, quem pediu não quer convite ou ele segue por e-mail.';
  end if;
  token := directory.new_review_link(own, of_appointment);
  if token is null then raise check_violation using message = 'Este paciente já usou o link.'; end if;
  return token;
end
$$;

-- Patients without an e-mail whose appointment took place: the professional sends them the link.
create or replace function directory.own_invitations() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'isConfirmed', directory.has_confirmed_address(directory.own_professional_id()),
    'linksLeft', directory.contact_links_left(directory.own_professional_id()),
    'allowsTestimonials', directory.allows_testimonials(directory.own_professional_id()),
    'zone', public.my_time_zone(),
    'hasInvited', exists (select from directory.review_links l where l.professional_id = directory.own_professional_id()),
    'patients', (
      select coalesce(jsonb_agg(jsonb_build_object('appointment', a.id, 'name', a.patient_name,
        'whatsapp', a.patient_whatsapp, 'startsAt', a.starts_at, 'invitedAt', l.created_at) order by a.starts_at desc), '[]')
      from (
        select a.* from public.appointments a
        where a.professional_id = directory.own_professional_id() and a.status = 'done'
          and a.patient_email is null and a.ended_at > now() - interval '30 days'
        order by a.starts_at desc limit 50
      ) a left join directory.review_links l on l.appointment_id = a.id
      where l.used_at is null and directory.may_be_invited(a)))
$$;

-- Who gave no e-mail gets no email, but holds the private link of the appointment: it leads to the review as well. Where the
-- council bars testimonials nobody is asked; whoever wants to gives stars of their own accord, and no words are taken.
create or replace function directory.may_review_by_link(link_token text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select case when directory.allows_testimonials(a.professional_id)
      then a.patient_email is null and directory.may_be_invited(a) else directory.may_be_reviewed(a) end
    from public.appointments a
    where a.id = directory.appointment_of_link(link_token) and not exists (
      select from directory.review_links l where l.appointment_id = a.id and l.used_at is not null)
  ), false)
$$;

-- What the private page tells of it: whether it leads to a review, whether the box is ticked (null where the council bars
-- testimonials, and for who has not ticked it where no invitation could come any more), and whether there is a review.
create or replace function directory.review_terms_by_link(link_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('mayReview', directory.may_review_by_link(link_token),
    'isInvited', case
      when not directory.allows_testimonials(a.professional_id) then null
      when exists (select from directory.consents c where c.appointment_id = a.id and c.kind = 'invitation') then true
      when not directory.is_booked_ahead(a) then null
      when a.status in ('unconfirmed', 'requested', 'proposed', 'confirmed') then false
      when a.status = 'done' and (a.patient_email is null or a.ended_at > now() - directory.invitation_window()) then false
    end,
    'hasReview', exists (
      select from directory.review_links l where l.appointment_id = a.id and l.review_id is not null))
  from public.appointments a where a.id = directory.appointment_of_link(link_token)
$$;

create or replace function directory.review_own_appointment(link_token text) returns text
language sql volatile security definer set search_path = ''
as $$
  select directory.new_review_link(a.professional_id, a.id) from public.appointments a
  where a.id = directory.appointment_of_link(link_token) and directory.may_review_by_link(link_token)
$$;

create or replace function public.make_review_link(appointment uuid default null) returns text
language sql volatile set search_path = ''
as $$ select directory.make_own_review_link(appointment) $$;

create or replace function public.my_review_invitations() returns jsonb
language sql stable set search_path = ''
as $$ select directory.own_invitations() $$;

revoke execute on function directory.review_terms_by_link, directory.contact_links_left,
  directory.make_own_review_link, directory.own_invitations, directory.may_review_by_link,
  directory.review_own_appointment, public.make_review_link, public.my_review_invitations from public, anon,
  authenticated, service_role;
grant execute on function directory.review_terms_by_link, directory.review_own_appointment to anon, service_role;
grant execute on function directory.make_own_review_link, directory.own_invitations, public.make_review_link,
  public.my_review_invitations to authenticated;
