import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { expect, inject } from "vitest";
import { generateRetention } from "../retention-periods.ts";
import { generateSchemaTypes } from "../schema-types.ts";
import { drawTables } from "../table-diagram.ts";
import { test } from "./testing/scene.ts";
import { runAdvisors } from "./testing/supabase-cli.ts";

/** Where functions are defined: in their current form, or beside the table that calls them. */
const folders = [join(import.meta.dirname, "../schema"), join(import.meta.dirname, "../migrations")] as const;

const ownSchemas =
  "('public', 'directory', 'billing', 'email', 'jobs', 'website', 'auth', 'storage', 'supabase_migrations')";

test("every table has row-level security", async ({ scene }) => {
  const open = await scene.sql(`
    select relnamespace::regnamespace || '.' || relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace::regnamespace::text in ${ownSchemas} and not relrowsecurity`);
  expect(open).toEqual([]);
});

test("every view acts with the rights of who asks", async ({ scene }) => {
  const open = await scene.sql(`
    select relname from pg_class where relkind in ('v', 'm') and relnamespace::regnamespace::text in ${ownSchemas}
      and not coalesce(reloptions, '{}') && array['security_invoker=true', 'security_invoker=on']`);
  expect(open).toEqual([]);
});

test("every function pins its search path", async ({ scene }) => {
  const open = await scene.sql(`
    select oid::regprocedure::text as name from pg_proc where pronamespace::regnamespace::text in ${ownSchemas}
      and not exists (select from unnest(proconfig) setting where setting like 'search_path=%')`);
  expect(open).toEqual([]);
});

test("no function of ours can be called by everybody", async ({ scene }) => {
  const open = await scene.sql(`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace::regnamespace::text in ('public', 'directory', 'billing', 'email', 'jobs', 'website')
      and exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0)`);
  expect(open).toEqual([]);
});

// PostgreSQL runs triggers of the same moment by the alphabet of their names. One trigger that takes its steps in order
// depends on no name.
test("no table has two triggers of ours for the same moment", async ({ scene }) => {
  const pairs = await scene.sql(`
    select t.tgrelid::regclass || ' ' || moment.name as at, string_agg(t.tgname, ', ' order by t.tgname) as triggers
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    cross join lateral (
      select concat_ws(' ',
        case when t.tgtype & 2 > 0 then 'before' when t.tgtype & 64 > 0 then 'instead of' else 'after' end, event.name,
        case when t.tgtype & 1 > 0 then 'row' else 'statement' end) as name
      from (values (4, 'insert'), (8, 'delete'), (16, 'update'), (32, 'truncate')) as event (bit, name)
      where t.tgtype & event.bit > 0
    ) moment
    where not t.tgisinternal and p.pronamespace::regnamespace::text in ('public', 'directory', 'billing', 'email')
    group by 1 having count(*) > 1`);
  expect(pairs).toEqual([]);
});

test("every column of profiles that the record shows may be read by everybody", async ({ scene }) => {
  const ungranted = await scene.sql(`
    select c.column_name as name from information_schema.columns c
    join information_schema.columns v on (v.table_schema, v.table_name, v.column_name) = ('public', 'professionals', c.column_name)
    where (c.table_schema, c.table_name) = ('directory', 'profiles')
      and not (has_column_privilege('anon', 'directory.profiles', c.column_name, 'select')
        and has_column_privilege('authenticated', 'directory.profiles', c.column_name, 'select'))`);
  expect(ungranted, "grant select on the column in its migration").toEqual([]);
});

test("every function is defined in one place, and in a migration only where a table calls it", async ({ scene }) => {
  const defined = async (folder: string) => {
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".sql"));
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
    return texts.flatMap((text) =>
      [...text.matchAll(/^create (?:or replace )?function ([\w.]+)/gm)].map(([, name]) => name),
    );
  };
  const [current, migrated] = await Promise.all([defined(folders[0]), defined(folders[1])]);
  const functions = await scene.sql(`
    select pronamespace::regnamespace || '.' || proname as name, exists (
      select from pg_depend d left join pg_attrdef a on d.classid = 'pg_attrdef'::regclass and a.oid = d.objid
      left join pg_class c on c.oid = a.adrelid
      where d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid and (
        c.relkind = 'r' or d.classid = 'pg_constraint'::regclass or d.classid = 'pg_class'::regclass)
    ) as is_called
    from pg_proc p where pronamespace::regnamespace::text in ('public', 'directory', 'billing', 'email', 'jobs', 'website')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  const named = (isCalled: boolean) => functions.filter((row) => row.is_called === isCalled).map((row) => row.name);
  expect(current.sort()).toEqual(named(false).sort());
  expect(migrated.sort()).toEqual(named(true).sort());
});

test("every foreign key has an index that begins with its columns", async ({ scene }) => {
  const open = await scene.sql(`
    select conrelid::regclass || ' ' || conname as name from pg_constraint
    where contype = 'f' and connamespace::regnamespace::text in ${ownSchemas} and not exists (
      select from pg_index where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)`);
  expect(open).toEqual([]);
});

test("the shared login owns nothing and inherits nothing", async ({ scene }) => {
  const [role] = await scene.sql(
    "select rolsuper, rolinherit, rolcreaterole, rolbypassrls from pg_roles where rolname = 'authenticator'",
  );
  expect(role).toEqual({ rolsuper: false, rolinherit: false, rolcreaterole: false, rolbypassrls: false });
  expect(await scene.sql("select relname from pg_class where relowner = 'authenticator'::regrole")).toEqual([]);
});

test("no policy calls auth.uid() once per row", async ({ scene }) => {
  const slow = await scene.sql(`
    select polname from pg_policy, concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) as text
    where text like '%auth.uid()%' and text not like '%SELECT auth.uid()%'`);
  expect(slow).toEqual([]);
});

test("the generated types and the picture of the tables are current", async () => {
  const sql = postgres({ host: inject("postgresHost"), user: "postgres", database: "postgres", max: 1 });
  const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), "utf8");
  expect(await read("server/database/schema.generated.ts"), 'run "npm run types"').toBe(await generateSchemaTypes(sql));
  expect(await read("app/features/privacy/retention.generated.ts"), 'run "npm run types"').toBe(
    await generateRetention(sql),
  );
  expect(await read("docs/tables.md"), 'run "npm run types"').toBe(await drawTables(sql));
  await sql.end();
});

test("Supabase's advisors find no error and no warning", async () => {
  expect(await runAdvisors(inject("postgresHost"), "warn")).toEqual([]);
});
