/** What the scenarios need, for the clients of one name. */
export const scenarioTables = (name: string) => `
  ${["events", "filters", "guarded", "whole", "keyed", "lost"].map((one) => makeTable(`${name}_${one}`)).join("\n")}
  alter table ${name}_events replica identity full;
  alter table ${name}_whole replica identity full;
  alter table ${name}_guarded enable row level security;
  create policy "what is open" on ${name}_guarded for select to anon using (colour = 'open');`;

export const scenarioPolicies = `
  create policy "members receive" on realtime.messages for select to authenticated
    using (split_part(realtime.topic(), ' ', 1) in ('club', 'readers') and extension in ('broadcast', 'presence'));
  create policy "members send" on realtime.messages for insert to authenticated
    with check (realtime.topic() like 'club %');`;

const makeTable = (table: string) => `
  create table ${table} (id int primary key, colour text, price int);
  grant select on ${table} to anon, authenticated;
  alter publication supabase_realtime add table ${table};`;
