import { type Context, Hono } from "hono";
import { type CallerEnv, ownerOf, requireCaller } from "../require-caller.ts";
import type { Storage } from "../storage-settings.ts";
import type { createUploader } from "../uploads/upload.ts";
import { checkKey } from "./names.ts";
import type { WriteMode } from "./object-rows.ts";

export function createWriteRoutes(storage: Storage, upload: ReturnType<typeof createUploader>) {
  const app = new Hono<CallerEnv>();
  const path = "/object/:bucket/:name{.+}";

  async function take(c: Context<CallerEnv, typeof path>, mode: WriteMode) {
    const caller = c.get("caller");
    const place = { bucket_id: c.req.param("bucket"), name: checkKey(c.req.param("name")) };
    const network = storage.networkOf?.(c.req.raw, c.env);
    const { id, key } = await upload(c.req.raw, { caller, network, mode, ...place, ...ownerOf(caller) });
    return c.json({ Id: id, Key: key });
  }

  app.post(path, requireCaller(storage), (c) => take(c, isUpsert(c) ? "upsert" : "insert"));
  app.put(path, requireCaller(storage), (c) => take(c, "update"));
  return app;
}

export function isUpsert(c: Context) {
  return c.req.header("x-upsert") === "true";
}
