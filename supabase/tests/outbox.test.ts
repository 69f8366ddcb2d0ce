import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { emails } from "#app/emails/emails.ts";
import { type Scene, service, test, visitor } from "./testing/scene.ts";

const post = "select email.enqueue('news', 'Ana@Exemplo.com.br ', '{\"a\": 1}') as id";
const waiting = (scene: Scene, kind: string) => scene.sql("select * from email.outbox where kind = $1", [kind]);

test("only the service posts emails, reads them and marks them", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const attempts = [
    post,
    "select * from email.outbox",
    "update email.outbox set sent_at = now(), next_attempt_at = null, data = '{}'",
    "select email.supersede('news', 'ana@exemplo.com.br')",
    "select email.purge_old()",
    "select * from jobs.runs",
    "select jobs.note_run('x', now(), null)",
    "select * from directory.known_devices",
    "select directory.purge_devices()",
  ];
  for (const text of attempts) {
    for (const who of [visitor, ana]) await expect(scene.as(who).run(text), text).rejects.toThrow("permission denied");
    await scene.as(service).run(text);
  }
});

test("an email keeps its recipient's address tidy and is due at once", async ({ scene }) => {
  await scene.as(service).run(post);
  const [message] = await waiting(scene, "news");
  expect(message).toMatchObject({ recipient: "ana@exemplo.com.br", data: { a: 1 }, attempts: 0, sent_at: null });
  expect(message?.next_attempt_at).toEqual(message?.due_at);
});

test("the same key posts one email", async ({ scene }) => {
  const text = "select email.enqueue('news', $1, '{}', 'news 1') as id";
  const [first] = await scene.as(service).run(text, ["ana@exemplo.com.br"]);
  const [second] = await scene.as(service).run(text, ["bruno@exemplo.com.br"]);
  expect(second).toEqual(first);
  expect(await waiting(scene, "news")).toHaveLength(1);
});

test("an email is about one thing, or about none that could be erased or changed", async ({ scene }) => {
  const about = (kind: string | null, id: string | null) =>
    scene
      .as(service)
      .run("select email.enqueue('news', 'ana@exemplo.com.br', '{}', subject_kind => $1, subject_id => $2)", [
        kind,
        id,
      ]);
  const id = randomUUID();
  await about("appointment", id);
  await about(null, null);
  expect(await waiting(scene, "news")).toMatchObject([
    { subject_kind: "appointment", subject_id: id },
    { subject_kind: null, subject_id: null },
  ]);
  for (const [kind, of] of [
    ["appointment", null],
    [null, id],
    ["news", id],
  ] as const)
    await expect(about(kind, of), `${kind} ${of}`).rejects.toMatchObject({ code: "23514" });
});

test("what could begin another header or is no email at all is refused", async ({ scene }) => {
  for (const recipient of ["ana@exemplo.com.br\nBcc: x@y.z", "ana", "a b@c.d", "", `${"a".repeat(250)}@b.cd`])
    await expect(
      scene.as(service).run("select email.enqueue('news', $1, '{}')", [recipient]),
      recipient,
    ).rejects.toMatchObject({ code: "23514" });
  await expect(scene.as(service).run("select email.enqueue('../x', 'ana@b.cd', '{}')")).rejects.toThrow("check");
  await expect(scene.as(service).run("select email.enqueue('news', 'ana@b.cd', '[]')")).rejects.toThrow("check");
});

test("a newer link takes the place of those that still wait", async ({ scene }) => {
  await scene.as(service).run(post);
  await scene.as(service).run("select email.supersede('news', 'ANA@exemplo.com.br')");
  const [older] = await waiting(scene, "news");
  expect([older?.last_error, older?.data, older?.next_attempt_at]).toEqual(["superseded", {}, null]);
});

test("nobody ends the wait of an email and keeps what it held", async ({ scene }) => {
  await scene.as(service).run(post);
  for (const end of ["sent_at = now()", "failed_at = now()"])
    await expect(
      scene.as(service).run(`update email.outbox set ${end}, next_attempt_at = null where kind = 'news'`),
    ).rejects.toThrow("outbox_emptied");
});

