import { randomUUID } from "node:crypto";
import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { FileStore } from "./files/file-store.ts";
import { sweepFiles } from "./files/sweep-files.ts";
import { isRefusal } from "./objects/enter-object.ts";
import { openStorageScene, type StorageScene } from "./testing/storage-scene.ts";

/** What happens at the given step instead of, or right after, the real thing. */
let failure: { [Step in "put" | "copy" | "remove"]?: (really: () => Promise<void>) => Promise<void> } = {};
let lines = "";
let scene: StorageScene;

beforeAll(async () => {
  const faulty = (disk: FileStore): FileStore => ({
    ...disk,
    put: (...args) => failure.put?.(() => disk.put(...args)) ?? disk.put(...args),
    copy: (...args) => failure.copy?.(() => disk.copy(...args)) ?? disk.copy(...args),
    remove: (...args) => failure.remove?.(() => disk.remove(...args)) ?? disk.remove(...args),
  });
  const sink = new Writable({
    write(chunk, _, done) {
      lines += chunk;
      done();
    },
  });
  scene = await openStorageScene({ files: faulty, log: pino({ level: "trace" }, sink) });
});
afterAll(() => scene.close());
beforeEach(async () => {
  failure = {};
  lines = "";
  await scene.clear();
  await scene.service.createBucket("docs");
});

const versionsInRows = async () => {
  const rows = await scene.sql`select version from storage.objects order by version`;
  return rows.map((row) => row.version as string);
};

test("a store that fails leaves no row and no file", async () => {
  failure.put = () => Promise.reject(new Error("disk full at /secret/place"));
  const { error } = await scene.service.from("docs").upload("a.txt", "a");
  expect(error).toMatchObject({ status: 500, statusCode: "500", message: "Internal server error" });
  expect(await versionsInRows()).toEqual([]);
  expect(await scene.stored()).toEqual({ files: [], incoming: [] });
});

test("a replacement that fails leaves the old object whole", async () => {
  const docs = scene.service.from("docs");
  await docs.upload("a.txt", "old");
  failure.put = async (really) => {
    await really();
    throw new Error("crashed");
  };
  expect((await docs.upload("a.txt", "new", { upsert: true })).error).toMatchObject({ statusCode: "500" });
  expect(await (await docs.download("a.txt")).data?.text()).toBe("old");
});

test("a row that is refused after its file was stored takes the file along", async () => {
  failure.put = async (really) => {
    await really();
    await scene.sql`delete from storage.buckets`;
  };
  expect((await scene.service.from("docs").upload("a.txt", "a")).error).toMatchObject({ statusCode: "404" });
  expect(await scene.stored()).toEqual({ files: [], incoming: [] });
});

test("an old file that cannot be removed is swept later, and what has a row stays", async () => {
  const docs = scene.service.from("docs");
  await docs.upload("a.txt", "old");
  failure.remove = () => Promise.reject(new Error("not now"));
  expect((await docs.upload("a.txt", "new", { upsert: true })).error).toBeNull();
  await docs.upload("b.txt", "gone");
  expect((await docs.remove(["b.txt"])).error).toBeNull();
  expect((await scene.stored()).files).toHaveLength(3);
  failure = {};

  const { sql } = scene.database.settings;
  expect(await sweepFiles({ sql, files: scene.files })).toBe(0);
  const tomorrow = new Date(Date.now() + 60_000);
  expect(await sweepFiles({ sql, files: scene.files }, tomorrow)).toBe(2);
  expect((await scene.stored()).files).toEqual(await versionsInRows());
  expect(await (await docs.download("a.txt")).data?.text()).toBe("new");
});

test("uploads that a killed process left under way are swept when they are old", async () => {
  const [old, young] = [join(scene.files.incoming, randomUUID()), join(scene.files.incoming, randomUUID())];
  await Promise.all([writeFile(old, "half"), writeFile(young, "half")]);
  await utimes(old, new Date(0), new Date(0));
  await sweepFiles({ sql: scene.database.settings.sql, files: scene.files });
  expect((await scene.stored()).incoming).toEqual([young.split("/").at(-1)]);
  await sweepFiles({ sql: scene.database.settings.sql, files: scene.files }, new Date(Date.now() + 60_000));
  expect((await scene.stored()).incoming).toEqual([]);
});

test("a copy that fails leaves neither row nor file", async () => {
  const docs = scene.service.from("docs");
  await docs.upload("a.txt", "a");
  failure.copy = () => Promise.reject(new Error("crashed"));
  expect((await docs.copy("a.txt", "b.txt")).error).toMatchObject({ statusCode: "500" });
  expect((await scene.stored()).files).toEqual(await versionsInRows());
});

test("a file stays when nobody knows whether its row was committed", () => {
  expect(isRefusal(Object.assign(new Error(), { name: "PostgresError", code: "42501" }))).toBe(true);
  expect(isRefusal(Object.assign(new Error(), { name: "PostgresError", code: "23505" }))).toBe(true);
  expect(isRefusal(Object.assign(new Error(), { name: "PostgresError", code: "57P01" }))).toBe(false);
  expect(isRefusal(Object.assign(new Error(), { code: "CONNECTION_CLOSED" }))).toBe(false);
});

test("logs and answers name no object, key, statement or value", async () => {
  await scene.sql`create function storage.fail() returns trigger language plpgsql as
    $$ begin raise exception 'cpf 123.456.789-00 in %', new.name; end $$`;
  await scene.sql`create trigger fail before insert on storage.objects for each row execute function storage.fail()`;
  const response = await scene.request("/object/docs/maria-silva.txt", {
    method: "POST",
    headers: scene.asService,
    body: "a",
  });
  await scene.sql`drop function storage.fail() cascade`;
  expect(response.status).toBe(500);
  const answer = await response.text();
  expect(lines).toContain("storage failed");
  for (const secret of ["cpf", "maria", "insert into", scene.keys.secretKey]) {
    expect(answer.toLowerCase()).not.toContain(secret);
    expect(lines.toLowerCase()).not.toContain(secret);
  }
});
