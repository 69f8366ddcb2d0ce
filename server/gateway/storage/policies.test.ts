import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ana, bruno, openStorageScene, type StorageScene } from "./testing/storage-scene.ts";

type Client = StorageScene["anon"];
type Policy = "insert" | "select" | "update" | "delete";

let scene: StorageScene;
let asAna: Client;
let asBruno: Client;
beforeAll(async () => {
  scene = await openStorageScene();
  asAna = await scene.as(ana);
  asBruno = await scene.as(bruno);
});
afterAll(() => scene.close());
beforeEach(async () => {
  for (const policy of ["insert", "select", "update", "delete"])
    await scene.sql`drop policy if exists ${scene.sql(policy)} on storage.objects`;
  await scene.clear();
  await scene.service.createBucket("own");
  await scene.service.createBucket("other");
});

/** Everybody may do the given things in a folder named by the own id, in the bucket "own". */
async function allow(...policies: Policy[]) {
  const rule = "bucket_id = 'own' and (storage.foldername(name))[1] = (select auth.uid())::text";
  for (const policy of policies) {
    const clause = policy === "insert" ? `with check (${rule})` : `using (${rule})`;
    await scene.sql.unsafe(`create policy "${policy}" on storage.objects for ${policy} to authenticated ${clause}`);
  }
}

const denied = {
  status: 400,
  statusCode: "403",
  message: "new row violates row-level security policy",
};

test("without a policy nothing is allowed but to the service", async () => {
  for (const client of [scene.anon, asAna]) {
    const own = client.from("own");
    expect((await own.upload(`${ana}/a.txt`, "a")).error).toMatchObject(denied);
    expect((await own.list()).data).toEqual([]);
  }
  expect((await scene.stored()).files).toEqual([]);
  expect((await scene.service.from("own").upload(`${ana}/a.txt`, "a")).error).toBeNull();
});

test("an upload deps insert, and nothing else", async () => {
  await allow("insert");
  expect((await asAna.from("own").upload(`${ana}/a.txt`, "a")).error).toBeNull();
  expect((await asBruno.from("own").upload(`${ana}/b.txt`, "b")).error).toMatchObject(denied);
  expect((await scene.anon.from("own").upload(`${ana}/b.txt`, "b")).error).toMatchObject(denied);
  expect((await asAna.from("other").upload(`${ana}/a.txt`, "a")).error).toMatchObject(denied);
  const [row] = await scene.sql`select owner::text, owner_id from storage.objects`;
  expect(row).toEqual({ owner: ana, owner_id: ana });
  expect((await scene.stored()).files).toHaveLength(1);
});

test("the body of a denied upload has the service's own form", async () => {
  const response = await scene.request("/object/own/a.txt", { method: "POST", body: "a" });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    statusCode: "403",
    code: "AccessDenied",
    error: "Unauthorized",
    message: "new row violates row-level security policy",
  });
});

test("reading deps select", async () => {
  await scene.service.from("own").upload(`${ana}/a.txt`, "secret");
  const read = async (client: Client) => {
    const own = client.from("own");
    return {
      text: await (await own.download(`${ana}/a.txt`)).data?.text(),
      listed: (await own.list(ana)).data?.length,
      exists: (await own.exists(`${ana}/a.txt`)).data,
      signed: (await own.createSignedUrl(`${ana}/a.txt`, 60)).data !== null,
      many: (await own.createSignedUrls([`${ana}/a.txt`], 60)).data?.[0]?.signedUrl !== null,
    };
  };
  const nothing = { text: undefined, listed: 0, exists: false, signed: false, many: false };
  expect(await read(asAna)).toEqual(nothing);
  await allow("select");
  expect(await read(asAna)).toEqual({ text: "secret", listed: 1, exists: true, signed: true, many: true });
  expect(await read(asBruno)).toEqual(nothing);
  expect(await read(scene.anon)).toEqual(nothing);
});

test("an update deps select and update, an upsert also insert", async () => {
  const name = `${ana}/a.txt`;
  await scene.service.from("own").upload(name, "first");
  const content = async () => (await scene.service.from("own").download(name)).data?.text();
  await allow("select");
  expect((await asAna.from("own").update(name, "second")).error).toMatchObject(denied);
  await allow("update");
  expect((await asAna.from("own").update(name, "second")).error).toBeNull();
  expect(await content()).toBe("second");
  expect((await asAna.from("own").upload(name, "third", { upsert: true })).error).toMatchObject(denied);
  await allow("insert");
  expect((await asAna.from("own").upload(name, "third", { upsert: true })).error).toBeNull();
  expect((await asBruno.from("own").upload(name, "mine", { upsert: true })).error).toMatchObject(denied);
  expect((await asBruno.from("own").update(name, "mine")).error).toMatchObject(denied);
  expect(await content()).toBe("third");
  expect((await scene.stored()).files).toHaveLength(1);
});

test("removing deps select and delete; others' objects stay without a word", async () => {
  await allow("select", "delete");
  for (const user of [ana, bruno]) await scene.service.from("own").upload(`${user}/a.txt`, "a");
  const { data } = await asAna.from("own").remove([`${ana}/a.txt`, `${bruno}/a.txt`]);
  expect(data?.map((row) => row.name)).toEqual([`${ana}/a.txt`]);
  const left = await scene.sql`select name from storage.objects`;
  expect([...left]).toEqual([{ name: `${bruno}/a.txt` }]);
  expect((await scene.stored()).files).toHaveLength(1);
});

