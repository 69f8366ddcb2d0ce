import { expect } from "vitest";
import type { Actor } from "#server/database/acting.ts";
import { enrol, factorsOf, signIn } from "../testing/account-scene.ts";
import { operator } from "../testing/operator-scene.ts";
import { type Person, type Scene, test, visitor } from "../testing/scene.ts";

// Somebody has got into an account, or says to be its owner: what the real owner can undo, and what nobody else can.

/** To Ana. */
const emails = (scene: Scene, kind: string) =>
  scene.sql("select data from email.outbox where kind = $1 and recipient = 'ana@exemplo.com.br'", [kind]);
const tokenOf = async (scene: Scene, kind: string) =>
  String(((await emails(scene, kind))[0]?.data as { token?: string } | undefined)?.token);
const protect = async (scene: Scene, token: string) =>
  (await scene.as(visitor).run("select directory.protect_account($1) as done", [token]))[0]?.done;
const sessionsOf = (scene: Scene, { userId }: Person) =>
  scene.sql("select id from auth.sessions where user_id = $1", [userId]);

test("a factor that a thief adds is told to the owner, whose link throws the thief out", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await scene.sql("update auth.users set encrypted_password = 'hash', updated_at = now() where id = $1", [ana.userId]);
  await enrol(scene, ana);
  const thief = await signIn(scene, ana, { level: "aal2" });
  await scene.as(thief).run("select make_recovery_codes()");
  await scene.as(thief).run("select new_calendar_address()");
  await scene.sql("update auth.users set email_change = 'ladra@exemplo.com.br' where id = $1", [ana.userId]);
  expect(await emails(scene, "second-factor-added")).toHaveLength(1);
  const token = await tokenOf(scene, "second-factor-added");
  expect(await scene.as(visitor).run("select directory.protected_account($1) as it", [token])).toEqual([
    { it: "an…@exemplo.com.br" },
  ]);
  expect(await factorsOf(scene, ana)).toHaveLength(1);

  // In a later transaction the account would have a later date.
  await scene.sql("update auth.users set updated_at = now() - interval '1 minute' where id = $1", [ana.userId]);
  expect(await protect(scene, token)).toBe(true);
  expect(await factorsOf(scene, ana)).toEqual([]);
  expect(await sessionsOf(scene, ana)).toEqual([]);
  expect(await scene.sql("select from directory.recovery_codes where user_id = $1", [ana.userId])).toEqual([]);
  expect(
    await scene.sql("select from directory.calendar_feeds where professional_id = $1", [ana.professionalId]),
  ).toEqual([]);
  expect(
    await scene.sql("select encrypted_password, email_change from auth.users where id = $1", [ana.userId]),
  ).toEqual([{ encrypted_password: "", email_change: "" }]);
  expect(await protect(scene, token)).toBe(false);
});

test("an account without a password is protected as well, its calendar too", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await scene.sql("update auth.users set encrypted_password = '' where id = $1", [ana.userId]);
  await enrol(scene, ana);
  await scene.as(await signIn(scene, ana, { level: "aal2" })).run("select new_calendar_address()");
  expect(await protect(scene, await tokenOf(scene, "second-factor-added"))).toBe(true);
  const feeds = "select from directory.calendar_feeds where professional_id = $1";
  expect(await scene.sql(feeds, [ana.professionalId])).toEqual([]);
});

test("the link about a new password drops a factor that came after it, and none that was there", async ({ scene }) => {
  const [ana, bia] = [await scene.listed("Ana"), await scene.listed("Bia")];
  const link = async ({ userId }: Person) =>
    String((await scene.sql("select directory.password_protection_link($1) as token", [userId]))[0]?.token);
  const before = await link(ana);
  await enrol(scene, ana);
  expect(await protect(scene, before)).toBe(true);
  expect(await factorsOf(scene, ana)).toEqual([]);
  await enrol(scene, bia);
  expect(await protect(scene, await link(bia))).toBe(true);
  expect(await factorsOf(scene, bia)).toHaveLength(1);
});

