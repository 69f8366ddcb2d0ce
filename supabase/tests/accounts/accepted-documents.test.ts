import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { currentVersions, formerVersionsOf } from "#app/features/legal/versions.ts";
import { noticeDays } from "#app/features/subscription/price.ts";
import { type Person, type Scene, service, test, visitor } from "../testing/scene.ts";

const pending = async (scene: Scene, who: Person) =>
  (await scene.as(who).run("select kind from pending_documents()")).map(({ kind }) => kind);

const accept = (scene: Scene, who: Person | typeof visitor, versions: unknown) =>
  scene.as(who).run("select accept_documents($1) as count", [versions]);

async function signUpAccepting(scene: Scene, versions: unknown) {
  const userId = randomUUID();
  await scene.sql("insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)", [
    userId,
    `${userId}@exemplo.com.br`,
    { name: "Ana", accepted_documents: versions },
  ]);
  return { userId, professionalId: "", actor: { role: "authenticated", claims: { sub: userId } } } as Person;
}

test("the versions of the texts are the current ones of the database", async ({ scene }) => {
  const rows = await scene.sql("select kind, max(version) as version from directory.documents group by kind");
  expect(Object.fromEntries(rows.map(({ kind, version }) => [kind, version]))).toEqual(currentVersions);
});

test("signing up records what was accepted, and when", async ({ scene }) => {
  const ana = await signUpAccepting(scene, currentVersions);
  expect(await pending(scene, ana)).toEqual([]);
  const rows = await scene.as(ana).read("directory.accepted_documents");
  expect(rows).toHaveLength(2);
  expect(Math.abs(Date.now() - Number(rows[0]?.accepted_at))).toBeLessThan(60_000);
});

test("a professional reads what they accepted, the newest first, and nobody else's", async ({ scene }) => {
  const ana = await signUpAccepting(scene, currentVersions);
  const bia = await signUpAccepting(scene, {});
  const own = (who: Person) => scene.as(who).run("select kind, version, is_readable from my_accepted_documents()");
  await scene.sql("update directory.documents set words = '{}' where kind = 'terms'");
  await scene.sql("insert into directory.documents (kind, version) values ('terms', '2999-01-01')");
  await accept(scene, ana, { terms: "2999-01-01" });
  expect(await own(ana)).toEqual([
    { kind: "terms", version: "2999-01-01", is_readable: false },
    { kind: "terms", version: currentVersions.terms, is_readable: true },
    { kind: "privacy", version: currentVersions.privacy, is_readable: false },
  ]);
  expect(await own(bia)).toEqual([]);
  await expect(scene.as(visitor).run("select my_accepted_documents()")).rejects.toThrow("permission denied");
});

for (const odd of [
  null,
  "terms",
  7,
  [],
  {},
  { terms: "1999-01-01" },
  { terms: null },
  { terms: { a: 1 } },
  { x: "y" },
]) {
  test(`an account is made whatever was said of the documents: ${JSON.stringify(odd)}`, async ({ scene }) => {
    const ana = await signUpAccepting(scene, odd);
    expect(await pending(scene, ana)).toEqual(["privacy", "terms"]);
  });
}

test("a new version asks again; accepting it is recorded once and keeps the first moment", async ({ scene }) => {
  const ana = await signUpAccepting(scene, currentVersions);
  await scene.sql("insert into directory.documents (kind, version) values ('terms', '2099-01-01')");
  expect(await pending(scene, ana)).toEqual(["terms"]);
  expect(await accept(scene, ana, currentVersions)).toEqual([{ count: 0 }]);
  expect(await pending(scene, ana)).toEqual(["terms"]);
  expect(await accept(scene, ana, { terms: "2099-01-01" })).toEqual([{ count: 1 }]);
  expect(await accept(scene, ana, { terms: "2099-01-01" })).toEqual([{ count: 0 }]);
  expect(await pending(scene, ana)).toEqual([]);
  expect(await scene.as(ana).read("directory.accepted_documents", "kind = 'terms'")).toHaveLength(2);
});