test("a new account is welcomed; a moved or invited one is not", async ({ scene }) => {
  await scene.sql(`
    insert into auth.users (id, email, raw_user_meta_data, created_at, invited_at) values
      (gen_random_uuid(), 'Nova@exemplo.com.br', '{"name": "Nova Pessoa"}', now(), null),
      (gen_random_uuid(), 'antiga@exemplo.com.br', '{}', now() - interval '1 year', null),
      (gen_random_uuid(), 'convidada@exemplo.com.br', '{}', now(), now())`);
  expect(await waiting(scene, "welcome")).toMatchObject([
    { recipient: "nova@exemplo.com.br", data: { name: "Nova Pessoa" } },
  ]);
});

test("with an account go its emails that were sent; what waits still goes out", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  await scene.as(service).run(post);
  await scene.sql("update email.outbox set sent_at = now(), next_attempt_at = null, data = '{}' where kind = 'news'");
  await scene.as(service).run("select email.enqueue('goodbye', 'ana@exemplo.com.br', '{}')");
  await scene.sql("delete from auth.users where id = $1", [ana.userId]);
  expect(await waiting(scene, "news")).toEqual([]);
  expect(await waiting(scene, "goodbye")).toHaveLength(1);
});

/** Of one address: tests that must commit leave emails to others in the same database. */
async function kindsTo(scene: Scene, recipient: string) {
  const rows = await scene.sql("select kind from email.outbox where recipient = $1 order by kind", [recipient]);
  return rows.map(({ kind }) => kind);
}

const sendAll = (scene: Scene) =>
  scene
    .as(service)
    .run(
      "update email.outbox set sent_at = now(), next_attempt_at = null, data = '{}' where next_attempt_at is not null",
    );

test("what waits when an account is deleted, and the last word to its owner, go once they are sent", async ({
  scene,
}) => {
  const ana = await scene.signUp("Ana");
  await scene.as(service).run(post);
  await scene.as(service).run("select directory.delete_account($1)", [ana.userId]);
  expect(await kindsTo(scene, "ana@exemplo.com.br")).toEqual(["account-deleted", "news"]);
  await sendAll(scene);
  expect(await kindsTo(scene, "ana@exemplo.com.br")).toEqual([]);
});

test("who changes the address leaves nothing at the former one but what it got as a patient", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  for (const kind of ["news", "appointment-confirmed"])
    await scene.as(service).run("select email.enqueue($1, 'ana@exemplo.com.br', '{}')", [kind]);
  await sendAll(scene);
  for (const kind of ["late", "email-changed"])
    await scene.as(service).run("select email.enqueue($1, 'ana@exemplo.com.br', '{}')", [kind]);
  await scene.sql("update auth.users set email = 'nova@exemplo.com.br' where id = $1", [ana.userId]);
  expect(await kindsTo(scene, "ana@exemplo.com.br")).toEqual(["appointment-confirmed", "email-changed", "late"]);
  await sendAll(scene);
  expect(await kindsTo(scene, "ana@exemplo.com.br")).toEqual(["appointment-confirmed"]);
});

test("emails are forgotten after half a year, those that wait are not", async ({ scene }) => {
  await scene.sql(`
    insert into email.outbox (kind, recipient, data, due_at, expires_at, next_attempt_at, sent_at, created_at) values
      ('old', 'a@b.cd', '{}', now(), now(), null, now(), now() - interval '181 days'),
      ('old', 'a@b.cd', '{}', now(), now(), now(), null, now() - interval '181 days'),
      ('old', 'a@b.cd', '{}', now(), now(), null, now(), now() - interval '179 days')`);
  expect(await scene.as(service).run("select email.purge_old() as count")).toEqual([{ count: 1 }]);
  expect(await waiting(scene, "old")).toHaveLength(2);
});

