import { afterAll, beforeAll, expect, test } from "vitest";
import { sendRaw } from "../testing/raw-request.ts";
import { ana, bruno, openStorageScene, type StorageScene } from "../testing/storage-scene.ts";

let scene: StorageScene;
beforeAll(async () => {
  scene = await openStorageScene({ limits: { uploads: 6 } });
  await scene.service.createBucket("docs");
  await scene.sql`create policy everybody on storage.objects for all to authenticated using (true) with check (true)`;
});
afterAll(() => scene.close());

test("an account that sends slowly holds a few of the places, and others upload meanwhile", async () => {
  const token = await scene.signIn(ana);
  const answers = Array.from({ length: 13 }, (_, at) => {
    const head = [
      `POST /storage/v1/object/docs/slow-${at}.txt HTTP/1.1`,
      `apikey: ${scene.keys.publishableKey}`,
      `Authorization: Bearer ${token}`,
      "Content-Type: text/plain",
      "Content-Length: 5000",
    ];
    return sendRaw(scene.url, head, ["a"]);
  });
  // Four are taken in and eight wait for those.
  expect(JSON.parse((await Promise.race(answers)).body)).toMatchObject({ error: "SlowDown" });
  expect((await scene.stored()).incoming.length).toBeLessThanOrEqual(4);
  const docs = (await scene.as(bruno)).from("docs");
  for (const name of ["one.txt", "two.txt"]) expect((await docs.upload(name, "by Bruno")).error).toBeNull();
  // Programs of the operator have no account that could be somebody's.
  expect((await scene.service.from("docs").upload("three.txt", "ours")).error).toBeNull();
});
