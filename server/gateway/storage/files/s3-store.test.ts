import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFakeS3 } from "../testing/fake-s3.ts";
import { png } from "../testing/pictures.ts";
import { openStorageScene } from "../testing/storage-scene.ts";
import { type FileStore, MissingFileError } from "./file-store.ts";
import { openS3Store } from "./s3-store.ts";

let s3: Awaited<ReturnType<typeof openFakeS3>>;
let store: FileStore;
let incoming: string;
const account = { region: "sa-east-1", accessKeyId: "AKID", secretAccessKey: "secret" };
beforeAll(async () => {
  s3 = await openFakeS3();
  incoming = await mkdtemp(join(tmpdir(), "betesda-s3-"));
  store = await openS3Store({ bucketUrl: `${s3.bucketUrl}/`, incoming, ...account });
});
afterAll(async () => {
  await s3.close();
  await rm(incoming, { recursive: true, force: true });
});

test("files go to S3 in signed requests and come back", async () => {
  const versions = [randomUUID(), randomUUID(), randomUUID()];
  for (const version of versions) {
    await writeFile(join(incoming, version), "abcdef");
    await store.put(version, join(incoming, version));
  }
  expect(await readdir(incoming)).toEqual([]);
  const [first = "", second = ""] = versions;
  expect(await new Response(await store.open(first)).text()).toBe("abcdef");
  expect(await new Response(await store.open(first, { start: 1, end: 3 })).text()).toBe("bcd");
  const copy = randomUUID();
  await store.copy(first, copy);
  await store.remove([first, randomUUID()]);
  await expect(store.open(first)).rejects.toThrow(MissingFileError);
  await expect(store.copy(first, randomUUID())).rejects.toThrow(MissingFileError);
  expect(await new Response(await store.open(copy)).text()).toBe("abcdef");
  const listed = [];
  for await (const { version } of store.list()) listed.push(version);
  expect(listed).toEqual([second, versions[2], copy]);
  expect(s3.requests.every(({ authorization }) => authorization.startsWith("AWS4-HMAC-SHA256"))).toBe(true);
});

test("nothing but a version becomes a key, and a refusal says no more than its status", async () => {
  const before = s3.requests.length;
  await expect(store.open("../other-bucket/secret")).rejects.toThrow(MissingFileError);
  expect(s3.requests).toHaveLength(before);
  const stranger = await openS3Store({ bucketUrl: s3.bucketUrl, incoming, ...account, accessKeyId: "OTHER" });
  await expect(stranger.open(randomUUID())).rejects.toThrow("S3 answered 403 to GET");
});

test("a busy S3 is asked again, except for an upload, which fails and leaves its file", async () => {
  const version = randomUUID();
  const path = join(incoming, version);
  await writeFile(path, "abc");
  s3.fail(1);
  await expect(store.put(version, path)).rejects.toThrow("S3 answered 503 to PUT");
  await store.put(version, path);
  s3.fail(1);
  expect(await new Response(await store.open(version)).text()).toBe("abc");
});

test("a bucket that takes the connection and is mute, at once or half-way, is not waited for", async () => {
  const version = randomUUID();
  await writeFile(join(incoming, version), "abc");
  const patience = { answer: 100, upload: 150 };
  const hasty = await openS3Store({ bucketUrl: s3.bucketUrl, incoming, ...account, patience });
  s3.hold(() => true);
  const drain = async () => {
    for await (const _ of hasty.list());
  };
  await expect(hasty.put(version, join(incoming, version))).rejects.toThrow("Silent for 150 ms");
  const attempts = [
    () => hasty.open(version),
    () => hasty.copy(version, randomUUID()),
    () => hasty.remove([version]),
    drain,
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow("Silent for 100 ms");
  s3.answerAgain();
  await hasty.put(version, join(incoming, version));
  s3.stopHalfway();
  await expect(new Response(await hasty.open(version)).text()).rejects.toThrow("Silent for 100 ms");
  expect(await new Response(await hasty.open(version)).text()).toBe("abc");
});

test("the service works the same over S3", async () => {
  s3.objects.clear();
  const scene = await openStorageScene({ files: () => store });
  await scene.service.createBucket("docs");
  const docs = scene.service.from("docs");
  await docs.upload("a.txt", "one");
  await docs.upload("a.txt", "two", { upsert: true });
  await docs.copy("a.txt", "b.txt");
  await docs.upload("p.png", await png(), { contentType: "image/png" });
  expect(await (await docs.download("a.txt")).data?.text()).toBe("two");
  const { data } = await docs.download("p.png", { transform: { width: 10 } });
  expect(data?.type).toBe("image/png");
  expect(s3.objects.size).toBe(3);
  await docs.remove(["a.txt", "b.txt", "p.png"]);
  expect(s3.objects.size).toBe(0);
  await scene.close();
});