test("a link works for seven days, for its own account, and nobody reads or guesses one", async ({ scene }) => {
  const [ana, bruno] = [await scene.listed("Ana"), await scene.listed("Bruno")];
  await enrol(scene, bruno);
  await enrol(scene, ana);
  const token = await tokenOf(scene, "second-factor-added");
  await scene.sql("update directory.protection_links set expires_at = now()");
  expect(await protect(scene, token)).toBe(false);
  await scene.sql("update directory.protection_links set expires_at = now() + interval '1 second'");
  for (const guess of ["", "x".repeat(43), token.toUpperCase()]) expect(await protect(scene, guess)).toBe(false);
  for (const who of [visitor, await signIn(scene, ana, { level: "aal2" })]) {
    await expect(scene.as(who).read("directory.protection_links")).rejects.toThrow("permission denied");
    await expect(scene.as(who).read("directory.factor_removals")).rejects.toThrow("permission denied");
  }
  const links = "select count(*)::int from directory.protection_links";
  expect(await scene.sql(links)).toEqual([{ count: 2 }]);
  await scene.sql("update directory.protection_links set expires_at = now() - interval '1 second'");
  await scene.sql("select directory.purge_protection_links()");
  expect(await scene.sql(links)).toEqual([{ count: 0 }]);
});

test("removing a factor and renewing codes is told as well, each with its link", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const factor = await enrol(scene, ana);
  const owner = await signIn(scene, ana, { level: "aal2" });
  await scene.as(owner).run("select make_recovery_codes()");
  expect(await emails(scene, "recovery-codes-renewed")).toEqual([]);
  await scene.as(owner).run("select make_recovery_codes()");
  expect(await emails(scene, "recovery-codes-renewed")).toHaveLength(1);
  await scene.sql("delete from auth.mfa_factors where id = $1", [factor]);
  expect(await emails(scene, "second-factor-removed")).toHaveLength(1);
  expect(await protect(scene, await tokenOf(scene, "second-factor-removed"))).toBe(true);
  expect(await sessionsOf(scene, ana)).toEqual([]);
});

test("codes are made, and a calendar address, only by who has just proved to be there or is still signed in", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana");
  await enrol(scene, ana);
  const old = await signIn(scene, ana, { level: "aal2", age: "11 minutes" });
  await expect(scene.as(old).run("select make_recovery_codes()")).rejects.toThrow("autenticador");
  await scene.as(old).run("select new_calendar_address()");
  await scene.sql("delete from auth.sessions where user_id = $1", [ana.userId]);
  await expect(scene.as(old).run("select new_calendar_address()")).rejects.toThrow("Entre na sua conta.");
});

test("a calendar address ends with the password, and not when the password is only hashed anew", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await scene.as(await signIn(scene, ana, { level: "aal2" })).run("select new_calendar_address()");
  const feeds = () =>
    scene.sql("select from directory.calendar_feeds where professional_id = $1", [ana.professionalId]);
  await scene.sql("update auth.users set encrypted_password = 'dearer' where id = $1", [ana.userId]);
  expect(await feeds()).toHaveLength(1);
  await scene.sql(
    "update auth.users set encrypted_password = 'new', updated_at = now() + interval '1 second' where id = $1",
    [ana.userId],
  );
  expect(await feeds()).toEqual([]);
});

const remove = (scene: Scene, actor: Actor, { professionalId }: Person, reason = "Documento com foto, por vídeo.") =>
  scene.as(actor).run("select operator_remove_factor($1, $2)", [professionalId, reason]);
const removeDue = async (scene: Scene) => (await scene.sql("select directory.remove_due_factors() as done"))[0]?.done;
const afterThreeDays = (scene: Scene) =>
  scene.sql("update directory.factor_removals set due_at = due_at - interval '3 days'");

test("an operator removes a factor after three days, which the owner reads of; nobody else asks for it", async ({
  scene,
}) => {
  const [ana, bruno] = [await scene.listed("Ana"), await scene.listed("Bruno")];
  const { actor } = await operator(scene);
  await expect(remove(scene, actor, ana)).rejects.toThrow("não tem a verificação");
  await enrol(scene, ana);
  for (const who of [await signIn(scene, ana, { level: "aal2" }), await signIn(scene, bruno, { level: "aal2" })])
    await expect(remove(scene, who, ana)).rejects.toThrow("só de operadores");
  await expect(remove(scene, visitor, ana)).rejects.toThrow("permission denied");
  await expect(remove(scene, actor, ana, "ok")).rejects.toThrow("motivo");
  await remove(scene, actor, ana);
  await expect(remove(scene, actor, ana)).rejects.toThrow("já foi pedida");
  expect(await emails(scene, "second-factor-removal")).toHaveLength(1);
  expect(await removeDue(scene)).toBe(0);
  await afterThreeDays(scene);
  expect(await removeDue(scene)).toBe(1);
  expect(await factorsOf(scene, ana)).toEqual([]);
  expect(await sessionsOf(scene, ana)).toEqual([]);
  expect(
    await scene.sql(
      "select r.words from directory.operator_reasons r join directory.operator_log l on l.id = r.log_id where l.act = 'remove_factor' and l.target_id = $1",
      [ana.professionalId],
    ),
  ).toEqual([{ words: "Documento com foto, por vídeo." }]);
});

