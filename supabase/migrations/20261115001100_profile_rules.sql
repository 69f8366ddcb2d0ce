-- The limits of the profile's form, in words that people understand: the constraints of the table say the same, but in
-- English and by their names. Fires after prepare_profile (triggers fire by name), so it sees the tidied values.
create function directory.refuse_wrong_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise check_violation using message = case
    when length(new.name) > 120 then 'O nome pode ter no máximo 120 caracteres.'
    when length(new.registration) > 60 then 'O registro profissional pode ter no máximo 60 caracteres.'
    when new.age_group not in ('criancas', 'adultos', 'ambos') then 'A faixa etária escolhida não existe.'
    when length(new.address) > 200 then 'O endereço pode ter no máximo 200 caracteres.'
    when length(new.district) > 100 then 'O bairro pode ter no máximo 100 caracteres.'
    when length(new.schedule) > 1000 then 'Os horários podem ter no máximo 1.000 caracteres.'
    when length(new.description) > 4000 then 'A descrição pode ter no máximo 4.000 caracteres.'
    when length(new.contact_email) > 254 or new.contact_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'
      then 'O e-mail de contato não parece um endereço de e-mail.'
    else 'O WhatsApp precisa do DDD e de 10 a 13 números.'
  end;
end
$$;
revoke execute on function directory.refuse_wrong_profile from public;

-- In the trigger's condition, because it costs a tenth of calling a function for every good row.
create trigger refuse_wrong_profile before insert or update on directory.profiles
for each row when (
  length(new.name) > 120 or length(new.registration) > 60 or new.age_group not in ('criancas', 'adultos', 'ambos')
  or length(new.address) > 200 or length(new.district) > 100 or length(new.schedule) > 1000
  or length(new.description) > 4000 or length(new.contact_email) > 254
  or new.contact_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or length(new.whatsapp) > 30
  or length(regexp_replace(new.whatsapp, '\D', '', 'g')) not between 10 and 13
) execute function directory.refuse_wrong_profile();
