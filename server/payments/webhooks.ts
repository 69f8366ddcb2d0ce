import { Hono } from "hono";
import { BodyError, readBody } from "../http/read-body.ts";
import type { Jobs } from "../kernel/jobs.ts";
import { describeError } from "../kernel/log.ts";
import type { Deps } from "./deps.ts";
import { type ProviderName, WebhookRefused } from "./provider.ts";
import { openWebhookBatches } from "./webhook-batches.ts";

type Parts = { payments: () => Promise<Deps>; jobs: Jobs };

const limits = { bytes: 512 * 1024, milliseconds: 30_000 };

/** `POST /webhooks/stripe`, `POST /webhooks/pix/…`: verified, stored, answered at once. The work is a job's. */
export function createWebhooks({ payments, jobs }: Parts) {
  const app = new Hono();
  const store = openWebhookBatches(payments);
  app.on(["POST"], ["/:provider", "/:provider/*"], async (c) => {
    const deps = await payments();
    const provider = deps.providers.get(c.req.param("provider") as ProviderName);
    if (!provider) return c.text("not found\n", 404);
    try {
      const body = (await readBody(c.req.raw, limits)).toString();
      const request = { body, headers: c.req.raw.headers, path: c.req.path };
      const events = await provider.readWebhook(request);
      if (events.length > 0) {
        await store(provider.name, events);
        await deps.step?.("webhook stored");
        wake(deps, jobs);
      }
      return c.text("ok\n");
    } catch (error) {
      if (error instanceof WebhookRefused) return c.text("refused\n", 400);
      if (error instanceof BodyError) return c.text(`${error.reason}\n`, error.status);
      // Not stored: the provider sends it again.
      deps.log.error({ provider: provider.name, ...describeError(error) }, "webhook not stored");
      return c.text("try again\n", 503);
    }
  });
  return app;
}

/** Not waited for: what is stored is handled within a minute anyway. */
function wake({ log }: Deps, jobs: Jobs) {
  jobs
    .send("handle-payment-events", {}, { singletonKey: "now" })
    .catch((error) => log.error(describeError(error), "payment events wait for the next minute"));
}
