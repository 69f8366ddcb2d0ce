-- Rare attributes and names are found by an inverted index instead of walking past millions. The rotation is cut into 64
-- stretches, and every key begins with the number of its profile's: so one stretch after the other is looked up, in the
-- order of the rotation, until a page is full, and neither "Maria Silva" nor a common theme is ever read as a whole.
-- locks: a tabela de perfis, para leitura e escrita, por minutos onde há milhões

-- Plain letters in lower case. Built-in functions only: see the index profiles_support.
create function directory.name_key(name text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select translate(lower(name), 'áàâãäéèêëíìîïóòôõöúùûüçñ''’-.,;:()/\"&', 'aaaaaeeeeiiiiooooouuuucn             ')
$$;

-- 's' is a specialty, 't' a day and period of the week, 'a' an attribute, 'n' a word of the name.
create function directory.search_keys(
  rank integer, specialty_id smallint, availability integer, name text, attributes smallint[]
) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  stretch text := lpad(to_hex((rank::bigint + 2147483648) >> 26), 2, '0');
  keys text := concat(stretch, 's', specialty_id, ' ', stretch, 'n',
    replace(directory.name_key(name), ' ', concat(' ', stretch, 'n')));
begin
  if attributes <> '{}' then
    keys := concat(keys, ' ', stretch, 'a', array_to_string(attributes, concat(' ', stretch, 'a')));
  end if;
  if availability <> 0 then
    for slot in 0..20 loop
      if availability & (1 << slot) <> 0 then keys := concat(keys, ' ', stretch, 't', slot); end if;
    end loop;
  end if;
  return array_to_tsvector(string_to_array(keys, ' '));
end
$$;
revoke execute on function directory.name_key, directory.search_keys from public;
grant execute on function directory.name_key, directory.search_keys to anon, authenticated,
  service_role;

-- Without a list of what is pending, which every search would have to read.
create index profiles_search_keys on directory.profiles
  using gin (directory.search_keys(rank, specialty_id, availability, name, attributes)) with (fastupdate = off)
  where listed_until is not null;
-- For suggestions while somebody types.
create index profiles_name_key on directory.profiles (directory.name_key(name) text_pattern_ops)
  where listed_until is not null;

-- City by city one looks at everybody there: all that a search asks of them stands in the index itself.
drop index directory.profiles_by_city;
create index profiles_by_city on directory.profiles (city_number, rank, id)
  include (specialty_id, modality, availability, listed_until, attributes, verified_at) where listed_until is not null;
drop index directory.profiles_by_city_and_specialty;
create index profiles_by_city_and_specialty on directory.profiles (city_number, specialty_id, rank, id)
  include (modality, availability, listed_until, attributes, verified_at) where listed_until is not null;
