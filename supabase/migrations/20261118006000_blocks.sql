-- Of millions few are suspended, contested or refused: whom nobody charges is found without reading everybody.
create index memberships_suspended on directory.memberships (user_id) where suspended_at is not null;
create index profiles_contested on directory.profiles (user_id) where registration_contested_at is not null;
create index profiles_with_deadline on directory.profiles (user_id) where registration_deadline is not null;
