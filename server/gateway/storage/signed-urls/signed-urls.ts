import { Hono } from "hono";
import { z } from "zod";
import { actAs } from "../../../database/acting.ts";
import type { Caller } from "../../caller.ts";
import { findBucketForObjects } from "../buckets/bucket-rows.ts";
import { formatTransformation, transformation } from "../images/transformation.ts";
import { readJson } from "../json-body.ts";
import { checkKey } from "../objects/names.ts";
import { findObject, probeWrite } from "../objects/object-rows.ts";
import { serveObject } from "../objects/serve-object.ts";
import { isUpsert } from "../objects/write-objects.ts";
import { type CallerEnv, ownerOf, requireCaller } from "../require-caller.ts";
import { invalidRequest } from "../storage-error.ts";
import type { Storage } from "../storage-settings.ts";
import type { createUploader } from "../uploads/upload.ts";
import { actAsSigner, signerOf } from "./signer.ts";
import { signUrlToken, verifyUrlToken } from "./url-tokens.ts";

const tenYears = 10 * 365 * 24 * 60 * 60;
/** What is private and was signed by anybody but the server: long enough to open it, or to send it on at once. */
const oneHour = 60 * 60;
const uploadLifetime = 2 * 60 * 60;
const expiresIn = z.number().int().min(1).max(tenYears);
const signature = z.object({ expiresIn, transform: transformation.nullish() });
const signatures = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(1000) });

export function createSignedRoutes(storage: Storage, upload: ReturnType<typeof createUploader>) {
  const { sql, keys } = storage;
  const app = new Hono<CallerEnv>();
  const caller = requireCaller(storage);

  const signDownload = async (by: Caller, url: string, lifetime: number, transformations?: string) => {
    const grant = { scope: "storage:download", url, signer: signerOf(by), transformations } as const;
    const token = await signUrlToken(keys, grant, lifetime);
    return `/${transformations ? "render/image" : "object"}/sign/${url}?token=${token}`;
  };

  async function requireShortLife(by: Caller, bucketId: string, lifetime: number) {
    if (by.role === "service_role" || lifetime <= oneHour) return;
    const bucket = await findBucketForObjects(storage, bucketId);
    if (!bucket.public) throw invalidRequest(`body/expiresIn must be <= ${oneHour} in a private bucket`);
  }

  app.post("/object/upload/sign/:bucket/:name{.+}", caller, async (c) => {
    const { bucket } = c.req.param();
    const name = checkKey(c.req.param("name"));
    const upsert = isUpsert(c);
    const by = c.get("caller");
    await findBucketForObjects(storage, bucket);
    // Whoever signs must be allowed to write here, now and when the address is used; who then uses it need not be.
    const object = { bucket_id: bucket, name, version: crypto.randomUUID(), ...ownerOf(by) };
    const mode = upsert ? "upsert" : "insert";
    await probeWrite(storage, by, { ...object, metadata: {}, user_metadata: null }, mode);
    const url = `${bucket}/${name}`;
    const grant = { scope: "storage:upload", url, upsert, signer: signerOf(by) } as const;
    const token = await signUrlToken(keys, grant, uploadLifetime);
    return c.json({ url: `/object/upload/sign/${url}?token=${token}`, token });
  });

  app.put("/object/upload/sign/:bucket/:name{.+}", async (c) => {
    const { bucket } = c.req.param();
    const name = checkKey(c.req.param("name"));
    const expected = { scope: "storage:upload", url: `${bucket}/${name}` } as const;
    const { upsert, signer } = await verifyUrlToken(keys, c.req.query("token"), expected);
    const by = await actAsSigner(storage, signer);
    const { key } = await upload(c.req.raw, {
      caller: by,
      network: storage.networkOf?.(c.req.raw, c.env),
      mode: upsert ? "upsert" : "insert",
      bucket_id: bucket,
      name,
      ...ownerOf(by),
    });
    return c.json({ Key: key });
  });

  app.post("/object/sign/:bucket", caller, async (c) => {
    const { bucket } = c.req.param();
    const { expiresIn: lifetime, paths } = await readJson(c, signatures);
    const by = c.get("caller");
    await requireShortLife(by, bucket, lifetime);
    const rows = await actAs(
      sql,
      by,
      (tx) => tx<{ name: string }[]>`
        select name from storage.objects where bucket_id = ${bucket} and name = any(${paths})`,
    );
    const visible = new Set(rows.map((row) => row.name));
    const sign = async (path: string) =>
      visible.has(path)
        ? { error: null, path, signedURL: await signDownload(by, `${bucket}/${path}`, lifetime) }
        : {
            error: "Either the object does not exist or you do not have access to it",
            path,
            signedURL: null,
          };
    return c.json(await Promise.all(paths.map(sign)));
  });

  app.post("/object/sign/:bucket/:name{.+}", caller, async (c) => {
    const { bucket, name } = c.req.param();
    const { expiresIn: lifetime, transform } = await readJson(c, signature);
    const by = c.get("caller");
    const object = await findObject(storage, by, bucket, checkKey(name));
    await requireShortLife(by, bucket, lifetime);
    const url = `${object.bucket_id}/${object.name}`;
    return c.json({
      signedURL: await signDownload(by, url, lifetime, transform ? formatTransformation(transform) : undefined),
    });
  });

  app.get("/object/sign/:bucket/:name{.+}", async (c) => {
    const { bucket } = c.req.param();
    const name = checkKey(c.req.param("name"));
    const expected = { scope: "storage:download", url: `${bucket}/${name}` } as const;
    const { signer } = await verifyUrlToken(keys, c.req.query("token"), expected);
    const by = await actAsSigner(storage, signer);
    return serveObject(storage, c, await findObject(storage, by, bucket, name), "private");
  });

  return app;
}
