import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type Scene, test } from "../testing/scene.ts";

type Known = { kind: string; id: string };
const eraseAgain = async (scene: Scene, known: Known[]) => {
  const at = new Date();
  const list = JSON.stringify(known.map((erasure) => ({ ...erasure, at })));
  const [row] = await scene.sql("select directory.erase_again($1::text::jsonb) as total", [list]);
  return row?.total;
};

const enqueue = (scene: Scene, key: string, [kind, id]: [string | null, string | null], data: object = {}) =>
  scene.sql(
    `select email.enqueue('appointment-reminder', 'maria@exemplo.com.br', $1::text::jsonb, $2,
      subject_kind => $3, subject_id => $4)`,
    [JSON.stringify(data), key, kind, id],
  );
const keys = async (scene: Scene) =>
  (await scene.sql("select unique_key as key from email.outbox where recipient = 'maria@exemplo.com.br'"))
    .map(({ key }) => String(key))
    .sort();

test("emails about what was erased go, also those of a series that name it, and no others", async ({ scene }) => {
  const [erased, waiting, other] = [randomUUID(), randomUUID(), randomUUID()];
  const series = randomUUID();
  await enqueue(scene, "sent", ["appointment", erased]);
  await scene.sql(
    "update email.outbox set next_attempt_at = null, sent_at = now(), data = '{}' where unique_key = 'sent'",
  );
  await enqueue(scene, "waiting", ["appointment", erased]);
  await enqueue(scene, "of who waits", ["waiting", waiting]);
  await enqueue(scene, "of a review", ["review", other]);
  await enqueue(scene, "dates", ["series", series], { dates: [{ id: other }, { id: erased, at: 1 }] });
  await enqueue(scene, "other dates", ["series", series], { dates: [{ id: other }], id: erased });
  await enqueue(scene, "no dates", ["series", series], { dates: "none" });
  await enqueue(scene, "another", ["appointment", other]);
  await enqueue(scene, "another kind", ["waiting", erased]);
  await enqueue(scene, `key ${erased}`, [null, null]);
  await eraseAgain(scene, [
    { kind: "appointment", id: erased },
    { kind: "waiting", id: waiting },
    { kind: "review", id: other },
  ]);
  expect(await keys(scene)).toEqual(["another", "another kind", `key ${erased}`, "no dates", "other dates"]);
});

test("files and profiles of accounts go, and of professionals whose account stays; others stay", async ({ scene }) => {
  const [ana, bruno, carla] = [await scene.signUp("Ana"), await scene.signUp("Bruno"), await scene.signUp("Carla")];
  const names = {
    own: `${ana.userId}/a.webp`,
    given: "given.webp",
    bare: `${ana.userId}`,
    other: `${carla.userId}/a.webp`,
  };
  for (const name of Object.values(names))
    await scene.sql("insert into storage.objects (bucket_id, name, owner_id) values ('photos', $1, $2)", [
      name,
      name === names.given ? ana.userId : null,
    ]);
  const total = await eraseAgain(scene, [
    { kind: "account", id: ana.userId },
    { kind: "professional", id: bruno.professionalId },
  ]);
  const ids = [ana, bruno, carla].map(({ userId }) => userId);
  const left = async (text: string) => (await scene.sql(text, [ids])).map(({ id }) => id);
  expect(total).toBe(1);
  expect(await left("select user_id as id from directory.profiles where user_id = any ($1)")).toEqual([carla.userId]);
  expect((await left("select id from auth.users where id = any ($1)")).sort()).toEqual(
    [bruno.userId, carla.userId].sort(),
  );
  const files = await scene.sql("select name from storage.objects where name = any ($1)", [Object.values(names)]);
  expect(files.map(({ name }) => name).sort()).toEqual([names.bare, names.other].sort());
});

test("a year's deletions and a year's emails are not compared each with each", async ({ scene }) => {
  await scene.sql(`insert into email.outbox (
      kind, recipient, data, unique_key, due_at, expires_at, next_attempt_at, subject_kind, subject_id)
    select 'appointment-reminder', 'maria@exemplo.com.br', case when kind = 'series'
        then jsonb_build_object('dates', jsonb_build_array(jsonb_build_object('id', id))) else '{}' end,
      id, now(), now() + interval '1 day', now(), kind, id
    from (
      select gen_random_uuid() as id, case when n % 2 = 0 then 'series' else 'appointment' end as kind
      from generate_series(1, 5000) n
    ) many`);
  const emails = await scene.sql("select unique_key as id from email.outbox where recipient = 'maria@exemplo.com.br'");
  const others = Array.from({ length: 20_000 }, () => ({ kind: "appointment", id: randomUUID() }));
  const known = emails.slice(0, 4999).map(({ id }) => ({ kind: "appointment", id: String(id) }));
  // Each with each would take minutes.
  await scene.sql("set local statement_timeout = '30s'");
  await eraseAgain(scene, [...others, ...known]);
  expect(await keys(scene)).toEqual([emails.at(-1)?.id]);
});
