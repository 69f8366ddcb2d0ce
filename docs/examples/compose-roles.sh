#!/bin/sh
# Na primeira partida do PostgreSQL de compose.yaml: o banco e os dois usuários, como em docs/operar.md.
set -eu
psql --set ON_ERROR_STOP=1 --username postgres --dbname postgres \
  --set owner="$DB_OWNER_PASSWORD" --set server="$DB_SERVER_PASSWORD" <<'SQL'
create role betesda_dono login createrole bypassrls password :'owner';
create role betesda login noinherit password :'server';
create database betesda owner betesda_dono;
alter role betesda_dono set createrole_self_grant = 'set, inherit';
SQL
