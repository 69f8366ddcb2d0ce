-- A review needs a link that works once. Only the hash of its token is kept: whoever reads the table can review
-- nobody.

-- Whoever books with the professional's own address or number reviews nobody: "after an appointment here" must mean it.
create or replace function directory.is_own_contact(of_appointment uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.appointments a
    join directory.profiles p on p.id = a.professional_id left join auth.users u on u.id = p.user_id
    where a.id = of_appointment and (
      email.mailbox(a.patient_email) in (email.mailbox(u.email), email.mailbox(p.contact_email))
      -- With or without the country's code.
      or right(a.patient_whatsapp, 10) = right(regexp_replace(p.whatsapp, '\D', '', 'g'), 10))
  )
$$;

-- Asked for a day before at least, and not entered by hand: whoever books with oneself for the next minute has nothing to
-- review. Without a time yet it may still become so.
create or replace function directory.is_booked_ahead(a public.appointments) returns boolean
language sql immutable set search_path = ''
as $$ select not a.is_own and coalesce(a.created_at <= a.starts_at - interval '1 day', true) $$;

-- How long after an appointment its patient is invited by email.
create or replace function directory.invitation_window() returns interval
language sql immutable parallel safe set search_path = ''
as $$ select interval '14 days' $$;

-- An appointment that took place, and was not asked for by the professional.
create or replace function directory.may_be_reviewed(a public.appointments) returns boolean
language sql stable set search_path = ''
as $$
  select a.status = 'done' and directory.is_booked_ahead(a)
    and directory.has_confirmed_address(a.professional_id) and not directory.is_own_contact(a.id)
$$;

-- Only who ticked the box is asked for a review, and nobody where the council bars testimonials: one regional council of
-- psychology called an open invitation an indirect request for them.
create or replace function directory.may_be_invited(a public.appointments) returns boolean
language sql stable set search_path = ''
as $$
  select directory.allows_testimonials(a.professional_id) and directory.may_be_reviewed(a) and exists (
    select from directory.consents c where c.appointment_id = a.id and c.kind = 'invitation')
$$;

