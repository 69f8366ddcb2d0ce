import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp } from "../backup/backup.ts";
import { restore } from "../backup/restore.ts";
import { readConfig } from "../config/config.ts";
import { generateKeys } from "../kernel/keys.ts";
import { StartError } from "../kernel/start-error.ts";
import { eventually } from "../testing/eventually.ts";
import { productionSettings } from "../testing/production-settings.ts";
import { runServer } from "../testing/run-server.ts";
import { openDatabase } from "./database.ts";
import { startEmbedded } from "./embedded/embedded.ts";

/**
 * Somebody has taken the running server and says whatever they like to the database with its login. The roles belong to
 * the whole server, so this has one of its own, prepared by nothing but what the manual tells an administrator to run.
 */
let home: string;
let cluster: Awaited<ReturnType<typeof startEmbedded>>;
let server: Awaited<ReturnType<typeof runServer>>;
/** What a second one said, which has nothing but the owner's address. */
let aloneSaid: string;
let other: typeof server;
let env: { DATABASE_URL: string; MIGRATION_DATABASE_URL: string };
const keys = sharedKeys();
let administrator: Sql;
let login: Sql;

const connect = (user: string, database: string) =>
  postgres({ host: cluster.socketFolder, user, database, max: 2, onnotice() {} });

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "login-"));
  cluster = await startEmbedded(join(home, "cluster"), { onRestart() {}, onGivenUp() {} });
  const manual = await readFile(join(import.meta.dirname, "../../docs/operar.md"), "utf8");
  const [, statements = ""] = /```sql\n(create role betesda_dono[\s\S]*?)```/.exec(manual) ?? [];
  const everywhere = connect("postgres", "postgres");
  for (const statement of statements.split(";\n").filter(Boolean)) await everywhere.unsafe(statement);
  await everywhere.end();
  const addressOf = (user: string) =>
    `postgres://${user}@localhost/betesda?host=${encodeURIComponent(cluster.socketFolder)}`;
  env = { DATABASE_URL: addressOf("betesda"), MIGRATION_DATABASE_URL: addressOf("betesda_dono") };
  // Two processes at once on an empty database: both come up, and each answers.
  const alone = { DATABASE_URL: env.MIGRATION_DATABASE_URL };
  const start = (addresses: object) => runServer({ ...addresses, ...productionSettings, ...keys });
  [server, other] = await Promise.all([start(env), start(alone)]);
  const both = [server, other];
  for (const own of both) expect(own.address, own.output()).toBeDefined();
  for (const own of both)
    await eventually(async () => expect(await (await fetch(`${own.address}/readyz`)).text()).toMatch(/^ready$/m));
  await other[Symbol.asyncDispose]();
  aloneSaid = other.output();
  administrator = connect("postgres", "betesda");
  login = connect("betesda", "betesda");
  await administrator`insert into directory.operator_log (operator_email, act, target_kind) values ('rute', 'add_operator', 'operator')`;
});
afterAll(async () => {
  await Promise.all([login?.end(), administrator?.end()]);
  await Promise.all([server, other].map((one) => one?.[Symbol.asyncDispose]()));
  await cluster?.stop();
  await rm(home, { recursive: true, force: true });
});

/** As several processes are given them. */
function sharedKeys() {
  const { publishable_key, secret_key, signing_keys } = generateKeys();
  return { PUBLISHABLE_KEY: publishable_key, SECRET_KEY: secret_key, SIGNING_KEYS: JSON.stringify(signing_keys) };
}

/** The database's refusal of a statement, after having become somebody; rolled back in any case. */
async function refusal(statement: string, role = "none") {
  const done = new Error("done");
  try {
    await login.begin(async (tx) => {
      await tx.unsafe(`set local role ${role}`);
      await tx.unsafe(statement);
      throw done;
    });
  } catch (error) {
    return error === done ? "DONE" : (error as { code?: string }).code;
  }
}

const become = ["none", "anon", "authenticated", "service_role", "gateway"];

