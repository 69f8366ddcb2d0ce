import { Hono } from "hono";
import { z } from "zod";
import { actAs } from "../../../database/acting.ts";
import { describeError } from "../../../kernel/log.ts";
import type { Caller } from "../../caller.ts";
import { readJson } from "../json-body.ts";
import { type CallerEnv, requireCaller } from "../require-caller.ts";
import { noSuchKey } from "../storage-error.ts";
import type { Storage } from "../storage-settings.ts";
import { checkKey } from "./names.ts";
import { type ObjectRow, objectColumns } from "./object-rows.ts";

const removal = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });

export function createRemoveRoutes(storage: Storage) {
  const app = new Hono<CallerEnv>();

  app.delete("/object/:bucket", requireCaller(storage), async (c) => {
    const { prefixes } = await readJson(c, removal);
    return c.json(await removeObjects(storage, c.get("caller"), c.req.param("bucket"), prefixes));
  });

  app.delete("/object/:bucket/:name{.+}", requireCaller(storage), async (c) => {
    const name = checkKey(c.req.param("name"));
    const removed = await removeObjects(storage, c.get("caller"), c.req.param("bucket"), [name]);
    if (removed.length === 0) throw noSuchKey();
    return c.json({ message: "Successfully deleted" });
  });

  return app;
}

/** Removes those that policies let the caller remove; the others stay without a word, as at Supabase. */
async function removeObjects(storage: Storage, caller: Caller, bucketId: string, names: string[]) {
  const removed = await actAs(
    storage.sql,
    caller,
    (tx) => tx<ObjectRow[]>`
      delete from storage.objects where bucket_id = ${bucketId} and name = any(${names})
      returning ${objectColumns(tx)}`,
  );
  await removeFiles(
    storage,
    removed.map((row) => row.version),
  );
  return removed;
}

/** A thousand at a time, so that a large bucket holds no long transaction. */
export async function removeAllObjects(storage: Storage, caller: Caller, bucketId: string) {
  for (;;) {
    const removed = await actAs(
      storage.sql,
      caller,
      (tx) => tx<{ version: string }[]>`
        delete from storage.objects where id = any(array(
          select id from storage.objects where bucket_id = ${bucketId} order by id limit 1000))
        returning version`,
    );
    if (removed.length === 0) return;
    await removeFiles(
      storage,
      removed.map((row) => row.version),
    );
  }
}

/** After the rows are gone for good. What cannot be removed now is swept later (`sweepFiles`). */
export async function removeFiles({ files, log }: Storage, versions: (string | undefined | null)[]) {
  const known = versions.filter((version) => version != null);
  if (known.length === 0) return;
  await files.remove(known).catch((error) => log.warn(describeError(error), "files left behind"));
}
