import { readFile } from "node:fs/promises";
import postgres from "postgres";
import { expect, inject } from "vitest";
import { generateSchemaTypes } from "../schema-types.ts";
import { drawTables } from "../table-diagram.ts";
import { test } from "./scene.ts";
import { runAdvisors } from "./supabase-cli.ts";

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
  expect(await read("docs/tables.md"), 'run "npm run types"').toBe(await drawTables(sql));
  await sql.end();
});

test("Supabase's advisors find no error and no warning", async () => {
  expect(await runAdvisors(inject("postgresHost"), "warn")).toEqual([]);
});
