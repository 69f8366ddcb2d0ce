import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ana, openStorageScene, type StorageScene } from "./testing/storage-scene.ts";

/** What users of the clients expect of single answers, as the service gives them. */
let scene: StorageScene;
beforeAll(async () => {
  scene = await openStorageScene();
  await scene.service.createBucket("docs");
  await scene.sql`create policy "own buckets" on storage.buckets to authenticated using (true) with check (true)`;
});
afterAll(() => scene.close());

const ages = [
  { version: "2.119", storage: () => scene.service },
  { version: "2.30", storage: () => scene.serviceOld as unknown as StorageScene["service"] },
];

describe.each(ages)("supabase-js $version", ({ version, storage }) => {
  test("an object without metadata of its own has empty ones", async () => {
    const name = `plain-${version}.txt`;
    await storage().from("docs").upload(name, "text", { contentType: "text/plain" });
    const answer = await scene.request(`/object/info/docs/${name}`, { headers: scene.asService });
    const info = (await answer.json()) as Record<string, unknown>;
    expect([info.metadata, info.content_type]).toEqual([{}, "text/plain"]);
  });

  test("a bucket names its owner, however the row came to be", async () => {
    await scene.sql`insert into storage.buckets (id, name, owner) values (${`old-${version}`}, ${`old-${version}`}, ${ana})`;
    expect((await storage().getBucket(`old-${version}`)).data?.owner).toBe(ana);
    expect((await storage().getBucket("docs")).data?.owner).toBe("");
    await (await scene.as(ana)).createBucket(`own-${version}`);
    expect((await storage().getBucket(`own-${version}`)).data?.owner).toBe(ana);
  });

  test("the true type of known bytes is kept, whatever was declared; of others the declared one", async () => {
    const docs = storage().from("docs");
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    await docs.upload(`lying-${version}`, png, { contentType: "text/html" });
    await docs.upload(`unknown-${version}`, Buffer.from([1, 2, 3, 0]), { contentType: "application/x-own" });
    const typeOf = async (name: string) => (await docs.download(name)).data?.type;
    expect(await typeOf(`lying-${version}`)).toBe("image/png");
    expect(await typeOf(`unknown-${version}`)).toBe("application/x-own");
    const lie = await docs.upload(`no-${version}.png`, "no picture", { contentType: "image/png" });
    expect(lie.error?.message).toBe("mime type image/png is not supported");
  });
});

test("a token that is none, or another's, is refused in the service's words", async () => {
  const say = async (token: string) => {
    const answer = await scene.request("/bucket", { headers: { Authorization: `Bearer ${token}` } });
    return (await answer.json()) as unknown;
  };
  const refused = { statusCode: "403", error: "Unauthorized" };
  expect(await say("nonsense")).toMatchObject({ ...refused, message: "Invalid Compact JWS" });
  const token = await scene.signIn(ana);
  const [header, body] = token.split(".");
  const other = (await scene.signIn(ana, { other: true })).split(".")[2];
  expect(await say(`${header}.${body}.${other}`)).toMatchObject({
    ...refused,
    message: "signature verification failed",
  });
  expect(await say(await scene.signIn(ana, {}, -10))).toMatchObject({
    ...refused,
    message: '"exp" claim timestamp check failed',
  });
});
