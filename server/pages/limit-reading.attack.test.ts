import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { createReadingBudget } from "../http/reading-budget.ts";
import { createReadingLimit, limitReading } from "./limit-reading.ts";

/** Pages that are made for as long as the test wants. */
async function startPages() {
  const reading = createReadingBudget(1);
  const gate = Promise.withResolvers<void>();
  const making: string[] = [];
  const app = new Hono();
  app.use(limitReading(createReadingLimit(reading), reading));
  app.all("*", async (c) => {
    making.push(c.req.header("X-Forwarded-For") ?? "");
    await gate.promise;
    return c.text("page");
  });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, from: string) => fetch(origin + path, { headers: { "X-Forwarded-For": from } });
  return { get, making, finish: gate.resolve };
}

test("who asks for hundreds of new pages at once has eight made at a time; another's is made meanwhile", async () => {
  const { get, making, finish } = await startPages();
  const flood = Array.from({ length: 150 }, (_, at) => get(`/buscar?cidade=${at}`, "203.0.113.9"));
  // More than may wait: those are told to come back.
  expect((await Promise.race(flood)).status).toBe(429);
  const other = get("/buscar?cidade=recife", "198.51.100.7");
  await expect.poll(() => making.includes("198.51.100.7")).toBe(true);
  expect(making.filter((from) => from === "203.0.113.9")).toHaveLength(8);
  finish();
  expect((await other).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(108);
});
