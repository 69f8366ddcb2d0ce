import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMetrics } from "./metrics.ts";
import { firstPart, logRequests } from "./request-log.ts";

test("the application's own log tells neither who asked nor for which page", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const metrics = createMetrics();
  const app = new Hono().use(logRequests(log, metrics)).onError((_, c) => c.text("", 500));
  app.get("/falha/:token", () => {
    throw Object.assign(new Error("duplicate key: segredo"), { name: "PostgresError" });
  });
  const headers = {
    "X-Forwarded-For": "203.0.113.7",
    "User-Agent": "segredo",
    Referer: "http://localhost/consulta/segredo",
  };
  for (const path of ["/consulta/segredo", "/auth/v1/verify?token=segredo", "/profissional/segredo", "/falha/segredo"])
    await app.request(path, { headers });
  expect(lines).toHaveLength(4);
  expect(lines.join("") + (await metrics.registry.metrics())).not.toMatch(/segredo|203\.0\.113/);
});

test("a refusal that was thrown is no error of ours", async () => {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
  const app = new Hono().use(logRequests(log, createMetrics()));
  const functions = new Hono().all("*", () => Promise.reject(new Error("refused"))).onError((_, c) => c.text("", 401));
  app.route("/functions", functions);
  await app.request("/functions/a");
  expect(lines).toEqual([]);
});

test("a slow sender is no slow answer", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const metrics = createMetrics();
  const app = new Hono().use(logRequests(pino({ level: "silent" }), metrics));
  const received = Promise.withResolvers<void>();
  app.post("*", async (c) => {
    received.resolve();
    return c.text(await c.req.text());
  });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const sent = request({ port: (server.address() as AddressInfo).port, method: "POST" });
  sent.write("a");
  await received.promise;
  vi.advanceTimersByTime(60_000);
  sent.end("b");
  await once(sent, "response");
  const { values } = await metrics.requests.get();
  expect(values.find(({ metricName }) => metricName?.endsWith("_sum"))?.value).toBe(0);
});

test("a page is counted by its name, with a query and without", () => {
  const parts = ["/", "/?q=a", "/buscar", "/buscar?especialidade=psicologia", "/profissional/1/agendar?inicio=2"].map(
    firstPart,
  );
  expect(parts).toEqual(["", "", "buscar", "buscar", "profissional"]);
});
