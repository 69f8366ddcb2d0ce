import { Hono } from "hono";
import { describeError } from "../../kernel/log.ts";
import { createQueue } from "../bounded-queue.ts";
import type { GatewaySettings } from "../settings.ts";
import { createBucketRoutes } from "./buckets/buckets.ts";
import { createRenderRoutes } from "./images/render-images.ts";
import { createListRoutes } from "./objects/list-objects.ts";
import { createReadRoutes } from "./objects/read-objects.ts";
import { createRemoveRoutes } from "./objects/remove-objects.ts";
import { createTransferRoutes } from "./objects/transfer-objects.ts";
import { createWriteRoutes } from "./objects/write-objects.ts";
import { createSignedRoutes } from "./signed-urls/signed-urls.ts";
import { asStorageError, noSuchRoute, tooBusy } from "./storage-error.ts";
import { completeSettings, type StorageSettings } from "./storage-settings.ts";
import { createUploader } from "./uploads/upload.ts";

/**
 * Supabase's storage service, to be mounted under `/storage/v1`: buckets and objects under the policies
 * on `storage.buckets` and `storage.objects`. Resumable uploads, the S3 protocol and versions of objects
 * are not served.
 */
export function createStorage(settings: GatewaySettings & StorageSettings) {
  const storage = completeSettings(settings);
  const limitImages = createQueue({
    atOnce: storage.limits.images,
    waiting: storage.limits.waitingImages,
    refuse: tooBusy,
  });
  const upload = createUploader(storage, limitImages);
  const app = new Hono();

  app.route("/bucket", createBucketRoutes(storage));
  app.route("/", createRenderRoutes(storage));
  // Before the rest: `/object/sign/…` also reads as the object `…` of a bucket called "sign".
  app.route("/", createSignedRoutes(storage, upload));
  app.route("/", createListRoutes(storage));
  app.route("/", createTransferRoutes(storage));
  app.route("/", createReadRoutes(storage));
  app.route("/", createRemoveRoutes(storage));
  app.route("/", createWriteRoutes(storage, upload));
  app.all("*", () => {
    throw noSuchRoute();
  });

  app.onError((error, c) => {
    const answer = asStorageError(error);
    if (answer.statusCode >= 500) storage.log.error(describeError(error), "storage failed");
    return c.json(answer.toBody(), answer.httpStatus, { "Cache-Control": "no-store" });
  });
  return app;
}
