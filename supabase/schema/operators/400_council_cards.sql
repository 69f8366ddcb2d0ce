-- The council's card, if the professional wants to help: seen by operators only, gone with the decision.

create or replace function directory.may_add_card(object_name text) returns boolean
language sql security definer set search_path = ''
as $$
  select case
    when not directory.has_live_session()
      or object_name !~ ('^' || auth.uid()::text || '/[0-9a-f-]{36}\.(webp|jpg|png)$')
      or not exists (
        select from directory.verifications v join directory.profiles p on p.id = v.professional_id
        where p.user_id = auth.uid() and v.state = 'waiting'
      )
    then false
    else directory.count_own_objects('council-cards') < 3
  end
$$;

-- A card opens for the operator who has just said, in the log, that they look at it; the bucket shows them nothing else.
create or replace function directory.may_see_card(object_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select directory.is_operator() and exists (
    select from directory.operator_log l join directory.profiles p on p.id = l.target_id
    where l.at > now() - interval '10 minutes' and l.operator_id = auth.uid() and l.act = 'open_card'
      and starts_with(object_name, p.user_id::text || '/')
  )
$$;

drop policy if exists "professionals send their own council card" on storage.objects;
create policy "professionals send their own council card" on storage.objects
for insert to authenticated with check (bucket_id = 'council-cards' and (select directory.may_add_card(name)));
drop policy if exists "council cards are seen by their owner and by operators on record" on storage.objects;
create policy "council cards are seen by their owner and by operators on record" on storage.objects
for select to authenticated using (
  bucket_id = 'council-cards' and (
    (storage.foldername(name))[1] = (select auth.uid())::text and (select directory.has_needed_factor())
    or directory.may_see_card(name)
  )
);
drop policy if exists "professionals take their own council card back" on storage.objects;
create policy "professionals take their own council card back" on storage.objects
for delete to authenticated using (
  bucket_id = 'council-cards' and (storage.foldername(name))[1] = (select auth.uid())::text
  and (select directory.has_needed_factor())
);

drop function if exists directory.remove_cards(text);

-- Daily: cards that nobody is going to look at, because their account or their question has gone.
create or replace function directory.purge_council_cards() returns integer
language sql security definer set search_path = ''
as $$
  select coalesce(sum(directory.remove_objects('council-cards', orphan.account)), 0)::integer from (
    select distinct split_part(o.name, '/', 1) as account from storage.objects o
    where o.bucket_id = 'council-cards' and not exists (
      select from directory.profiles p join directory.verifications v on v.professional_id = p.id
      where p.user_id::text = split_part(o.name, '/', 1) and v.state = 'waiting'
    )
  ) orphan
$$;

-- Looking at somebody's card is an act too. Gives the objects' names, which the storage then serves to operators.
create or replace function public.operator_open_card(verification uuid) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  names text[];
  professional uuid;
begin
  perform directory.require_operator();
  select v.professional_id, array(
    select o.name from storage.objects o
    where o.bucket_id = 'council-cards' and starts_with(o.name, p.user_id::text || '/') order by o.created_at
  ) into professional, names
  from directory.verifications v join directory.profiles p on p.id = v.professional_id
  where v.id = verification and v.state = 'waiting';
  perform directory.log_act('open_card', 'professional', professional, null,
    jsonb_build_object('cards', coalesce(cardinality(names), 0)), null);
  return coalesce(names, '{}');
end
$$;

revoke execute on function directory.may_add_card, directory.may_see_card, directory.purge_council_cards,
  public.operator_open_card from public, anon, authenticated, service_role;
grant execute on function directory.may_add_card, directory.may_see_card, public.operator_open_card to authenticated;
grant execute on function directory.purge_council_cards to service_role;
