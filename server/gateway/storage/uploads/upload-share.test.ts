import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { sendRaw } from "../testing/raw-request.ts";
import { ana, bruno, openStorageScene, type StorageScene } from "../testing/storage-scene.ts";

const open: StorageScene[] = [];
afterAll(() => Promise.all(open.map((scene) => scene.close())));

async function openScene(settings: Parameters<typeof openStorageScene>[0]) {
  const scene = await openStorageScene(settings);
  open.push(scene);
  await scene.service.createBucket("docs");
  await scene.sql`create policy everybody on storage.objects for all to authenticated using (true) with check (true)`;
  return scene;
}

/** An upload that begins and does not go on. */
async function sendSlowly(scene: StorageScene, person: string, network = "") {
  const head = [
    `POST /storage/v1/object/docs/slow-${randomUUID()}.txt HTTP/1.1`,
    `apikey: ${scene.keys.publishableKey}`,
    `Authorization: Bearer ${await scene.signIn(person)}`,
    `x-network: ${network}`,
    "Content-Type: text/plain",
    "Content-Length: 5000",
  ];
  return sendRaw(scene.url, head, ["a"]);
}

test("an account that sends slowly holds a few of the places, and others upload meanwhile", async () => {
  const scene = await openScene({ limits: { uploads: 6 } });
  const answers = Array.from({ length: 13 }, () => sendSlowly(scene, ana));
  // Four are taken in and eight wait for those.
  expect(JSON.parse((await Promise.race(answers)).body)).toMatchObject({ error: "SlowDown" });
  expect((await scene.stored()).incoming.length).toBeLessThanOrEqual(4);
  const docs = (await scene.as(bruno)).from("docs");
  for (const name of ["one.txt", "two.txt"]) expect((await docs.upload(name, "by Bruno")).error).toBeNull();
  // Programs of the operator have no account that could be somebody's.
  expect((await scene.service.from("docs").upload("three.txt", "ours")).error).toBeNull();
});

test("so does a network, however many accounts it has made", async () => {
  const scene = await openScene({
    limits: { uploads: 6, uploadsByNetwork: 4, waitingUploadsByNetwork: 1 },
    networkOf: (request) => request.headers.get("x-network") || undefined,
  });
  const answers = Array.from({ length: 6 }, () => sendSlowly(scene, randomUUID(), "a"));
  expect(JSON.parse((await Promise.race(answers)).body)).toMatchObject({ error: "SlowDown" });
  expect((await scene.stored()).incoming.length).toBeLessThanOrEqual(4);
  const docs = (await scene.as(bruno)).from("docs");
  for (const name of ["one.txt", "two.txt"]) expect((await docs.upload(name, "by Bruno")).error).toBeNull();
});
