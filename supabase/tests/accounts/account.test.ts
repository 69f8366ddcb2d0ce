import { expect } from "vitest";
import type { Actor } from "#server/database/acting.ts";
import { enrol, factorsOf, signIn } from "../testing/account-scene.ts";
import { call, operator } from "../testing/operator-scene.ts";
import { type Person, type Scene, service, test, visitor } from "../testing/scene.ts";

/** Ana with a second factor, a session on each level, and codes. */
async function protectedAna(scene: Scene) {
  const ana = await scene.listed("Ana");
  await enrol(scene, ana);
  const full = await signIn(scene, ana, { level: "aal2" });
  const half = await signIn(scene, ana);
  const [made] = await scene.as(full).run("select make_recovery_codes() as codes");
  return { ana, full, half, codes: made?.codes as string[] };
}

const use = (scene: Scene, actor: Actor, code: string | undefined) =>
  scene
    .as(actor)
    .run("select use_recovery_code($1) as answer", [code])
    .then(([row]) => row?.answer);
const count = (scene: Scene, actor: Actor) =>
  scene
    .as(actor)
    .run("select count_recovery_codes() as count")
    .then(([row]) => row?.count);

test("with a second factor, the password alone reads and changes nothing private", async ({ scene }) => {
  const { ana, full, half } = await protectedAna(scene);
  const own = `user_id = '${ana.userId}'`;
  const [seen] = await scene.as(full).read("professionals", own);
  expect(seen?.email).toBe("ana@exemplo.com.br");
  const [blank] = await scene.as(half).read("professionals", own);
  expect(blank).toMatchObject({ name: "Ana", email: null, trial_end_date: null });
  await scene.as(half).run(`update professionals set name = 'Mallory' where ${own}`);
  expect((await scene.as(full).read("professionals", own))[0]?.name).toBe("Ana");
  await scene.as(full).run(`update professionals set name = 'Ana Souza' where ${own}`);
  expect((await scene.as(full).read("professionals", own))[0]?.name).toBe("Ana Souza");
});

test("a factor that was never verified, or somebody else's, asks for nothing", async ({ scene }) => {
  await protectedAna(scene);
  const bruno = await scene.signUp("Bruno");
  await enrol(scene, bruno, "unverified");
  const own = `user_id = '${bruno.userId}'`;
  expect((await scene.as(await signIn(scene, bruno)).read("professionals", own))[0]?.email).toBe(
    "bruno@exemplo.com.br",
  );
});

test("ten different codes are shown once and kept as hashes", async ({ scene }) => {
  const { full, codes } = await protectedAna(scene);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
  const [stored] = await scene.sql(
    "select string_agg(encode(code_hash, 'escape'), ' ') as text from directory.recovery_codes",
  );
  expect(stored?.text).not.toContain(codes[0]);
  expect(await count(scene, full)).toBe(10);
});

test("the password alone makes no codes, counts none and reads none", async ({ scene }) => {
  const { half } = await protectedAna(scene);
  await expect(scene.as(half).run("select make_recovery_codes()")).rejects.toThrow("autenticador");
  expect(await count(scene, half)).toBe(0);
  for (const who of [half, visitor]) {
    await expect(scene.as(who).read("directory.recovery_codes")).rejects.toThrow("permission denied");
    await expect(scene.as(who).read("directory.recovery_failures")).rejects.toThrow("permission denied");
  }
});

test("a code lets its owner in once, however it is written, and leaves factor and other codes", async ({ scene }) => {
  const { ana, full, half, codes } = await protectedAna(scene);
  expect(await use(scene, half, codes[3]?.toUpperCase().replaceAll("-", " "))).toBe("used");
  expect(await factorsOf(scene, ana)).toHaveLength(1);
  expect(await scene.sql("select recipient from email.outbox where kind = 'recovery-code-used'")).toEqual([
    { recipient: "ana@exemplo.com.br" },
  ]);
  expect(await use(scene, half, codes[3])).toBe("wrong");
  expect(await count(scene, full)).toBe(9);
  expect(await use(scene, full, codes[4])).toBe("used");
  expect(await count(scene, full)).toBe(8);
});

test("nobody uses another's code, nor a code of a factor that is gone", async ({ scene }) => {
  const { ana, half, codes } = await protectedAna(scene);
  const bruno = await scene.signUp("Bruno");
  await enrol(scene, bruno);
  expect(await use(scene, await signIn(scene, bruno), codes[0])).toBe("wrong");
  await scene.sql("delete from auth.mfa_factors where user_id = $1", [ana.userId]);
  await enrol(scene, ana);
  expect(await use(scene, half, codes[0])).toBe("wrong");
  expect(await factorsOf(scene, ana)).toHaveLength(1);
});

