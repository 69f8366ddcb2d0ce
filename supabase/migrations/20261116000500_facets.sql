-- How many listed profiles there are of each kind: exact totals of any search without counting rows.

-- City -1: no city.
create table directory.facets (
  specialty_id smallint not null,
  city_number smallint not null,
  modality smallint not null,
  availability integer not null,
  n integer not null,
  primary key (specialty_id, city_number, modality, availability)
);

alter table directory.facets enable row level security;
revoke all on directory.facets from anon, authenticated;
grant select on directory.facets to anon, authenticated, service_role;
