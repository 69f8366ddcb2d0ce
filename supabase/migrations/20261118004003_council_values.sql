-- What councils allow, read again; the sources are in docs/rules.md. Where one could not be read, the stricter value.
update public.specialties s set allows_prices = false
where s.name in ('Fonoaudiologia', 'Fisioterapia', 'Terapia Ocupacional', 'Enfermagem', 'Odontologia')
  and s.allows_prices;
update public.specialties s set allows_testimonials = false where s.name = 'Odontologia' and s.allows_testimonials;
