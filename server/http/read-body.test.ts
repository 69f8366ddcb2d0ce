import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BodyError, readBody } from "./read-body.ts";

const limits = { bytes: 1000, milliseconds: 200 };
const { promise: refusal, resolve: onCutOff } = Promise.withResolvers<BodyError>();
const read = (asked: Request) =>
  readBody(asked, limits).then(
    (body) => new Response(`${asked.headers.get("X-Mark")} ${body.length}`),
    (error: BodyError) => {
      if (error.reason === "cut off") onCutOff(error);
      return new Response(error.reason, { status: error.status });
    },
  );
const server = createServer(getRequestListener(read, { overrideGlobalObjects: false }));
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => server.close());

/** By Node's own client, which sends a body in chunks when it is written piece by piece. */
function begin(pieces: string[], headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, method: "POST", headers: { "X-Mark": "mark", ...headers } });
  sent.on("error", () => {});
  for (const piece of pieces) sent.write(piece);
  return sent;
}

async function post(...given: Parameters<typeof begin>) {
  const sent = begin(...given);
  sent.end();
  return answerTo(sent);
}

async function answerTo(sent: ReturnType<typeof begin>) {
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
  expect(await post(["a".repeat(600), "b".repeat(401)])).toEqual({ status: 413, text: "too large" });
});

test("one that says so beforehand is refused unread", async () => {
  expect((await post(["a".repeat(1001)], { "Content-Length": "1001" })).status).toBe(413);
  expect((await post(["a".repeat(1000)], { "Content-Length": "1000" })).text).toBe("mark 1000");
});

test("one that stalls is refused once its time is over", async () => {
  for (const sent of [begin(["a"]), begin(["a"], { "Content-Length": "1000" })])
    expect(await answerTo(sent)).toEqual({ status: 408, text: "too slow" });
});

test("one whose sender leaves is cut off", async () => {
  const sent = begin(["a"]);
  await once(server, "request");
  sent.destroy();
  expect(await refusal).toMatchObject({ reason: "cut off", status: 400 });
});
