-- Few have told their hours, so a search by day or period has its own, much shorter rotation to walk along.
create index profiles_with_hours_in_rotation on directory.profiles (rank, id)
  include (modality, availability, city_number, listed_until) where listed_until is not null and availability <> 0;
create index profiles_with_hours_by_specialty on directory.profiles (specialty_id, rank, id)
  include (modality, availability, city_number, listed_until) where listed_until is not null and availability <> 0;

create or replace function directory.next_in_rotation(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], city_bits bytea,
  from_rank integer, from_id uuid, to_rank integer, size integer, way text
) returns table (id uuid, rank integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if way = 'cities' and of_specialty is not null then
    return query
    select found.id, found.rank from unnest(in_cities) as c (number), lateral (
      select p.id, p.rank from directory.profiles p
      where p.city_number = c.number and p.specialty_id = of_specialty
        and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
        and p.modality & by_modality <> 0 and (at_times = 0 or p.availability & at_times <> 0)
      order by p.rank, p.id limit size
    ) found order by found.rank, found.id limit size;
  elsif way = 'cities' then
    return query
    select found.id, found.rank from unnest(in_cities) as c (number), lateral (
      select p.id, p.rank from directory.profiles p
      where p.city_number = c.number
        and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
        and p.modality & by_modality <> 0 and (at_times = 0 or p.availability & at_times <> 0)
      order by p.rank, p.id limit size
    ) found order by found.rank, found.id limit size;
  elsif at_times <> 0 and of_specialty is not null then
    return query
    select p.id, p.rank from directory.profiles p
    where p.specialty_id = of_specialty and p.availability <> 0 and p.availability & at_times <> 0
      and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
      and p.modality & by_modality <> 0
      and (city_bits is null or (p.city_number is not null and get_bit(city_bits, p.city_number) = 1))
    order by p.rank, p.id limit size;
  elsif at_times <> 0 then
    return query
    select p.id, p.rank from directory.profiles p
    where p.availability <> 0 and p.availability & at_times <> 0
      and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
      and p.modality & by_modality <> 0
      and (city_bits is null or (p.city_number is not null and get_bit(city_bits, p.city_number) = 1))
    order by p.rank, p.id limit size;
  elsif of_specialty is not null then
    return query
    select p.id, p.rank from directory.profiles p
    where p.specialty_id = of_specialty
      and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
      and p.modality & by_modality <> 0
      and (city_bits is null or (p.city_number is not null and get_bit(city_bits, p.city_number) = 1))
    order by p.rank, p.id limit size;
  else
    return query
    select p.id, p.rank from directory.profiles p
    where (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
      and p.modality & by_modality <> 0
      and (city_bits is null or (p.city_number is not null and get_bit(city_bits, p.city_number) = 1))
    order by p.rank, p.id limit size;
  end if;
end
$$;
