-- An answer under the LGPD holds everything that is kept of somebody, however often they came: some 1,700 visits fit. As an
-- email it is three to four times as long, which mail servers still take.
alter table email.outbox drop constraint outbox_data_check, add constraint outbox_data_check check (
  jsonb_typeof(data) = 'object'
  and pg_column_size(data) <= case kind when 'privacy-request-data' then 4194304 else 65536 end);
