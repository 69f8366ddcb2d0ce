import { link, lstat, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "postgres";
import type { Config } from "../config/config.ts";
import { reachDatabase } from "../database/reach-database.ts";
import type { FileStore } from "../gateway/storage/files/file-store.ts";
import { StartError } from "../kernel/start-error.ts";
import { isSame, putChecked, sumOf } from "./check-file.ts";
import { openStores } from "./open-files.ts";
import { readPlace, requirePlace, writePlace } from "./place.ts";
import { placeOf } from "./stored-files.ts";

/** Any number that no other advisory lock of ours uses. */
const moveLock = 7_240_004;
const atOnce = 4;

type Options = {
  /** After the move: takes those off the disk that S3 gives back unchanged. */
  removeCopies?: boolean;
  onProgress?(done: number): void;
  patience?: number;
};

/**
 * An installation's files to S3 while its server runs. Each is read back and compared; only when all are there does the
 * server begin to use S3, by itself. Nothing is taken from the disk, and one that is interrupted is simply run again.
 */
export async function moveFiles(config: Config, options: Options = {}) {
  const { dataDir } = config;
  if (config.supabase) throw new StartError("Com SUPABASE_URL os arquivos são do projeto Supabase.");
  const { disk, s3 } = await openStores(config);
  if (!s3) throw new StartError("Diga em .env para onde: S3_BUCKET_URL, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY.");
  const noted = await readPlace(dataDir);
  requirePlace(config, noted);
  await requireKnowingServer(dataDir, noted?.bucketUrl === s3.bucketUrl);
  if (options.removeCopies && !noted?.isMoved)
    throw new StartError("As cópias do disco só podem sair depois da mudança: rode antes sem --remove-copies.");
  const { sql, close } = await reachDatabase(config);
  try {
    return await alone(sql, async () => {
      const seen = new Set<string>();
      let copied = 0;
      // Again and again, until a look at the disk finds nothing new; once more after the server has changed over.
      const carry = async () => {
        for (let found = -1; found !== 0; ) {
          found = await carryNew({ disk, s3, dataDir, seen, options, onCopied: () => copied++ });
        }
      };
      await carry();
      await writePlace(dataDir, { bucketUrl: s3.bucketUrl, isMoved: true });
      // An upload that looked just before still lands on the disk. It is found there in any case, and mostly carried now.
      await pause((options.patience ?? 500) * 4);
      await carry();
      const removed = options.removeCopies ? await removeCopies(disk, s3) : 0;
      return { files: seen.size, copied, removed, missing: await countMissing(sql, s3, seen) };
    });
  } finally {
    await close();
  }
}

/** One that was started before S3_* were set would look for new files on the disk alone. */
async function requireKnowingServer(dataDir: string, isKnown: boolean) {
  const isServing = await lstat(join(dataDir, "address")).catch(() => undefined);
  if (isServing && !isKnown)
    throw new StartError(
      "O servidor no ar ainda não conhece os S3_*. Reinicie-o, todos os processos se são vários: ele segue com o disco até o fim da mudança. Depois rode de novo.",
    );
}

async function alone<Result>(sql: Sql, work: () => Promise<Result>) {
  const connection = await sql.reserve();
  try {
    const [lock] = await connection`select pg_try_advisory_lock(${moveLock}) as taken`;
    if (!lock?.taken) throw new StartError("Outra mudança de arquivos já está em curso.");
    return await work();
  } finally {
    await connection`select pg_advisory_unlock(${moveLock})`.catch(() => {});
    connection.release();
  }
}

type Carrying = {
  disk: FileStore;
  s3: FileStore;
  dataDir: string;
  seen: Set<string>;
  options: Options;
  onCopied(): void;
};

async function carryNew({ disk, s3, dataDir, seen, options, onCopied }: Carrying) {
  const fresh: string[] = [];
  for await (const { version } of disk.list()) if (!seen.has(version)) fresh.push(version);
  const carry = async (version: string) => {
    const expected = await sumOf(disk, version);
    const source = join(dataDir, "files/files", placeOf(version));
    const isThere = () => lstat(source).catch(() => undefined);
    seen.add(version);
    // Removed since it was listed.
    if (!expected) return;
    const lent = join(s3.incoming, `moving-${version}`);
    const lend = async () => {
      await rm(lent, { force: true });
      await link(source, lent);
      return lent;
    };
    try {
      if (await putChecked(s3, version, expected, lend, options.patience)) onCopied();
    } catch (error) {
      if (await isThere())
        throw new StartError(
          `${(error as Error).message} Nada foi trocado: o servidor segue com o disco. Rode de novo para continuar.`,
        );
    } finally {
      await rm(lent, { force: true });
    }
    // Removed meanwhile: it must not live on over there.
    if (!(await isThere())) await s3.remove([version]);
    options.onProgress?.(seen.size);
  };
  await eachOf(fresh, carry);
  return fresh.length;
}

/** A few at once. After a failure nothing more is begun, and what is under way has ended when this does. */
async function eachOf(versions: string[], work: (version: string) => Promise<void>) {
  let isFailed = false;
  const queue = versions.values();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const version of queue) {
      if (isFailed) return;
      await work(version).catch((error) => {
        isFailed = true;
        throw error;
      });
    }
  });
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === "rejected");
  if (failed) throw (failed as PromiseRejectedResult).reason;
}

async function removeCopies(disk: FileStore, s3: FileStore) {
  let removed = 0;
  for await (const { version } of disk.list()) {
    if (!isSame(await sumOf(disk, version), await sumOf(s3, version))) continue;
    await disk.remove([version]);
    removed++;
  }
  return removed;
}

/** Rows whose file neither place has: lost before, and worth knowing. */
async function countMissing(sql: Sql, s3: FileStore, seen: ReadonlySet<string>) {
  const rows = await sql<{ version: string }[]>`select version from storage.objects where version is not null`;
  const there = new Set(seen);
  for await (const { version } of s3.list()) there.add(version);
  return rows.filter(({ version }) => !there.has(version)).length;
}