test("the owner who did not ask keeps the factor by the link of the email", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await enrol(scene, ana);
  await remove(scene, (await operator(scene)).actor, ana);
  expect(await protect(scene, await tokenOf(scene, "second-factor-removal"))).toBe(true);
  expect(await factorsOf(scene, ana)).toHaveLength(1);
  expect(await scene.sql("select from directory.factor_removals")).toEqual([]);
});

test("whoever gives the factor meanwhile keeps it, and an operator takes a removal back", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const factor = await enrol(scene, ana);
  const { actor } = await operator(scene);
  await remove(scene, actor, ana);
  await scene.sql(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
    values ('00000000-0000-4000-8000-00000000000c', $1, now(), '0.0.0.0')`,
    [factor],
  );
  expect(await scene.sql("select from directory.factor_removals")).toHaveLength(1);
  await scene.sql("update auth.mfa_challenges set verified_at = now() where factor_id = $1", [factor]);
  expect(await scene.sql("select from directory.factor_removals")).toEqual([]);
  await remove(scene, actor, ana);
  await scene.as(actor).run("select operator_keep_factor($1, $2)", [ana.professionalId, "Foi um engano meu."]);
  await afterThreeDays(scene);
  expect(await removeDue(scene)).toBe(0);
  expect(await factorsOf(scene, ana)).toHaveLength(1);
});

/** As the auth service leaves a session whose factor was removed; its token says `aal2` for up to an hour. */
const loseLevel = (scene: Scene, { claims }: Actor) =>
  scene.sql("update auth.sessions set aal = 'aal1', factor_id = null where id = $1", [claims?.session_id]);

const attempt = (scene: Scene, who: Actor | Person, text: string) =>
  scene
    .as(who)
    .run(text)
    .then(
      () => "done",
      ({ code }) => code,
    );

test("a session has lost its level at once when its factor is removed, whatever its token says", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await enrol(scene, ana);
  const [fallen, owner] = [await signIn(scene, ana, { level: "aal2" }), await signIn(scene, ana, { level: "aal2" })];
  await scene.as(owner).run("insert into time_off (starts_on, ends_on) values ('2027-02-08', '2027-02-10')");
  const mayDo = async (who: Actor) => ({
    codes: await attempt(scene, who, "select make_recovery_codes()"),
    read: (await scene.as(who).read("time_off")).length,
    sessions: (await scene.as(who).run("select id from my_sessions()")).length,
    calendar: await attempt(scene, who, "select new_calendar_address()"),
    data: await attempt(scene, who, "select export_my_data()"),
  });
  const all = { codes: "done", read: 1, sessions: 2, calendar: "done", data: "done" };
  expect(await mayDo(fallen)).toEqual(all);
  await loseLevel(scene, fallen);
  const refused = "42501";
  expect(await mayDo(fallen)).toEqual({ codes: refused, read: 0, sessions: 0, calendar: refused, data: refused });
  expect(await mayDo(owner)).toEqual(all);
});

test("nor does an operator's stay one", async ({ scene }) => {
  const olga = await operator(scene);
  const overview = () => attempt(scene, olga, "select operator_overview()");
  expect(await overview()).toBe("done");
  await loseLevel(scene, olga.actor);
  expect(await overview()).toBe("42501");
});

test("a token from before the second factor was given stays at the first level", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await enrol(scene, ana);
  const whole = await signIn(scene, ana, { level: "aal2" });
  const earlier = { ...whole, claims: { ...whole.claims, aal: "aal1" } };
  expect(await scene.as(earlier).run("select id from my_sessions()")).toEqual([]);
  expect(await scene.as(whole).run("select id from my_sessions()")).toHaveLength(1);
});