test("the second kind of device is new, the first and the known ones are not", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const note = async (digit: string) => {
    const text = "select directory.note_device($1, $2) as is_new";
    const [row] = await scene.as(service).run(text, [ana.userId, digit.repeat(64)]);
    return row?.is_new;
  };
  expect(await note("a")).toBe(false);
  expect(await note("a")).toBe(false);
  expect(await note("b")).toBe(true);
  expect(await note("b")).toBe(false);
  await scene.sql(
    "update directory.known_devices set last_seen_at = now() - interval '401 days' where device like 'b%'",
  );
  expect(await scene.as(service).run("select directory.purge_devices() as count")).toEqual([{ count: 1 }]);
  expect(await note("b")).toBe(true);
});

test("the network of a sign-in is noted by the gateway alone, and forgotten ninety days after the last one", async ({
  scene,
}) => {
  const ana = await scene.signUp("Ana");
  const note = "select directory.note_sign_in_network($1, $2)";
  for (const who of [visitor, ana, service])
    await expect(scene.as(who).run(note, [ana.userId, "home"])).rejects.toThrow("permission denied");
  for (const who of [visitor, ana, service])
    await expect(scene.as(who).run("select * from directory.sign_in_networks")).rejects.toThrow("permission denied");
  for (const network of ["home", "away"]) await scene.sql(note, [ana.userId, network]);
  await scene.sql("update directory.sign_in_networks set last_seen_at = now() - interval '91 days'");
  await scene.sql(note, [ana.userId, "home"]);
  expect(await scene.as(service).run("select directory.purge_devices() as count")).toEqual([{ count: 1 }]);
  expect(await scene.sql("select network from directory.sign_in_networks")).toEqual([{ network: "home" }]);
  await scene.sql("delete from auth.users where id = $1", [ana.userId]);
  expect(await scene.sql("select network from directory.sign_in_networks")).toEqual([]);
});

test("the clock of an email is the professional's city's", async ({ scene }) => {
  const ana = await scene.listed("Ana", { city: "Manaus", state: "AM" });
  const bruno = await scene.signUp("Bruno");
  const text = "select directory.account_time_zone($1) as zone";
  expect(await scene.as(service).run(text, [ana.userId])).toEqual([{ zone: "America/Manaus" }]);
  expect(await scene.as(service).run(text, [bruno.userId])).toEqual([{ zone: "America/Sao_Paulo" }]);
});

async function schemaTexts() {
  const folder = join(import.meta.dirname, "../schema");
  const files = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith(".sql"));
  return Promise.all(files.map((path) => readFile(join(folder, path), "utf8")));
}

test("every kind that the database enqueues has a template", async () => {
  const texts = await schemaTexts();
  const kinds = texts.flatMap((text) =>
    [...text.matchAll(/(?:enqueue\(|email_patient\(\w+,|notify_operators\(\w+,)\s*'([a-z-]+)'/g)].map(
      ([, kind]) => kind,
    ),
  );
  const known = new Set(emails.map(({ kind }) => kind));
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => !known.has(String(kind)))).toEqual([]);
});

test("every email about what can be erased or withdrawn has it as its subject", async () => {
  const calls = (await schemaTexts()).flatMap((text) => [
    ...text.matchAll(/perform email\.enqueue\([^;]*|select email\.enqueue\([^;]*/g),
  ]);
  const about = calls.map(([call]) => ({
    kind: /enqueue\(\s*'?([\w-]+)/.exec(call)?.[1] ?? "",
    hasSubject: call.includes("subject_kind =>") && call.includes("subject_id =>"),
  }));
  // Every other email to a patient goes through one function, which takes the kind.
  const kinds = about.filter(({ kind }) => kind === "kind" || /^(appointment|waiting|review)-/.test(kind));
  expect(kinds.length).toBeGreaterThan(6);
  // It tells of an erasure, and names nothing of what was erased.
  expect(kinds.filter(({ hasSubject }) => !hasSubject).map(({ kind }) => kind)).toEqual(["appointment-erased"]);
});
