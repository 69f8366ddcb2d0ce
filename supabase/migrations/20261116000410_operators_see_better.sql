-- The words that a rule met, so that they can be shown in the text as it was written.
create or replace function public.operator_flags() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return coalesce((
    select jsonb_agg(jsonb_build_object('professionalId', p.id, 'name', p.name, 'specialty', s.name, 'wordId', w.id,
      'label', w.label, 'why', w.why, 'excerpt', f.excerpt,
      'match', substring(f.excerpt from '(' || w.pattern || ')'), 'description', p.description, 'foundAt', f.found_at,
      'isListed', coalesce(p.listed_until > now(), false)) order by f.found_at, p.id, w.id)
    from (
      select * from directory.word_flags g where g.looked_at is null
      order by g.found_at, g.professional_id, g.word_id limit 100
    ) f
    join directory.flagged_words w on w.id = f.word_id
    join directory.profiles p on p.id = f.professional_id
    left join public.specialties s on s.id = p.specialty_id
  ), '[]');
end
$$;

-- "ana" finds Ana before Adriana.
create or replace function public.operator_find(words text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked text := left(btrim(coalesce(words, '')), 100);
  pattern text;
  found uuid[];
begin
  perform directory.require_operator();
  if length(asked) < 3 then return '[]'; end if;
  if position('@' in asked) > 0 then
    pattern := replace(replace(replace(lower(asked), '\', '\\'), '%', '\%'), '_', '\_') || '%';
    found := array(
      select p.id from directory.memberships m join directory.profiles p on p.user_id = m.user_id
      where lower(m.email) like pattern order by m.email limit 25);
  else
    -- "CRP 06/1663" and "ana bea" in the same way: what is between letters and digits may be anything.
    pattern := btrim(regexp_replace(directory.search_key(asked), '[^a-z0-9]+', '%', 'g'), '%') || '%';
    if length(pattern) < 4 then return '[]'; end if;
    found := array(
      select p.id from directory.profiles p
      where translate(lower(p.name || ' ' || coalesce(p.registration, '')), 'áàâãäéèêëíìîïóòôõöúùûüçñ',
        'aaaaaeeeeiiiiooooouuuucn') like '%' || pattern
      -- In order, so that the planner cannot hope to meet 25 of them early on a walk through the whole table.
      order by translate(lower(p.name), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') not like pattern,
        p.name, p.id
      limit 25);
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'email', m.email, 'specialty', s.name,
      'registration', p.registration, 'status', m.subscription_status, 'suspendedAt', m.suspended_at,
      'isListed', coalesce(p.listed_until > now(), false), 'verifiedAt', p.verified_at, 'city', c.name, 'uf', c.state)
      order by array_position(found, p.id))
    from directory.profiles p
    left join directory.memberships m on m.user_id = p.user_id
    left join public.specialties s on s.id = p.specialty_id
    left join public.cities c on c.id = p.city_id
    where p.id = any (found)
  ), '[]');
end
$$;
