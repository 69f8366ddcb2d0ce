// How many signed webhooks a second are verified and stored: Stripe's webhook over HTTP into the embedded
// PostgreSQL, each its own transaction. Run with `npm run bench:webhooks [events]`.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import pino from "pino";
import Stripe from "stripe";
import { readConfig } from "../server/config/config.ts";
import { openDatabase } from "../server/database/database.ts";
import { createStripeProvider } from "../server/payments/stripe/stripe-provider.ts";
import { createWebhooks } from "../server/payments/webhooks.ts";
import { countArgument } from "./count-argument.ts";

const total = countArgument(10_000);
/** A second, on two cores. */
const wanted = 500;
const secret = "whsec_bench";
const dataDir = await mkdtemp(join(tmpdir(), "bench-webhooks-"));
await chmod(dataDir, 0o711);
const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), { onRestart() {}, onGivenUp() {} });
const provider = createStripeProvider({ secretKey: "sk_bench", webhookSecret: secret, now: Date.now });
const deps = {
  ...{ sql: database.sql, log: pino({ level: "error" }), publicUrl: "http://localhost", now: Date.now },
  providers: new Map([["stripe" as const, provider]]),
};
const app = new Hono().route(
  "/webhooks",
  createWebhooks({ payments: async () => deps, jobs: { send: async () => null } }),
);
const server = serve({ fetch: app.fetch, port: 0 });
const { port } = server.address() as AddressInfo;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const stripe = new Stripe("sk_bench");
const bodies = Array.from({ length: total }, (_, index) => {
  const object = { object: "invoice", id: `in_${index}`, customer: `cus_${index % 1000}` };
  const payload = JSON.stringify({ id: `evt_${index}`, object: "event", type: "invoice.paid", data: { object } });
  return { payload, header: stripe.webhooks.generateTestHeaderString({ payload, secret }) };
});

const began = performance.now();
let next = 0;
await Promise.all(
  Array.from({ length: 32 }, async () => {
    for (let body = bodies[next++]; body; body = bodies[next++]) await send(body);
  }),
);
const seconds = (performance.now() - began) / 1000;
const [row] = await database.sql.begin(async (tx) => {
  await tx`set local role service_role`;
  return tx`select count(*)::int as count from billing.payment_events`;
});
console.log(`${row?.count} events stored in ${seconds.toFixed(1)} s: ${Math.round(total / seconds)} a second`);
agent.destroy();
server.close();
await database.close();
await rm(dataDir, { recursive: true, force: true });
if (row?.count !== total || total / seconds < wanted) process.exit(1);

function send({ payload, header }: { payload: string; header: string }) {
  return new Promise<void>((resolve, reject) => {
    const headers = { "stripe-signature": header, "Content-Length": Buffer.byteLength(payload) };
    const call = request({ port, path: "/webhooks/stripe", method: "POST", agent, headers }, (response) => {
      response.resume().on("end", () => (response.statusCode === 200 ? resolve() : reject(new Error("refused"))));
    });
    call.on("error", reject);
    call.end(payload);
  });
}
