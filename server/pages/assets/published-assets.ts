import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Sql } from "postgres";
import { actAs } from "../../database/acting.ts";
import { describeError, type Log } from "../../kernel/log.ts";
import { decompress, type Encoding } from "../compression.ts";
import type { Asset, Assets } from "./assets.ts";

type Row = { type: string; sha256: Buffer; body: Buffer; brotli: Buffer | null; gzip: Buffer | null };

const service = { role: "service_role" } as const;
const keptDays = 30;
const again = 12 * 3600_000;

/**
 * Puts this build's files where processes of every version find them, and finds those of others. Gives the finding; what
 * is not there either is asked for again after some seconds at the earliest.
 */
export async function publishAssets(sql: Sql, log: Log, own: Assets) {
  const found = new LRUCache<string, Asset>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ bodies }) => 1_000 + Object.values(bodies).reduce((sum, body) => sum + (body?.length ?? 0), 0),
  });
  const missing = new LRUCache<string, true>({ max: 1_000, ttl: 5_000 });
  const publish = () =>
    publishOwn(sql, own).catch((error) => log.error(describeError(error), "the website's files were not published"));
  await publish();
  setInterval(publish, again).unref();

  return async (path: string) => {
    const known = found.get(path);
    if (known || missing.has(path)) return known;
    const asset = await readAsset(sql, path);
    if (asset) found.set(path, asset);
    else missing.set(path, true);
    return asset;
  };
}

/**
 * Those of a running version never grow old: each process says twice a day that they are in use. In one order, so that
 * two that start at once do not wait for each other.
 */
async function publishOwn(sql: Sql, own: Assets) {
  const mine = [...own].filter(([path]) => path.startsWith("/assets/")).sort(([a], [b]) => (a < b ? -1 : 1));
  const paths = mine.map(([path]) => path);
  await actAs(sql, service, async (tx) => {
    const there = await tx<{ path: string }[]>`select path from website.assets where path = any (${paths})`;
    const known = new Set(there.map(({ path }) => path));
    const missing = mine.filter(([path]) => !known.has(path));
    await Promise.all(
      missing.map(
        ([path, { type, sha256, bodies }]) => tx`
        insert into website.assets (path, type, sha256, body, brotli, gzip)
        values (${path}, ${type}, ${sha256}, ${bodies.identity}, ${bodies.br ?? null}, ${bodies.gzip ?? null})
        on conflict (path) do nothing`,
      ),
    );
    await tx`
      update website.assets set published_at = now()
      where path = any (${paths}) and published_at < now() - interval '1 hour'`;
    await tx`delete from website.assets where published_at < now() - make_interval(days => ${keptDays})`;
  });
}

async function readAsset(sql: Sql, path: string): Promise<Asset | undefined> {
  const [row] = await actAs(
    sql,
    service,
    (tx) => tx<Row[]>`select type, sha256, body, brotli, gzip from website.assets where path = ${path}`,
  );
  if (!row) return undefined;
  const { type, sha256, body, brotli, gzip } = row;
  if (!createHash("sha256").update(body).digest().equals(sha256)) return undefined;
  const same = (encoded: Buffer | null, encoding: Encoding) =>
    encoded && isSame(body, encoded, encoding) ? encoded : undefined;
  return { type, sha256, bodies: { identity: body, br: same(brotli, "br"), gzip: same(gzip, "gzip") } };
}

/** Whether a compressed body is that of the file; the hash is of the file itself. */
function isSame(body: Buffer, encoded: Buffer, encoding: Encoding) {
  try {
    return decompress(encoded, encoding).equals(body);
  } catch {
    return false;
  }
}
