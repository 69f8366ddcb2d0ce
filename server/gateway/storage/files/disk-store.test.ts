import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDiskStore } from "./disk-store.ts";
import { type FileStore, MissingFileError } from "./file-store.ts";

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "betesda-disk-"));
  store = await openDiskStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(content: string) {
  const version = randomUUID();
  const path = join(store.incoming, version);
  await writeFile(path, content);
  await store.put(version, path);
  return version;
}
const read = async (version: string, range?: { start: number; end: number }) =>
  new Response(await store.open(version, range)).text();

test("a file is moved into its place, read in part, copied, listed and removed", async () => {
  const version = await put("abcdef");
  expect(await readdir(store.incoming)).toEqual([]);
  expect(await read(version)).toBe("abcdef");
  expect(await read(version, { start: 1, end: 3 })).toBe("bcd");
  const copy = randomUUID();
  await store.copy(version, copy);
  await store.remove([version, randomUUID()]);
  expect(await read(copy)).toBe("abcdef");
  await expect(store.open(version)).rejects.toThrow(MissingFileError);
  await expect(store.copy(version, randomUUID())).rejects.toThrow(MissingFileError);
  const listed = [];
  for await (const { version } of store.list()) listed.push(version);
  expect(listed).toEqual([copy]);
});

test("only we can read the folder, and another process finds the same files", async () => {
  const version = await put("kept");
  expect((await stat(join(folder, "files"))).mode & 0o777).toBe(0o700);
  const again = await openDiskStore(folder);
  expect(await new Response(await again.open(version)).text()).toBe("kept");
});

test("nothing but a version becomes a path", async () => {
  const outside = join(folder, "outside");
  await writeFile(outside, "mine");
  for (const forged of ["../../outside", "../outside", "/etc/passwd", "", `${randomUUID()}/../x`]) {
    await expect(store.open(forged)).rejects.toThrow(MissingFileError);
    await expect(store.put(forged, outside)).rejects.toThrow(MissingFileError);
    await store.remove([forged]);
  }
  expect(await readFile(outside, "utf8")).toBe("mine");
});