test("whoever guesses is told to wait after five tries; the right code opens all the same", async ({ scene }) => {
  const { half, codes } = await protectedAna(scene);
  for (const guess of ["", "x".repeat(10_000), "0000-0000-0000", "' or true --", "€"])
    expect(await use(scene, half, guess)).toBe("wrong");
  expect(await use(scene, half, "0000-0000-0000")).toBe("limited");
  await scene.sql("update directory.recovery_failures set since = now() - interval '16 minutes'");
  expect(await use(scene, half, "0000-0000-0000")).toBe("wrong");
  for (let guess = 0; guess < 9; guess++) await use(scene, half, "0000-0000-0000");
  expect(await use(scene, half, codes[0])).toBe("used");
});

test("visitors and tokens whose session has ended use no code", async ({ scene }) => {
  const { half, codes } = await protectedAna(scene);
  await expect(use(scene, visitor, codes[0])).rejects.toThrow("permission denied");
  await scene.sql("delete from auth.sessions where id = $1", [half.claims?.session_id]);
  await expect(use(scene, half, codes[0])).rejects.toThrow("senha");
  await expect(use(scene, { role: "authenticated", claims: {} }, codes[0])).rejects.toThrow("senha");
});

test("one sees and ends only the own sessions", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const bruno = await scene.signUp("Bruno");
  const [here, there, his] = [await signIn(scene, ana), await signIn(scene, ana), await signIn(scene, bruno)];
  const seen = await scene.as(here).run("select id, is_current, user_agent from my_sessions()");
  expect(seen).toEqual([
    { id: here.claims?.session_id, is_current: true, user_agent: "Chrome" },
    { id: there.claims?.session_id, is_current: false, user_agent: "Chrome" },
  ]);
  const end = (actor: Actor, id: unknown) => scene.as(actor).run("select end_my_session($1) as ended", [id]);
  expect(await end(here, his.claims?.session_id)).toEqual([{ ended: false }]);
  expect(await scene.as(his).run("select id from my_sessions()")).toHaveLength(1);
  expect(await end(here, there.claims?.session_id)).toEqual([{ ended: true }]);
  await expect(end(there, here.claims?.session_id)).rejects.toThrow("Entre de novo");
  await expect(scene.as(visitor).run("select * from my_sessions()")).rejects.toThrow("permission denied");
});

test("with a second factor, the password alone neither sees nor ends sessions", async ({ scene }) => {
  const { full, half } = await protectedAna(scene);
  expect(await scene.as(half).run("select * from my_sessions()")).toEqual([]);
  const end = "select end_my_session($1)";
  await expect(scene.as(half).run(end, [full.claims?.session_id])).rejects.toThrow("Entre de novo");
  expect(await scene.as(full).run("select * from my_sessions()")).toHaveLength(2);
});

test("the export holds everything of its owner, nothing of others and no secret", async ({ scene }) => {
  const { ana, full, half } = await protectedAna(scene);
  const bruno = await scene.listed("Bruno");
  for (const { professionalId } of [ana, bruno])
    await scene.sql("insert into directory.daily_counts (professional_id, day, views) values ($1, '2026-11-15', 7)", [
      professionalId,
    ]);
  const [row] = await scene.as(full).run("select export_my_data() as data");
  const data = row?.data as Record<string, unknown>;
  expect(data).toMatchObject({
    account: { id: ana.userId, email: "ana@exemplo.com.br", unused_recovery_codes: 10 },
    profile: { name: "Ana", city: "Campinas", modality: "ambos", specialty: "Psicologia" },
    membership: { subscription_status: "trial" },
    activity: { daily_counts: [{ day: "2026-11-15", views: 7 }] },
  });
  expect(data.sessions).toHaveLength(2);
  const text = JSON.stringify(data);
  for (const secret of ["bruno", "SECRET", "encrypted_password", "code_hash"]) expect(text).not.toContain(secret);
  await expect(scene.as(half).run("select export_my_data()")).rejects.toThrow("Entre de novo");
  await expect(scene.as(visitor).run("select export_my_data()")).rejects.toThrow("permission denied");
  await expect(scene.as(full).run("select directory.export_account($1)", [ana.userId])).rejects.toThrow("permission");
});

test("another capability's part joins the export by its name", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  await scene.sql(`
    create function directory.export_section_pastimes(account uuid) returns jsonb
    language sql set search_path = '' as $$ select '["xadrez"]'::jsonb $$;
    create function directory.export_section_nothing(account uuid) returns jsonb
    language sql set search_path = '' as $$ select null::jsonb $$`);
  const [row] = await scene.as(await signIn(scene, ana)).run("select export_my_data() as data");
  expect(row?.data).toMatchObject({ pastimes: ["xadrez"] });
  expect(row?.data).not.toHaveProperty("nothing");
});

