import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { requireFinishedRestore } from "../database/unfinished-restore.ts";
import { openFakeS3 } from "../gateway/storage/testing/fake-s3.ts";
import { openFiles } from "../storage/open-files.ts";
import { configOf, read, settingsOf, type Uploaded, upload } from "../storage/testing/stored-files.ts";
import { backUp } from "./backup.ts";
import { restore } from "./restore.ts";
import type { Target } from "./target.ts";
import { createInstallation } from "./testing/installation.ts";

const run = promisify(execFile);
const { version } = packageJson;
const script = join(import.meta.dirname, "../../scripts/restore.ts");
let folder: string;
let s3: Awaited<ReturnType<typeof openFakeS3>>;
let source: Awaited<ReturnType<typeof createInstallation>>;
let uploaded: Uploaded[];
/** Of the source, whose files are on its disk. */
let fromDisk: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "files-"));
  s3 = await openFakeS3();
  source = await createInstallation("migrated");
  const files = await openFiles(source.config);
  uploaded = [];
  for (let n = 0; n < 5; n++) uploaded.push(await upload(source.owner, files));
  fromDisk = join(folder, "disk.tar.gz");
  expect((await backUp(source.config, { file: fromDisk, version })).missing).toEqual([]);
});
beforeEach(() => s3.objects.clear());
afterAll(async () => {
  await source[Symbol.asyncDispose]();
  await s3.close();
  await rm(folder, { recursive: true });
});

const expectAll = async (config: ReturnType<typeof configOf>) => {
  const files = await openFiles(config);
  expect(await Promise.all(uploaded.map((one) => read(files, one)))).toEqual(uploaded.map(({ text }) => text));
};

test("a restore that is killed leaves nothing, or something that no server starts on, and is simply run again; files go to S3 and back", async () => {
  await using cloud = await createInstallation();
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...settingsOf(cloud, s3.bucketUrl) };
  const replacing = [script, fromDisk, "--replace", nameOf(cloud.databaseUrl)];
  const child = spawn(process.execPath, replacing, { env, cwd: tmpdir(), stdio: "ignore" });
  const storage = async () => [...(await cloud.owner`select from pg_namespace where nspname = 'storage'`)];
  let amidUploads: ReturnType<typeof storage> | undefined;
  let [uploads, listings] = [0, 0];
  await s3.hold((method, path) => {
    if (method === "PUT" && ++uploads === 3) amidUploads = storage();
    // The second listing is the count at the end, when the rows are there.
    return path.includes("list-type") && ++listings === 2;
  });
  child.kill("SIGKILL");
  await once(child, "exit");
  s3.answerAgain();
  // What others saw of the database then is what a kill at that moment would have left.
  expect(await amidUploads).toEqual([]);
  await expect(requireFinishedRestore(cloud.owner)).rejects.toThrow(/parou no meio.*de novo npm run restore/);
  await expect(requireFinishedRestore(cloud.owner, true)).rejects.toThrow(/de novo REHEARSAL=1 npm run restore/);

  // With nobody at a terminal and no name, what is half done counts as something, too.
  await expect(run(process.execPath, [script, fromDisk], { env, cwd: tmpdir() })).rejects.toMatchObject({
    stderr: expect.stringMatching(/^O destino, .*, já tem um banco que não está vazio/),
  });
  const { stdout } = await run(process.execPath, replacing, { env, cwd: tmpdir() });
  expect(stdout).toMatch(/^Destino:\n {2}banco .*DATABASE_URL\)\n {2}arquivos {2}http.*\nRestaurado .* 5 arquivos\.\n/);
  for (const isRehearsal of [false, true]) await requireFinishedRestore(cloud.owner, isRehearsal);
  const inCloud = configOf(cloud, s3.bucketUrl);
  expect(s3.objects.size).toBe(5);
  await expectAll(inCloud);

  const fromCloud = join(folder, "cloud.tar.gz");
  s3.failAfter(2);
  await expect(backUp(inCloud, { file: fromCloud, version })).rejects.toThrow(/^O S3 não atendeu: S3 answered 503/);
  expect((await readdir(folder)).filter((name) => name.includes("cloud"))).toEqual([]);
  s3.fail(0);
  expect((await backUp(inCloud, { file: fromCloud, version })).missing).toEqual([]);
  const bare = join(folder, "bare.tar.gz");
  await backUp(inCloud, { file: bare, version, withoutFiles: true });
  await using home = await createInstallation();
  await expect(restore(home.config, { file: bare })).rejects.toThrow(/não estão neste backup, e sim em S3/);
  expect((await restore(home.config, { file: fromCloud })).files).toEqual({ restored: 5, lost: 0 });
  await expectAll(home.config);

  // A file that was lost long ago is told of by the backup, and fails a restore that relies on the bucket.
  const [lost] = uploaded;
  s3.objects.delete(String(lost?.version));
  expect((await backUp(inCloud, { file: fromCloud, version })).missing).toEqual([lost?.version]);
  await using late = await createInstallation();
  await expect(restore(configOf(late, s3.bucketUrl), { file: bare })).rejects.toThrow(/1 arquivo de 5 não está em/);
  await expect(requireFinishedRestore(late.owner)).rejects.toThrow(/parou no meio/);
});

test("an S3 that fails or shortens files during a restore leaves the database alone", async () => {
  await using cloud = await createInstallation();
  const inCloud = configOf(cloud, s3.bucketUrl);
  s3.failAfter(6);
  await expect(restore(inCloud, { file: fromDisk })).rejects.toThrow(/S3 answered 503.*O banco não foi alterado/);
  s3.fail(0);
  s3.objects.clear();
  s3.loseBytesAfter(3);
  await expect(restore(inCloud, { file: fromDisk })).rejects.toThrow(/35 bytes em vez de 36/);
  s3.loseBytesAfter(Number.POSITIVE_INFINITY);
  expect(await cloud.owner`select from pg_namespace where nspname = 'storage'`).toHaveLength(0);
});

/** As the command shows it. */
const nameOf = (databaseUrl: string) => {
  const url = new URL(databaseUrl);
  return `${url.searchParams.get("host")}${url.pathname}`;
};

test("another installation's bucket is not taken for an empty one", async () => {
  await using neighbour = await createInstallation("migrated");
  const files = await openFiles(configOf(neighbour, s3.bucketUrl));
  const theirs = await upload(neighbour.owner, files);
  await using cloud = await createInstallation();
  const asked: Target[] = [];
  const refusing = restore(configOf(cloud, s3.bucketUrl), {
    file: fromDisk,
    confirm: async (target) => asked.push(target) < 0,
  });
  await expect(refusing).rejects.toThrow(/no balde, 1 arquivos? que não/);
  expect(asked).toMatchObject([{ name: nameOf(cloud.databaseUrl), files: s3.bucketUrl }]);
  expect([...s3.objects.keys()]).toEqual([theirs.version]);
});
