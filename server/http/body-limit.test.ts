import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyLimit } from "./body-limit.ts";

const app = new Hono();
app.use(bodyLimit({ maxSize: 1000, onError: (c) => c.text("too large", 413) }));
app.all("*", async (c) => c.text(`${c.req.header("X-Mark")} ${(await c.req.text()).length}`));
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
beforeAll(() => void server.listen(0, "127.0.0.1"));
afterAll(() => server.close());

/** By Node's own client, which sends a body in chunks when it is written piece by piece. */
async function post(pieces: string[], headers: Record<string, string> = {}) {
  if (!server.listening) await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, method: "POST", headers: { "X-Mark": "mark", ...headers } });
  sent.on("error", () => {});
  for (const piece of pieces) sent.write(piece);
  sent.end();
  const [response] = await once(sent, "response");
  let text = "";
  for await (const piece of response) text += piece;
  return { status: response.statusCode, text };
}

test("a body without a length arrives whole, with its headers", async () => {
  expect(await post(["a".repeat(400), "b".repeat(600)])).toEqual({ status: 200, text: "mark 1000" });
  expect(await post([])).toEqual({ status: 200, text: "mark 0" });
});

test("one that turns out too large is refused", async () => {
  expect((await post(["a".repeat(600), "b".repeat(401)])).status).toBe(413);
});

test("one that says so beforehand is refused unread", async () => {
  expect((await post(["a".repeat(1001)], { "Content-Length": "1001" })).status).toBe(413);
  expect((await post(["a".repeat(1000)], { "Content-Length": "1000" })).text).toBe("mark 1000");
});
