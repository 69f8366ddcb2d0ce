import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { contactPrice, createReadingBudget } from "../http/reading-budget.ts";
import { createReadingLimit, limitReading } from "./limit-reading.ts";

/** Pages that are made for as long as the test wants. */
async function startPages() {
  const reading = createReadingBudget(1);
  const gate = Promise.withResolvers<void>();
  const making: string[] = [];
  const app = new Hono();
  const inTurn = limitReading(createReadingLimit(reading), reading);
  app.all("*", (c) =>
    inTurn(c, async () => {
      making.push(c.req.header("X-Forwarded-For") ?? "");
      await gate.promise;
      return c.text("page");
    }),
  );
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, from: string) => fetch(origin + path, { headers: { "X-Forwarded-For": from } });
  return { get, making, finish: gate.resolve };
}

test("who asks for hundreds of new pages at once has four made at a time; another's is made meanwhile", async () => {
  const { get, making, finish } = await startPages();
  const flood = Array.from({ length: 150 }, (_, at) => get(`/buscar?cidade=${at}`, "203.0.113.9"));
  // More than may wait: those are told to come back.
  expect((await Promise.race(flood)).status).toBe(429);
  const other = get("/buscar?cidade=recife", "198.51.100.7");
  await expect.poll(() => making.includes("198.51.100.7")).toBe(true);
  expect(making.filter((from) => from === "203.0.113.9")).toHaveLength(4);
  finish();
  expect((await other).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(104);
});

test("the pages of places are read from the same budget as the search, whatever page of them", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const limit = createReadingLimit(createReadingBudget(1));
  const ask = (url: string, from: string) =>
    limit({ method: "GET", url, headers: { "x-forwarded-for": from }, socket: {} } as unknown as IncomingMessage, true);
  const places = ["/psicologia", "/psicologia/sp?depois=2026-11-16_1_x&pagina=2", "/Nutricao/SP/Campinas"];
  for (let page = 0; page < 300 * contactPrice; page++) expect(ask(String(places[page % 3]), "203.0.113.9")).toBe(0);
  for (const door of [...places, "/buscar"]) expect(ask(door, "203.0.113.9"), door).toBeGreaterThan(0);
  for (const free of ["/", "/valores", "/psicologias"]) expect(ask(free, "203.0.113.9"), free).toBe(0);
  expect(ask("/psicologia", "198.51.100.7")).toBe(0);
});
