import { type Context, Hono } from "hono";
import { checkKey } from "../objects/names.ts";
import { findObject, type ObjectRow } from "../objects/object-rows.ts";
import { findPublicObject } from "../objects/read-objects.ts";
import { type Audience, describeObject } from "../objects/serve-object.ts";
import { contentDisposition, headersFor } from "../objects/serving-headers.ts";
import { type CallerEnv, requireCaller } from "../require-caller.ts";
import { actAsSigner } from "../signed-urls/signer.ts";
import { verifyUrlToken } from "../signed-urls/url-tokens.ts";
import type { Storage } from "../storage-settings.ts";
import { createRenditions } from "./renditions.ts";
import { parseTransformation, type Transformation } from "./transformation.ts";

export function createRenderRoutes(storage: Storage) {
  const findRendition = createRenditions(storage);
  const app = new Hono<CallerEnv>();

  async function serve(c: Context, object: ObjectRow, audience: Audience, wanted: Transformation) {
    const acceptsWebp = c.req.header("accept")?.includes("image/webp") ?? false;
    const asker = { network: storage.networkOf?.(c.req.raw, c.env), signal: c.req.raw.signal };
    const { bytes, type } = await findRendition(object, wanted, acceptsWebp, asker);
    // Not the original's tag: the same address gives other bytes.
    const eTag = `${object.metadata.eTag.slice(0, -1)}-${type.slice(6)}"`;
    const headers: Record<string, string> = {
      ...describeObject(object, audience),
      ...headersFor(type),
      ETag: eTag,
      Vary: "Accept",
    };
    const download = c.req.query("download");
    if (download !== undefined) headers["Content-Disposition"] = contentDisposition(download);
    if (c.req.header("if-none-match") === eTag) return c.body(null, 304, headers);
    return c.body(bytes, 200, headers);
  }

  app.get("/render/image/public/:bucket/:name{.+}", async (c) => {
    const { bucket, name } = c.req.param();
    const wanted = parseTransformation(c.req.query());
    return serve(c, await findPublicObject(storage, bucket, name), "public", wanted);
  });

  app.get("/render/image/authenticated/:bucket/:name{.+}", requireCaller(storage), async (c) => {
    const { bucket, name } = c.req.param();
    const wanted = parseTransformation(c.req.query());
    return serve(c, await findObject(storage, c.get("caller"), bucket, checkKey(name)), "private", wanted);
  });

  /** The size is part of what was signed: whoever holds the address cannot ask for another. */
  app.get("/render/image/sign/:bucket/:name{.+}", async (c) => {
    const { bucket } = c.req.param();
    const name = checkKey(c.req.param("name"));
    const expected = { scope: "storage:download", url: `${bucket}/${name}` } as const;
    const { transformations, signer } = await verifyUrlToken(storage.keys, c.req.query("token"), expected);
    const wanted = parseTransformation(Object.fromEntries(new URLSearchParams(transformations)));
    const by = await actAsSigner(storage, signer);
    return serve(c, await findObject(storage, by, bucket, name), "private", wanted);
  });

  return app;
}
