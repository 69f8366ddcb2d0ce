-- The files before this one were written anew when each rule had found its place. A database that had applied all of
-- them as they were is the same; one that had stopped in between cannot go on from here.
do $$
begin
  if to_regproc('directory.next_slots_of') is not null then
    raise exception 'este banco é de uma versão de teste antiga, que não pode ser atualizada; comece com um banco vazio';
  end if;
end
$$;
