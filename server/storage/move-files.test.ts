import { randomUUID } from "node:crypto";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createInstallation } from "../backup/testing/installation.ts";
import { openFakeS3 } from "../gateway/storage/testing/fake-s3.ts";
import { moveFiles } from "./move-files.ts";
import { openFiles } from "./open-files.ts";
import { readPlace } from "./place.ts";
import { configOf, read, type Uploaded, upload } from "./testing/stored-files.ts";

let s3: Awaited<ReturnType<typeof openFakeS3>>;
let installation: Awaited<ReturnType<typeof createInstallation>>;
let uploaded: Uploaded[];
const quick = { patience: 1 };

beforeAll(async () => {
  installation = await createInstallation("migrated");
});
afterAll(() => installation[Symbol.asyncDispose]());
beforeEach(async () => {
  s3 = await openFakeS3();
  await rm(join(installation.dataDir, "files"), { recursive: true, force: true });
  await installation.owner`truncate storage.objects`;
  const disk = await openFiles(configOf(installation));
  uploaded = [];
  for (let n = 0; n < 9; n++) uploaded.push(await upload(installation.owner, disk));
});
afterEach(() => s3.close());

const config = () => configOf(installation, s3.bucketUrl);
const isMoved = async () => (await readPlace(installation.dataDir))?.isMoved;
const texts = (files: Uploaded[]) => files.map(({ text }) => text);

test("files move while the server runs, uploads and deletes, and none is missing at any moment", async () => {
  const files = await openFiles(config());
  const [gone, ...staying] = uploaded as [Uploaded, ...Uploaded[]];
  let rounds = 0;
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      expect(await Promise.all(staying.map((one) => read(files, one)))).toEqual(texts(staying));
      if (rounds++ < 8) staying.push(await upload(installation.owner, files));
    }
  };
  // Once a copy of it is on its way, the file itself goes.
  const removal = s3.hold((method, path) => method === "PUT" && path.endsWith(gone.version));
  const leaving = removal.then(async () => {
    await installation.owner`delete from storage.objects where version = ${gone.version}`.catch(() => {});
    await files.remove([gone.version]);
    s3.answerAgain();
  });
  const visiting = visitor();
  const moved = await moveFiles(config(), quick);
  isOver = true;
  await Promise.all([visiting, leaving]);
  expect(rounds).toBeGreaterThan(0);
  expect(await isMoved()).toBe(true);
  expect(moved.copied).toBeGreaterThanOrEqual(8);
  const later = await upload(installation.owner, files);
  expect(s3.objects.get(later.version)?.bytes.toString()).toBe(later.text);
  expect(s3.objects.has(gone.version)).toBe(false);

  // A second run finds what came to the disk at the last moment, and may then clear it.
  const again = await moveFiles(config(), { ...quick, removeCopies: true });
  expect(again.removed).toBe(again.files);
  const restarted = await openFiles(config());
  for (const one of [...staying, later]) expect(await read(restarted, one)).toBe(one.text);
});

test("an S3 that fails half-way changes nothing, and the next run goes on from there", async () => {
  const files = await openFiles(config());
  s3.failAfter(12);
  await expect(moveFiles(config(), quick)).rejects.toThrow(/^O S3 não atendeu: S3 answered 503.*Nada foi trocado/);
  expect(await isMoved()).toBe(false);
  expect(s3.objects.size).toBeGreaterThan(0);
  const late = await upload(installation.owner, files);
  expect(s3.objects.has(late.version)).toBe(false);
  for (const one of uploaded) expect(await read(files, one)).toBe(one.text);
  const already = s3.objects.size;
  s3.fail(0);
  expect(await moveFiles(config(), quick)).toMatchObject({ files: 10, copied: 10 - already, missing: 0 });
  expect(await readdir(join(installation.dataDir, "files/incoming"))).toEqual([]);
});

test("a bucket that keeps fewer bytes than it was given is not trusted", async () => {
  await openFiles(config());
  s3.loseBytesAfter(5);
  await expect(moveFiles(config(), quick)).rejects.toThrow(/chegou com 35 bytes em vez de 36.*Nada foi trocado/);
  expect(await isMoved()).toBe(false);
  s3.loseBytesAfter(Number.POSITIVE_INFINITY);
  // What is there with the wrong bytes is sent again.
  expect(await moveFiles(config(), quick)).toMatchObject({ files: 9 });
  expect([...s3.objects.values()].map(({ bytes }) => bytes.toString()).sort()).toEqual(texts(uploaded).sort());
});

test("of two moves at once the second is refused", async () => {
  await openFiles(config());
  const held = s3.hold((method) => method === "PUT");
  const first = moveFiles(config(), quick);
  await held;
  await expect(moveFiles(config(), quick)).rejects.toThrow("Outra mudança de arquivos já está em curso.");
  s3.answerAgain();
  await first;
});

test("a row whose file neither place has is counted", async () => {
  const files = await openFiles(config());
  await files.remove([String(uploaded[0]?.version)]);
  expect(await moveFiles(config(), quick)).toMatchObject({ files: 8, missing: 1 });
});

test("a server that was started without S3_* is restarted first, and copies go only after the move", async () => {
  await writeFile(join(installation.dataDir, "address"), "http://localhost:1\n");
  await expect(moveFiles(config(), quick)).rejects.toThrow(/ainda não conhece os S3_\*/);
  await openFiles(config());
  await expect(moveFiles(config(), { ...quick, removeCopies: true })).rejects.toThrow(/depois da mudança/);
  await moveFiles(config(), quick);
  await rm(join(installation.dataDir, "address"));
});

test("settings under which the files would not be found are refused", async () => {
  await expect(moveFiles(configOf(installation), quick)).rejects.toThrow(/Diga em .env para onde/);
  await openFiles(config());
  // Not moved yet: back to the disk is no loss.
  await openFiles(configOf(installation));
  await moveFiles(config(), quick);
  await expect(openFiles(configOf(installation))).rejects.toThrow(/estão em http.*bucket: defina os S3_\*/);
  await expect(openFiles(configOf(installation, `${s3.bucketUrl}-2`))).rejects.toThrow(/S3_BUCKET_URL é .*-2/);
});

test("a bucket that never answered binds nobody: corrected, the installation starts and keeps its files there", async () => {
  await rm(join(installation.dataDir, "files"), { recursive: true, force: true });
  const mistyped = await openFiles(configOf(installation, s3.bucketUrl.replace(/\/bucket$/, "/naoexiste")));
  await expect(upload(installation.owner, mistyped)).rejects.toThrow();
  // Nor is it asked anew with each file whether it is there.
  s3.requests.length = 0;
  const versions = [randomUUID(), randomUUID()];
  await Promise.allSettled(versions.map((version) => mistyped.open(version)));
  expect(s3.requests.map(({ path }) => path).sort()).toEqual(versions.map((version) => `/naoexiste/${version}`).sort());
  expect(await readPlace(installation.dataDir)).toBeUndefined();
  s3.fail(503);
  const files = await openFiles(config());
  expect(await readPlace(installation.dataDir)).toBeUndefined();
  // Away at the start, and back since: what comes is kept there from the first on.
  s3.fail(0);
  const photo = await upload(installation.owner, files);
  expect(s3.objects.has(photo.version)).toBe(true);
  expect(await isMoved()).toBe(true);
});
