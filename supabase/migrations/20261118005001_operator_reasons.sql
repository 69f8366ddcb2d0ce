-- The operators' log keeps no words: why something was done is kept beside it, for a shorter time, and goes with the data
-- of whom it is about. The log itself then names nobody but the operator, and can be kept for years.

create table directory.operator_reasons (
  log_id bigint primary key references directory.operator_log on delete cascade,
  words text not null check (length(words) between 1 and 2000)
);
insert into directory.operator_reasons (log_id, words)
select l.id, l.why from directory.operator_log l where l.why is not null;
alter table directory.operator_log drop column why;

-- What earlier acts quoted of profiles.
alter table directory.operator_log disable trigger user;
update directory.operator_log l set before = l.before - 'registration' - 'excerpt', after = l.after - 'registration' - 'excerpt'
where l.before ?| array['registration', 'excerpt'] or l.after ?| array['registration', 'excerpt'];
alter table directory.operator_log enable trigger user;

-- What acts may concern grows with the product.
alter table directory.operator_log drop constraint operator_log_target_kind_check,
  add constraint operator_log_target_kind_check check (target_kind ~ '^[a-z]{3,20}$');

alter table directory.operator_reasons enable row level security;
revoke all on directory.operator_reasons from public, anon, authenticated, service_role;