test("an honest server starts, serves, signs people up and runs its jobs with such a login, and has nothing to warn of", async () => {
  await expect.poll(async () => (await fetch(`${server.address}/readyz`)).text()).toMatch(/^ready$/m);
  const client = createClient(String(server.address), keys.PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await client.auth.signUp({ email: "nova@exemplo.com.br", password: "segredo-longo-1" });
  expect([error, data.user?.email]).toEqual([null, "nova@exemplo.com.br"]);
  const { promise: joined, resolve } = Promise.withResolvers<string>();
  client
    .channel("minha")
    .on("postgres_changes", { event: "*", schema: "public", table: "appointments" }, () => {})
    .subscribe(resolve, 100_000);
  expect(await joined).toBe("SUBSCRIBED");
  await client.removeAllChannels();
  const queues = async () => (await administrator`select from pg_tables where schemaname = 'pgboss'`).length;
  await expect.poll(queues).toBeGreaterThan(3);
  expect(server.output()).not.toContain("MIGRATION_DATABASE_URL");
  expect((await administrator`select from pg_stat_activity where usename = 'betesda_dono'`).length).toBe(0);
});

test("the login becomes those that the server acts for, and nobody else", async () => {
  for (const role of become) expect(await refusal("select 1", role)).toBe("DONE");
  const others = await administrator<{ name: string }[]>`
    select quote_ident(rolname) as name from pg_roles where rolname <> all(${[...become, "betesda"]})`;
  expect(others.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["betesda_dono", "postgres", "supabase_auth_admin", "supabase_realtime_admin"]),
  );
  for (const { name } of others) expect([name, await refusal("select 1", name)]).toEqual([name, "42501"]);
  expect(await refusal("set session authorization betesda_dono")).toBe("42501");
  // The embedded database's login, which the migrations make.
  const [authenticator] = await administrator`
    select array_agg(roleid::regrole::text order by roleid::regrole::text) as becomes from pg_auth_members where member = 'authenticator'::regrole`;
  expect(authenticator?.becomes).toEqual(become.slice(1).toSorted());
});

test("whoever it becomes owns nothing but the queue of jobs", async () => {
  const owned = await login`
    select n.nspname as schema, r.rolname as owner from pg_namespace n
      join pg_class c on c.relnamespace = n.oid join pg_roles r on r.oid = c.relowner
    where r.rolname = any(${[...become, "betesda"]}) and n.nspname <> 'pg_toast' group by 1, 2
    union select n.nspname, r.rolname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      join pg_roles r on r.oid = p.proowner where r.rolname = any(${[...become, "betesda"]})`;
  expect([...owned]).toEqual([{ schema: "pgboss", owner: "service_role" }]);
});

const onTheLog = {
  "write another's act":
    "insert into directory.operator_log (operator_email, act, target_kind) values ('x', 'add_operator', 'operator')",
  "change a line": "update directory.operator_log set operator_email = 'x'",
  "take a line out": "delete from directory.operator_log",
  "empty it": "truncate directory.operator_log",
  "switch its guard off": "alter table directory.operator_log disable trigger all",
  "drop its guard": "drop trigger operator_log_is_append_only on directory.operator_log",
  "rewrite its guard":
    "create or replace function directory.refuse_log_change() returns trigger language plpgsql as 'begin return old; end'",
  "drop it": "drop table directory.operator_log",
  "move it away": "alter table directory.operator_log rename to old_log",
  "pass by every trigger": "set session_replication_role = replica",
  "make an operator": "insert into directory.operators (user_id) select id from auth.users limit 1",
  "make an operator as the command line does": "select directory.set_operator('ana@betesda.test', true)",
  "take a reason out": "delete from directory.operator_reasons",
  "rewrite the table of periods":
    "create or replace function directory.retention() returns table (what text, period text) language sql as $$ values ('operator_acts', '0 days') $$",
  "choose another period":
    "create or replace function directory.kept_for(what text) returns interval language sql as $$ select interval '0' $$",
  "take an incident out of the register": "delete from directory.incidents",
  "write an incident":
    "insert into directory.incidents (incident, recorded_by, known_at, nature, circumstances, data_affected, people_affected) values (gen_random_uuid(), 'x', now(), 'integrity', 'Nada aconteceu.', 'Nada', 'Ninguém')",
  "take a deletion off the list": "delete from directory.erasures",
  "delete people as a restore does": "select directory.erase_again('[]')",
  "write an act": "select directory.log_act('x_y_z', 'operator', null, null, null, null)",
};

test.each(Object.entries(onTheLog))("the operators' log: nobody can %s", async (_, statement) => {
  for (const role of become) expect([role, await refusal(statement, role)]).toEqual([role, "42501"]);
});