-- A new token for an appointment takes the place of the one before, unless that was used: then there is none.
create or replace function directory.new_review_link(of_professional uuid, of_appointment uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := directory.random_token();
begin
  if of_appointment is not null
    and not (select directory.may_be_reviewed(a) from public.appointments a where a.id = of_appointment)
  then
    return null;
  end if;
  insert into directory.review_links as known (token_hash, professional_id, appointment_id, source)
  values (directory.hash_token(token), of_professional, of_appointment,
    case when of_appointment is null then 'contact' else 'appointment' end)
  on conflict (appointment_id) do update
  set token_hash = excluded.token_hash, created_at = now(), expires_at = now() + interval '60 days'
  where known.used_at is null;
  return case when found then token end;
end
$$;

-- What a link can do now: open, written (there is a review, which may be deleted), used (it was deleted), expired. An
-- appointment that turns out not to have taken place takes the unused link with it.
create or replace function directory.review_link_state(link directory.review_links) returns text
language sql stable set search_path = ''
as $$
  select case
    when link.review_id is not null then 'written'
    when link.used_at is not null then 'used'
    when link.expires_at <= now() or exists (
      select from public.appointments a where a.id = link.appointment_id and a.status <> 'done') then 'expired'
    else 'open'
  end
$$;

-- To a hiding, once, and not while somebody looks anyway.
create or replace function directory.may_object(link directory.review_links, review public.reviews) returns boolean
language sql stable set search_path = ''
as $$
  select review.hidden_at is not null and review.held_at is null and link.hidden_for is not null
    and link.objected_at is null
$$;

create or replace function directory.review_by_link(link_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'state', directory.review_link_state(l), 'source', l.source, 'professionalId', p.id, 'professional', p.name,
    'ownerId', p.user_id, 'specialty', (select s.name from public.specialties s where s.id = p.specialty_id),
    'allowsComment', directory.allows_testimonials(p.id), 'isListed', coalesce(p.listed_until > now(), false),
    'review', (
      select jsonb_build_object('stars', r.stars, 'comment', r.comment, 'author', r.author, 'answer', r.answer,
        'createdAt', r.created_at, 'isHidden', r.hidden_at is not null, 'isHeld', r.held_at is not null,
        'hiddenFor', l.hidden_for, 'mayObject', directory.may_object(l, r),
        -- Of the reasons to wait the author learns those that are the words' own.
        'heldFor', array(select kind from unnest(l.held_for) kind
          where kind in ('health', 'insult', 'creed', 'council', 'objection')))
      from public.reviews r where r.id = l.review_id)
  )
  from directory.review_links l join directory.profiles p on p.id = l.professional_id
  where l.token_hash = directory.hash_token(link_token)
$$;

-- Why an operator looks at a review first: the account is new or its address nobody's, or the review comes from where the
-- professional has signed in. The network is a mark, compared and not kept.
create or replace function directory.reasons_to_hold(of_professional uuid, network text, is_same_device boolean)
returns text[]
language sql stable security definer set search_path = ''
as $$
  select array_remove(array[
    case when u.email_confirmed_at is null or p.created_at > now() - interval '30 days' then 'new_account' end,
    case when exists (
      select from directory.sign_in_networks n where n.user_id = u.id and n.network = reasons_to_hold.network
    ) then 'same_network' end,
    case when is_same_device then 'same_device' end
  ], null)
  from directory.profiles p join auth.users u on u.id = p.user_id where p.id = of_professional
$$;

-- Gives the link's state before: 'open' means that the review is written now. Where its words meet a rule, and nobody has
-- told the author yet, it gives the rule's kind instead and writes nothing; told, the author may send them all the same,
-- and an operator reads them first.
drop function if exists directory.write_review(text, integer, text, text),
  directory.write_review(text, integer, text, text, text, boolean);
create or replace function directory.write_review(
  link_token text, stars integer, comment text, author text, network text, is_same_device boolean, is_warned boolean
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  link directory.review_links;
  link_state text;
  words text := directory.plain_text(comment);
  name text := left(nullif(split_part(directory.tidy_name(author), ' ', 1), ''), 40);
  met text[];
  reasons text[];
  made uuid;
begin
  if stars is null or stars not between 1 and 5 then
    raise check_violation using message = 'Escolha de uma a cinco estrelas.';
  elsif length(words) > 1000 then
    raise check_violation using message = 'O comentário pode ter no máximo 1.000 caracteres.';
  end if;
  -- Locked: two that send the same link at once come one after the other.
  select * into link from directory.review_links l
  where l.token_hash = directory.hash_token(link_token) for update;
  if link.token_hash is null then return 'expired'; end if;
  link_state := directory.review_link_state(link);
  if link_state <> 'open' then return link_state; end if;
  if not directory.allows_testimonials(link.professional_id) then words := null; end if;
  met := directory.kinds_met(link.professional_id, concat_ws(E'\n', name, words));
  if met <> '{}' and not is_warned then return met[cardinality(met)]; end if;
  reasons := directory.reasons_to_hold(link.professional_id, network, is_same_device) || met;
  insert into public.reviews (professional_id, stars, comment, author, source, hidden_at, held_at)
  values (link.professional_id, stars, words, name, link.source,
    case when reasons <> '{}' then now() end, case when reasons <> '{}' then now() end)
  returning id into made;
  update directory.review_links l set used_at = now(), review_id = made, held_for = reasons where l.token_hash = link.token_hash;
  return link_state;
end
$$;

-- What the author says to a hiding brings the review back before an operator's eyes.
create or replace function directory.object_to_hiding(link_token text, words text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said text := directory.plain_text(words);
  link directory.review_links;
begin
  if said is null or length(said) > 1000 then
    raise check_violation using message = 'Conte em até 1.000 caracteres por que ela deve voltar.';
  end if;
  select l.* into link from directory.review_links l join public.reviews r on r.id = l.review_id
  where l.token_hash = directory.hash_token(link_token) and directory.may_object(l, r) for update;
  if link.token_hash is null then return false; end if;
  update public.reviews r set held_at = now() where r.id = link.review_id;
  update directory.review_links l set objection = said, objected_at = now(), held_for = '{objection}'
  where l.token_hash = link.token_hash;
  return true;
end
$$;

create or replace function directory.delete_review(link_token text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update directory.review_links l set objection = null
  where l.token_hash = directory.hash_token(link_token) and l.review_id is not null;
  delete from public.reviews r using directory.review_links l
  where l.token_hash = directory.hash_token(link_token) and r.id = l.review_id;
  return found;
end
$$;

create or replace function directory.purge_review_links() returns bigint
language sql volatile security definer set search_path = ''
as $$
  with gone as (
    delete from directory.review_links l where l.token_hash in (
      select o.token_hash from directory.review_links o
      where o.used_at is null and o.expires_at < now() - directory.kept_for('unused_review_links') limit 1000)
    returning 1
  )
  select count(*) from gone
$$;

create or replace function directory.export_section_review_links(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('source', l.source, 'created_at', l.created_at, 'expires_at', l.expires_at,
    'used_at', l.used_at) order by l.created_at)
  from directory.review_links l join directory.profiles p on p.id = l.professional_id where p.user_id = account
$$;

revoke execute on function directory.is_own_contact, directory.is_booked_ahead,
  directory.invitation_window, directory.may_be_reviewed, directory.may_be_invited, directory.reasons_to_hold, directory.new_review_link, directory.review_link_state,
  directory.may_object, directory.object_to_hiding, directory.review_by_link, directory.write_review,
  directory.delete_review, directory.purge_review_links, directory.export_section_review_links from public, anon,
  authenticated, service_role;
grant execute on function directory.review_by_link, directory.write_review, directory.object_to_hiding,
  directory.delete_review to anon, service_role;
grant execute on function directory.purge_review_links to service_role;
