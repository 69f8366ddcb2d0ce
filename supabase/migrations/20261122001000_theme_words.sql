-- Words that people type for a theme. What operators added meanwhile stays.
update directory.attributes a set words = a.words || array(
  select word from unnest('{lgbt,lgbts,lgbtq,lgbtqia,lgbtqiapn,gay,lesbica,bissexual,homossexual,trans,transexual,transgenero,
    "identidade genero"}'::text[]) as given (word)
  where word <> all (a.words))
where a.kind = 'theme' and a.slug = 'sexualidade';
