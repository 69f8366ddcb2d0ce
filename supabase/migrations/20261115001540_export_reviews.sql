-- What is told of reviews in the export of an account; its counts and appointments are part of the activity.
create function directory.export_section_reviews(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(to_jsonb(r) - 'professional_id' order by r.created_at)
  from public.reviews r join directory.profiles p on p.id = r.professional_id where p.user_id = account
$$;
create function directory.export_section_review_links(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('source', l.source, 'created_at', l.created_at, 'expires_at', l.expires_at,
    'used_at', l.used_at) order by l.created_at)
  from directory.review_links l join directory.profiles p on p.id = l.professional_id where p.user_id = account
$$;
revoke execute on function directory.export_section_reviews, directory.export_section_review_links
  from public, anon, authenticated;
