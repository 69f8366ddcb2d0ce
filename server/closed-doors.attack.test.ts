import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, runServer } from "./testing/run-server.ts";
import { sendRaw } from "./testing/send-raw.ts";

// A demo that somebody asked for in so many words, behind a proxy on the same machine that adds no header at all.
let server: RunningServer;
beforeAll(async () => {
  server = await runServer({ DEMO: "1", METRICS_TOKEN: "a-token-of-some-length" });
});
afterAll(() => server[Symbol.asyncDispose]());

async function statusOf(path: string, host: string, headers: string[] = [], version = "1.1") {
  const lines = [`GET ${path} HTTP/${version}`, `Host: ${host}`, ...headers, "Connection: close", "", ""];
  const answer = await sendRaw(String(server.address), lines.join("\r\n"));
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

const publicHosts = ["betesda.exemplo.com.br", "127.0.0.1.nip.io", "localhost.exemplo.com.br", "203.0.113.9:3000"];

test("the mailbox is closed to a public name, though a proxy brings the request from this machine", async () => {
  for (const host of publicHosts)
    for (const path of ["/dev/mailbox", "/dev/mailbox/", "/dev/mailbox?to=ana@betesda.test", "/dev//mailbox"])
      expect(await statusOf(path, host), `${host} ${path}`).toBe(404);
  expect(await statusOf("/dev/mailbox", "localhost:3000", ["X-Forwarded-For: 203.0.113.9"])).toBe(404);
  for (const said of ["Forwarded: for=203.0.113.9", "X-Real-IP: 203.0.113.9", "X-Forwarded-For:", "Via: 1.1 proxy"])
    for (const path of ["/dev/mailbox", "/metrics"])
      expect([403, 404], said).toContain(await statusOf(path, "localhost:3000", [said]));
  // As nginx asks that was told nothing but where to pass requests on.
  for (const path of ["/dev/mailbox", "/metrics"])
    expect([403, 404], path).toContain(await statusOf(path, "127.0.0.1:3000", [], "1.0"));
  for (const path of ["/dev/mailbox", "/metrics"])
    expect([403, 404], path).toContain(await statusOf(`http://betesda.exemplo.com.br${path}`, "localhost:3000"));
  for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000"])
    expect(await statusOf("/dev/mailbox", host), host).toBe(200);
});

test("metrics ask for the token wherever the name is not this machine's", async () => {
  for (const host of publicHosts) {
    expect(await statusOf("/metrics", host), host).toBe(403);
    expect(await statusOf("/metrics", host, ["Authorization: Bearer a-token-of-some-lengtH"]), host).toBe(403);
    expect(await statusOf("/metrics", host, ["Authorization: Bearer a-token-of-some-length"]), host).toBe(200);
  }
  expect(await statusOf("/metrics", "localhost:3000")).toBe(200);
});
