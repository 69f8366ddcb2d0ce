-- The clock of the panel's pages: that of the professional's own city.
create function public.my_time_zone() returns text
language sql stable set search_path = ''
as $$
  select coalesce((
    select c.time_zone from directory.profiles p join public.cities c on c.id = p.city_id
    where p.id = (select directory.own_professional_id())
  ), 'America/Sao_Paulo')
$$;
revoke execute on function public.my_time_zone from public, anon;
grant execute on function public.my_time_zone to authenticated;
