-- Every passage that an operator has let pass, not the last alone: a text may meet one rule in several places.
alter table directory.word_flags add column passed text[] not null default '{}';
update directory.word_flags set passed = array[excerpt] where looked_at is not null and correction_asked_at is null;
