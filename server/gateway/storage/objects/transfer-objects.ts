import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { actAs } from "../../../database/acting.ts";
import { checkAgainstBucket } from "../buckets/bucket-limits.ts";
import { findBucketForObjects } from "../buckets/bucket-rows.ts";
import { readJson } from "../json-body.ts";
import { type CallerEnv, ownerOf, requireCaller } from "../require-caller.ts";
import { noSuchKey } from "../storage-error.ts";
import type { Storage } from "../storage-settings.ts";
import { essenceOf } from "../uploads/content-type.ts";
import { enterObject } from "./enter-object.ts";
import { checkKey } from "./names.ts";
import { findObject, type NewObject, probeWrite } from "./object-rows.ts";
import { isUpsert } from "./write-objects.ts";

const transfer = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().nullish(),
  destinationKey: z.string(),
  copyMetadata: z.boolean().nullish(),
});

export function createTransferRoutes(storage: Storage) {
  const app = new Hono<CallerEnv>();

  /** A move renames the row; the file stays where it is. Policies see an update of the object. */
  app.post("/object/move", requireCaller(storage), async (c) => {
    const { source, bucketId, name } = await openTransfer(c);
    const lock = `${bucketId}/${name}`;
    const { count } = await actAs(storage.sql, c.get("caller"), async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`;
      return tx`
        update storage.objects set bucket_id = ${bucketId}, name = ${name}
        where bucket_id = ${source.bucket_id} and name = ${source.name}`;
    });
    if (count === 0) throw noSuchKey();
    return c.json({ message: "Successfully moved", Id: source.id, Key: lock });
  });

  app.post("/object/copy", requireCaller(storage), async (c) => {
    const { source, bucketId, name, copyMetadata } = await openTransfer(c);
    const caller = c.get("caller");
    const mode = isUpsert(c) ? "upsert" : "insert";
    const object: NewObject = {
      bucket_id: bucketId,
      name,
      version: randomUUID(),
      ...ownerOf(caller),
      metadata: { ...source.metadata, lastModified: new Date().toISOString() },
      user_metadata: copyMetadata === false ? null : source.user_metadata,
    };
    await probeWrite(storage, caller, object, mode);
    await storage.files.copy(source.version, object.version);
    const id = await enterObject(storage, caller, object, mode);
    return c.json({ Id: id, Key: `${bucketId}/${name}`, id, ...object });
  });

  /** What is moved or copied into a bucket keeps to that bucket's limits, as an upload would. */
  async function openTransfer(c: Context<CallerEnv>) {
    const body = await readJson(c, transfer);
    const bucketId = body.destinationBucket ?? body.bucketId;
    const source = await findObject(storage, c.get("caller"), body.bucketId, checkKey(body.sourceKey));
    const name = checkKey(body.destinationKey);
    const { size, mimetype } = source.metadata;
    if (bucketId !== body.bucketId)
      checkAgainstBucket(await findBucketForObjects(storage, bucketId), { size, type: essenceOf(mimetype) });
    return { source, bucketId, name, copyMetadata: body.copyMetadata };
  }

  return app;
}
