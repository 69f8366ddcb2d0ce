-- What professionals may choose, kept by operators.

create or replace function public.operator_attributes() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return (
    select jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'slug', a.slug, 'name', a.name,
      'specialties', a.specialty_ids, 'words', a.words, 'isOffered', a.is_offered) order by a.kind, a.name, a.id)
    from directory.attributes a
  );
end
$$;

-- A new one, or (by its number) another name, words, specialties or offer of one that is there. Its kind and slug stay:
-- addresses have them. Age groups and approaches belong to the profile's form, and come and go with it.
create or replace function public.operator_save_attribute(
  attribute smallint, kind text, slug text, name text, specialties smallint[], words text[], is_offered boolean,
  reason text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  why text;
  former directory.attributes;
  saved directory.attributes;
begin
  perform directory.require_operator();
  why := directory.given_reason(reason);
  if exists (select unnest(specialties) except select s.id from public.specialties s) then
    raise check_violation using message = 'Esta especialidade não existe.';
  end if;
  select a.* into former from directory.attributes a where a.id = attribute for update;
  if coalesce(former.kind, kind) not in ('theme', 'plan', 'language', 'access') then
    raise check_violation using message = 'Só temas, convênios, idiomas e acessibilidade são mudados aqui.';
  end if;
  if attribute is null then
    insert into directory.attributes as a (kind, slug, name, specialty_ids, words, is_offered)
    values (kind, slug, btrim(name), specialties, words, is_offered)
    on conflict on constraint attributes_kind_slug_key do nothing returning a.* into saved;
  else
    update directory.attributes a
    set name = btrim(operator_save_attribute.name), specialty_ids = specialties,
      words = operator_save_attribute.words, is_offered = operator_save_attribute.is_offered
    where a.id = attribute returning a.* into saved;
  end if;
  if saved.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  perform directory.log_act('save_attribute', 'attribute', null,
    case when former.id is not null then jsonb_build_object('name', former.name, 'is_offered', former.is_offered) end,
    jsonb_build_object('attribute', saved.id, 'kind', saved.kind, 'slug', saved.slug, 'name', saved.name,
      'is_offered', saved.is_offered),
    why);
  -- Whoever keeps a copy of the list reads it anew.
  perform pg_notify('facets', '');
  return jsonb_build_object('outcome', 'done', 'id', saved.id);
end
$$;

revoke execute on function public.operator_attributes, public.operator_save_attribute from public, anon, authenticated,
  service_role;
grant execute on function public.operator_attributes, public.operator_save_attribute to authenticated;