test("deleting an account takes everything of it and of nobody else, and only the server may", async ({ scene }) => {
  const { ana, full } = await protectedAna(scene);
  const bruno = await scene.listed("Bruno");
  const run = "select directory.delete_account($1) as deleted";
  for (const who of [full, visitor]) await expect(scene.as(who).run(run, [ana.userId])).rejects.toThrow("permission");
  const service: Actor = { role: "service_role" };
  expect(await scene.as(service).run(run, [ana.userId])).toEqual([{ deleted: true }]);
  expect(await scene.as(service).run(run, [ana.userId])).toEqual([{ deleted: false }]);
  // What still waits is sent; nobody is told of the factor that went with the account.
  const kinds = "select kind from email.outbox where recipient = 'ana@exemplo.com.br' order by kind";
  expect(await scene.sql(kinds)).toEqual([{ kind: "account-deleted" }, { kind: "second-factor-added" }]);
  const tables = await scene.sql(`
    select conrelid::regclass::text as name, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'auth.users'::regclass`);
  for (const { name, column } of tables)
    expect(await scene.sql(`select from ${name} where ${column} = $1`, [ana.userId]), String(name)).toEqual([]);
  expect((await scene.as(visitor).read("professionals")).map(({ id }) => id)).toEqual([bruno.professionalId]);
});

test("a sign-in is fresh for ten minutes", async ({ scene }) => {
  const { ana, half } = await protectedAna(scene);
  const fresh = (actor: Actor) => scene.as(actor).run("select directory.has_fresh_sign_in() as fresh");
  expect(await fresh(await signIn(scene, ana, { level: "aal2" }))).toEqual([{ fresh: true }]);
  expect(await fresh(await signIn(scene, ana, { level: "aal2", age: "11 minutes" }))).toEqual([{ fresh: false }]);
  expect(await fresh(half)).toEqual([{ fresh: false }]);
});

test("everybody knows of the own account only whether it has a password", async ({ scene }) => {
  const [ana, bruno] = [await scene.signUp("Ana"), await scene.signUp("Bruno")];
  await scene.sql("update auth.users set encrypted_password = 'hash' where id = $1", [ana.userId]);
  const hasPassword = async (who: Person) => (await scene.as(who).run("select has_password() as it"))[0]?.it;
  expect(await hasPassword(ana)).toBe(true);
  expect(await hasPassword(bruno)).toBe(false);
  await expect(scene.as(visitor).run("select has_password()")).rejects.toThrow("permission denied");
});

test("who signs up with a patient's address reads and removes nothing of theirs until it is confirmed", async ({
  scene,
}) => {
  for (const kind of ["appointment-confirmed", "password-changed"])
    await scene.sql("select email.enqueue($1, 'maria@exemplo.com.br', '{}')", [kind]);
  const stranger = await scene.listed("Maria");
  await scene.sql("update auth.users set email_confirmed_at = null where id = $1", [stranger.userId]);
  await scene.sql(
    "update email.outbox set next_attempt_at = null, sent_at = now() where recipient = 'maria@exemplo.com.br'",
  );
  const exported = async () =>
    JSON.stringify(await scene.sql("select directory.export_section_emails($1) as it", [stranger.userId]));
  const olga = await operator(scene, "Olga");
  expect(await exported()).not.toContain("appointment-confirmed");
  await scene.sql("update auth.users set email_confirmed_at = now() where id = $1", [stranger.userId]);
  expect(await exported()).toContain("appointment-confirmed");
  // Operators see no patients, whoever they are otherwise.
  const seen = await call(scene, olga, "operator_professional", stranger.professionalId);
  expect(JSON.stringify(seen)).toContain("password-changed");
  expect(JSON.stringify(seen)).not.toContain("appointment-confirmed");
  await scene.sql("update auth.users set email_confirmed_at = null where id = $1", [stranger.userId]);
  await scene.as(service).run("select directory.delete_account($1)", [stranger.userId]);
  const left = "select kind from email.outbox where recipient = 'maria@exemplo.com.br' and sent_at is not null";
  expect(await scene.sql(left)).toEqual([{ kind: "appointment-confirmed" }]);
});

test("a profile that shows the account's address follows its change; one of its own stays", async ({ scene }) => {
  const ana = await scene.listed("Ana", { contact_email: "ana@exemplo.com.br" });
  const bruno = await scene.listed("Bruno", { contact_email: "consultorio@exemplo.com.br" });
  await scene.sql("update auth.users set email = 'nova.' || email where id = any ($1)", [[ana.userId, bruno.userId]]);
  const shown = async ({ professionalId }: Person) =>
    (await scene.as(visitor).read("professionals", `id = '${professionalId}'`))[0]?.contact_email;
  expect(await shown(ana)).toBe("nova.ana@exemplo.com.br");
  expect(await shown(bruno)).toBe("consultorio@exemplo.com.br");
  // What can be no contact's address changes the account alone.
  await scene.sql("update auth.users set email = 'ana@intranet' where id = $1", [ana.userId]);
  expect(await scene.sql("select email from directory.memberships where user_id = $1", [ana.userId])).toEqual([
    { email: "ana@intranet" },
  ]);
  expect(await shown(ana)).toBe("nova.ana@exemplo.com.br");
});