test("a move deps update on both ends", async () => {
  await allow("select", "update");
  await scene.service.from("own").upload(`${ana}/a.txt`, "a");
  await scene.service.from("own").upload(`${bruno}/b.txt`, "b");
  const own = asAna.from("own");
  expect((await own.move(`${ana}/a.txt`, `${ana}/moved.txt`)).error).toBeNull();
  expect((await own.move(`${ana}/moved.txt`, `${bruno}/a.txt`)).error).toMatchObject(denied);
  const toOther = { destinationBucket: "other" };
  expect((await own.move(`${ana}/moved.txt`, `${ana}/a.txt`, toOther)).error).toMatchObject(denied);
  expect((await own.move(`${bruno}/b.txt`, `${ana}/stolen.txt`)).error).toMatchObject({ statusCode: "404" });
  const rows = await scene.sql`select name from storage.objects order by name`;
  expect(rows.map((row) => row.name)).toEqual([`${ana}/moved.txt`, `${bruno}/b.txt`]);
});

test("a copy deps select of the source and insert at its destination", async () => {
  await scene.service.from("own").upload(`${ana}/a.txt`, "a");
  await scene.service.from("own").upload(`${bruno}/b.txt`, "b");
  await allow("select");
  const own = asAna.from("own");
  expect((await own.copy(`${ana}/a.txt`, `${ana}/copy.txt`)).error).toMatchObject(denied);
  await allow("insert");
  expect((await own.copy(`${ana}/a.txt`, `${ana}/copy.txt`)).error).toBeNull();
  expect((await own.copy(`${ana}/a.txt`, `${bruno}/copy.txt`)).error).toMatchObject(denied);
  expect((await own.copy(`${bruno}/b.txt`, `${ana}/b.txt`)).error).toMatchObject({ statusCode: "404" });
  expect((await scene.stored()).files).toHaveLength(3);
});

test("emptying a bucket takes what the caller may delete", async () => {
  await allow("select", "delete");
  await scene.sql`create policy "read" on storage.buckets for select to authenticated using (id = 'own')`;
  for (const user of [ana, bruno]) await scene.service.from("own").upload(`${user}/a.txt`, "a");
  expect((await asAna.emptyBucket("own")).error).toBeNull();
  const rows = await scene.sql`select name from storage.objects`;
  expect(rows.map((row) => row.name)).toEqual([`${bruno}/a.txt`]);
  expect((await asAna.deleteBucket("own")).error).toMatchObject({ statusCode: "409" });
  await scene.sql`drop policy "read" on storage.buckets`;
});

test("a policy may look at the type and size that were found", async () => {
  await scene.sql`
    create policy "insert" on storage.objects for insert to authenticated
    with check (metadata ->> 'mimetype' = 'text/csv' and (metadata ->> 'size')::int < 5)`;
  const own = asAna.from("own");
  expect((await own.upload("a.csv", "a;b", { contentType: "text/csv" })).error).toBeNull();
  expect((await own.upload("b.csv", "a;b;c;d", { contentType: "text/csv" })).error).toMatchObject(denied);
  // Called a CSV, it passes the first look; its bytes say otherwise.
  const { error } = await own.upload("c.csv", "%PDF", { contentType: "text/csv" });
  expect(error).toBeNull();
  expect((await own.upload("d.csv", "%PDF-", { contentType: "text/csv" })).error).toMatchObject(denied);
  expect((await scene.stored()).files).toHaveLength(2);
});

test("an expired or foreign token is refused", async () => {
  const call = async (token: string) => {
    const response = await scene.request("/bucket", { headers: { authorization: `Bearer ${token}` } });
    return [response.status, await response.json()];
  };
  expect(await call(await scene.signIn(ana, {}, -10))).toEqual([
    400,
    expect.objectContaining({ statusCode: "403", message: '"exp" claim timestamp check failed' }),
  ]);
  expect(await call(await scene.signIn(ana, { role: "service_role" }))).toEqual([
    400,
    expect.objectContaining({ statusCode: "403", message: "Invalid JWT" }),
  ]);
  expect((await call(await scene.signIn(ana)))[0]).toBe(200);
});

test("functions for policies take a name apart", async () => {
  const [row] = await scene.sql`
    select storage.foldername('a/b/c.tar.gz') as folders, storage.filename('a/b/c.tar.gz') as file,
      storage.extension('a/b/c.tar.gz') as extension, storage.foldername('c.txt') as none`;
  expect(row).toEqual({ folders: ["a", "b"], file: "c.tar.gz", extension: "gz", none: [] });
});

test("every table of the schema has row-level security and no role may truncate", async () => {
  const tables = await scene.sql`
    select relname, relrowsecurity, has_table_privilege('authenticated', oid, 'truncate') as truncates
    from pg_class where relnamespace = 'storage'::regnamespace and relkind = 'r' order by 1`;
  expect([...tables]).toEqual([
    { relname: "buckets", relrowsecurity: true, truncates: false },
    { relname: "objects", relrowsecurity: true, truncates: false },
  ]);
});
