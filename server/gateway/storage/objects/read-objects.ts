import { Hono } from "hono";
import { findBucketForObjects } from "../buckets/bucket-rows.ts";
import { type CallerEnv, gatewayItself, requireCaller } from "../require-caller.ts";
import { noSuchBucket } from "../storage-error.ts";
import type { Storage } from "../storage-settings.ts";
import { checkKey } from "./names.ts";
import { findObject, type ObjectRow } from "./object-rows.ts";
import { serveObject } from "./serve-object.ts";

/** Downloads and what is known of an object; HEAD comes with GET. Signed addresses are in signed-urls.ts. */
export function createReadRoutes(storage: Storage) {
  const app = new Hono<CallerEnv>();
  const caller = requireCaller(storage);

  app.get("/object/public/:bucket/:name{.+}", async (c) => {
    const { bucket, name } = c.req.param();
    return serveObject(storage, c, await findPublicObject(storage, bucket, name), "public");
  });

  app.get("/object/info/public/:bucket/:name{.+}", async (c) => {
    const { bucket, name } = c.req.param();
    return c.json(describe(await findPublicObject(storage, bucket, name)));
  });

  for (const prefix of ["/object/info/authenticated", "/object/info"]) {
    app.get(`${prefix}/:bucket/:name{.+}`, caller, async (c) => {
      const { bucket, name } = c.req.param();
      return c.json(describe(await findObject(storage, c.get("caller"), bucket, checkKey(name))));
    });
  }

  for (const prefix of ["/object/authenticated", "/object"]) {
    app.get(`${prefix}/:bucket/:name{.+}`, caller, async (c) => {
      const { bucket, name } = c.req.param();
      const object = await findObject(storage, c.get("caller"), bucket, checkKey(name));
      return serveObject(storage, c, object, "private");
    });
  }

  return app;
}

/** In a public bucket whoever knows the address may read, whatever the policies say; elsewhere there is no bucket. */
export async function findPublicObject(storage: Storage, bucketId: string, name: string) {
  const bucket = await findBucketForObjects(storage, bucketId);
  if (!bucket.public) throw noSuchBucket();
  return findObject(storage, gatewayItself, bucketId, checkKey(name));
}

function describe(object: ObjectRow) {
  const { metadata } = object;
  return {
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: object.user_metadata ?? {},
    last_modified: object.updated_at,
    created_at: object.created_at,
  };
}