/** What the owner's own functions and triggers call or touch: who could change it would run with the owner's rights. */
const onTheOwner = {
  "a trigger on accounts": `create trigger t before delete on auth.users for each row execute function pg_catalog.suppress_redundant_updates_trigger()`,
  "another auth.uid": "create or replace function auth.uid() returns uuid language sql as 'select null::uuid'",
  "another realtime.send":
    "create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void language sql as 'select'",
  "another realtime.published_tables":
    "create or replace function realtime.published_tables() returns table (entity oid, schema_name name, table_name name, operations text[]) language sql as 'select null, null, null, null'",
  "a function in public": "create function public.f() returns int language sql as 'select 1'",
  "a function among the extensions":
    "create function extensions.unaccent(text) returns text language sql as 'select $1'",
  "a function in directory": "create function directory.f() returns int language sql as 'select 1'",
  "a schema": "create schema evil",
  "a policy": "create policy p on public.reviews using (true)",
  "a role": "create role evil superuser",
  "more rights for itself": "alter role betesda bypassrls",
  "the owner's membership": "grant betesda_dono to betesda",
  "another publication": "alter publication supabase_realtime add table directory.operator_log",
  "a setting for the owner": "alter role betesda_dono set search_path = evil",
  "a program on the machine": "copy (select 1) to program 'id'",
  "a file of the machine": "select pg_read_file('pg_hba.conf')",
  "an extension": "create extension dblink",
};

test.each(Object.entries(onTheOwner))("the owner's rights: nobody reaches them by %s", async (_, statement) => {
  const codes = await Promise.all(become.map((role) => refusal(statement, role)));
  expect(codes).toEqual(become.map(() => "42501"));
});

test("the owner's rights: no type or table of one's own session steps in front of those that the owner's functions name", async () => {
  // Even with an empty search path names of types and tables are looked for in the session's temporary schema first.
  const shadow = `
    create function pg_temp.who(jsonb) returns boolean language plpgsql as
      $$ begin raise exception 'runs as %', current_user using errcode = 'ATTCK'; end $$;
    create domain pg_temp.text as pg_catalog.text check (pg_temp.who(to_jsonb(value)));
    create domain pg_temp.jsonb as pg_catalog.jsonb check (pg_temp.who(value));
    create domain pg_temp.uuid as pg_catalog.uuid check (pg_temp.who(to_jsonb(value)));
    select directory.replace_calendar_feed()`;
  for (const role of ["authenticated", ...become]) expect([role, await refusal(shadow, role)]).toEqual([role, "42501"]);
  expect(await refusal("create temporary table t (id int)")).toBe("42501");
});

test("the operators' log: purging it takes nothing young, however often the server asks", async () => {
  await administrator`insert into directory.operator_log (at, operator_email, act, target_kind)
    values (now() - directory.kept_for('operator_acts') - interval '1 minute', 'old', 'add_operator', 'operator')`;
  const purge = () =>
    login.begin(async (tx) => {
      await tx`set local role service_role`;
      return tx`select directory.purge_operator_log() as n`;
    });
  expect([await purge(), await purge()].flatMap((rows) => [...rows])).toEqual([{ n: 1 }, { n: 0 }]);
});

test("what the attacker tried left the log as it was", async () => {
  const lines = await administrator`select operator_email, act from directory.operator_log`;
  expect([...lines]).toEqual([{ operator_email: "rute", act: "add_operator" }]);
});

test("without an owner's address the owner serves, and says so in one line", () => {
  expect(aloneSaid.match(/MIGRATION_DATABASE_URL/g)).toHaveLength(1);
});

test("the owner makes a backup and restores it elsewhere, log and all", async () => {
  const file = join(home, "backup.tar.gz");
  const config = readConfig({ ...env, ...productionSettings, ...keys, DATA_DIR: server.dataDir });
  await backUp(config, { file, version: "1.0.0" });
  await administrator`create database elsewhere owner betesda_dono`;
  const there = (address: string) => address.replace("/betesda?", "/elsewhere?");
  const target = {
    DATABASE_URL: there(env.DATABASE_URL),
    MIGRATION_DATABASE_URL: there(env.MIGRATION_DATABASE_URL),
    DATA_DIR: join(home, "elsewhere"),
  };
  const {
    manifest: { tables },
  } = await restore(readConfig({ ...productionSettings, ...target }), { file });
  expect(tables.find(({ name }) => name === "operator_log")?.rows).toBe(1);
});

test("the two addresses are of one database", async () => {
  const different = { ...env, DATABASE_URL: env.DATABASE_URL.replace("/betesda?", "/postgres?") };
  const config = readConfig({ ...productionSettings, ...different, DATA_DIR: join(home, "different") });
  await expect(openDatabase(config, { onRestart() {}, onGivenUp() {} })).rejects.toMatchObject({
    name: StartError.name,
    message: "DATABASE_URL e MIGRATION_DATABASE_URL apontam para bancos diferentes.",
  });
});