test("everybody reads and accepts only for themselves", async ({ scene }) => {
  const ana = await signUpAccepting(scene, currentVersions);
  const bruno = await scene.signUp("Bruno");
  expect(await scene.as(ana).read("directory.accepted_documents")).toHaveLength(2);
  expect(await scene.as(bruno).read("directory.accepted_documents")).toEqual([]);
  await accept(scene, bruno, currentVersions);
  expect(await scene.as(bruno).read("directory.accepted_documents")).toHaveLength(2);
  const attempts = [
    `insert into directory.accepted_documents (user_id, kind, version) values ('${ana.userId}', 'terms', '2026-11-15')`,
    "update directory.accepted_documents set accepted_at = '2020-01-01'",
    "delete from directory.accepted_documents",
    "insert into directory.documents (kind, version) values ('terms', '2099-01-01')",
    `select directory.record_acceptance('${ana.userId}', '{}')`,
  ];
  for (const attempt of attempts) {
    await expect(scene.as(bruno).run(attempt), attempt).rejects.toMatchObject({ code: "42501" });
    await expect(scene.as(visitor).run(attempt), attempt).rejects.toMatchObject({ code: "42501" });
  }
  await expect(accept(scene, visitor, currentVersions)).rejects.toMatchObject({ code: "42501" });
  await expect(scene.as(visitor).read("directory.accepted_documents")).rejects.toMatchObject({ code: "42501" });
});

test("what was accepted goes with the account", async ({ scene }) => {
  const ana = await signUpAccepting(scene, currentVersions);
  await scene.sql("delete from auth.users where id = $1", [ana.userId]);
  expect(await scene.sql("select * from directory.accepted_documents where user_id = $1", [ana.userId])).toEqual([]);
});

const register = (scene: Scene, words: object, version = "2099-01-01") =>
  scene.as(service).run("select directory.register_document('terms', $1, $2)", [version, words]);

test("the words of a version are written down once, and everybody may read them", async ({ scene }) => {
  await scene.sql("insert into directory.documents (kind, version) values ('terms', '2099-01-01')");
  await register(scene, { title: "Como foi aceito" });
  await register(scene, { title: "Outra coisa" });
  await register(scene, { title: "De uma versão que não há" }, "2098-01-01");
  expect(await scene.as(visitor).run("select version, words from directory.documents where version > '2090'")).toEqual([
    { version: "2099-01-01", words: { title: "Como foi aceito" } },
  ]);
  const ana = await signUpAccepting(scene, currentVersions);
  for (const who of [visitor, ana])
    await expect(scene.as(who).run("select directory.register_document('terms', '2099-01-01', '{}')")).rejects.toThrow(
      "permission denied",
    );
});

test("a new version is announced by email thirty days before it binds, once, to who had accepted an older one", async ({
  scene,
}) => {
  const ana = await signUpAccepting(scene, currentVersions);
  await signUpAccepting(scene, {});
  await scene.sql(`insert into directory.documents (kind, version, effective_at)
    values ('terms', '2099-01-01', now() + interval '10 days'), ('privacy', '2099-01-01', now() + interval '40 days')`);
  const announce = async () =>
    (await scene.as(service).run("select directory.announce_documents() as count"))[0]?.count;
  expect([await announce(), await announce()]).toEqual([1, 0]);
  const [email] = await scene.sql(`select recipient, data ->> 'version' as version, data -> 'kinds' as kinds,
    round(((data ->> 'effective')::bigint / 1000 - extract(epoch from now())) / 86400) as days
    from email.outbox where kind = 'documents-changing'`);
  expect(email).toMatchObject({ recipient: `${ana.userId}@exemplo.com.br`, version: "2099-01-01" });
  expect(email).toMatchObject({ kinds: ["terms", "privacy"], days: "40" });
  await accept(scene, ana, { terms: "2099-01-01", privacy: "2099-01-01" });
  await scene.sql(`insert into directory.documents (kind, version) values ('terms', '2099-02-01')`);
  expect(await announce()).toBe(1);
  const [soon] =
    await scene.sql(`select round(((data ->> 'effective')::bigint / 1000 - extract(epoch from now())) / 86400) as days
    from email.outbox where data ->> 'version' = '2099-02-01'`);
  // Whatever the row says: nobody is bound sooner.
  expect(soon).toEqual({ days: String(noticeDays) });
});

test("a new price is announced to everybody, once", async ({ scene }) => {
  await signUpAccepting(scene, currentVersions);
  const announce = async () =>
    (await scene.as(service).run("select directory.announce_price(1499, 1999, '2027-03-01') as count"))[0]?.count;
  expect([await announce(), await announce()]).toEqual([1, 0]);
  expect(await scene.sql("select data from email.outbox where kind = 'price-changing'")).toEqual([
    { data: { name: "Ana", before: 1499, after: 1999, firstDay: "2027-03-01" } },
  ]);
});

test("the versions that pages list are those that the database keeps", async ({ scene }) => {
  for (const kind of ["terms", "privacy"] as const) {
    const rows = await scene.sql("select version from directory.documents where kind = $1 order by version desc", [
      kind,
    ]);
    expect(rows.map(({ version }) => version)).toEqual([currentVersions[kind], ...formerVersionsOf[kind]]);
  }
});
