-- Whoever was refused and is right asks again without changing a letter, and may then send the council's card. As with a
-- correction, a deadline that has not passed is lifted while the question waits. Three times in thirty days.
alter table directory.verifications drop constraint verifications_cause_check;
alter table directory.verifications add constraint verifications_cause_check
check (cause in ('new', 'changed', 'yearly', 'again'));

create function public.ask_registration_again() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  profile directory.profiles;
begin
  select p.* into profile from directory.profiles p
  where p.user_id = (select auth.uid()) and directory.has_needed_factor() for update;
  if profile.id is null then
    raise insufficient_privilege using message = 'Entre na sua conta para pedir nova conferência.';
  end if;
  if coalesce((
    select v.state not in ('not_found', 'differs') from directory.verifications v
    where v.professional_id = profile.id and v.state <> 'replaced'
    order by v.state = 'waiting' desc, v.asked_at desc limit 1
  ), true) then
    raise check_violation using message = 'Seu registro não espera nova conferência.';
  end if;
  if (select count(*) from directory.verifications v
      where v.professional_id = profile.id and v.cause = 'again' and v.asked_at > now() - interval '30 days') >= 3 then
    raise check_violation using message = 'Você já pediu três vezes neste mês. Corrija o perfil ou fale conosco em Contato.';
  end if;
  insert into directory.verifications (professional_id, name, specialty_id, registration, cause)
  values (profile.id, profile.name, profile.specialty_id, profile.registration, 'again');
  update directory.profiles p set registration_deadline = null where p.id = profile.id and p.registration_deadline > now();
end
$$;
revoke execute on function public.ask_registration_again from public, anon, authenticated, service_role;
grant execute on function public.ask_registration_again to authenticated;
