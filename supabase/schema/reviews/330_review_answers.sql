-- One answer to a review, by the professional.

-- Once; for a day it can still be corrected, again whenever operators ask for it, and while it waits for their look
-- (directory.must_wait). What showed before stays meanwhile.
create or replace function directory.answer_own_review(review uuid, words text) returns public.reviews
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known public.reviews;
  said text := directory.plain_text(words);
  waits boolean;
begin
  select * into known from public.reviews r
  where r.id = review and r.professional_id = directory.own_professional_id() for update;
  if known.id is null then
    raise insufficient_privilege using message = 'Esta avaliação não é sua ou não existe mais.';
  elsif said is null or length(said) > 1000 then
    raise check_violation using message = 'Escreva uma resposta de até 1.000 caracteres.';
  elsif known.answered_at <= now() - interval '24 hours' and known.correction_asked_at is null
    and known.held_answer is null
  then
    raise check_violation using message = 'A resposta só pode ser corrigida nas primeiras 24 horas.';
  end if;
  waits := said is distinct from known.answer and directory.must_wait(known.professional_id,
    (select p.specialty_id from directory.profiles p where p.id = known.professional_id), said, known.id);
  update public.reviews r set answer = case when waits then r.answer else said end,
    held_answer = case when waits then said end, correction_asked_at = null,
    answered_at = case when waits then r.answered_at
      when r.correction_asked_at is null then coalesce(r.answered_at, now()) else now() end
  where r.id = review returning * into known;
  return known;
end
$$;

create or replace function public.answer_review(review uuid, words text) returns public.reviews
language sql volatile set search_path = ''
as $$ select directory.answer_own_review(review, words) $$;

revoke execute on function directory.answer_own_review, public.answer_review from public, anon, authenticated,
  service_role;
grant execute on function directory.answer_own_review, public.answer_review to authenticated;
