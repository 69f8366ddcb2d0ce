import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { Config } from "../config/config.ts";
import { createMetrics } from "../observability/metrics.ts";
import { sendRaw } from "../testing/send-raw.ts";
import { Answer } from "./answer.ts";
import { PageCache } from "./page-cache.ts";
import { sendCached } from "./send-cached.ts";

/** A server under a public name, with one kept page; what it does not answer from there says so. */
async function startServer() {
  const cache = new PageCache(1e6);
  const page = new Answer({ type: "text/html", body: "kept", cache: { seconds: 60 } }, "", "identity");
  await cache.get("/", Date.now(), async () => page);
  const config = { loopbackOnly: false, publicUrl: "https://betesda.example" } as Partial<Config> as Config;
  const log = pino({ level: "silent" });
  const answer = sendCached({ cache, keyOf: (url) => url, config, log, metrics: createMetrics(), limit: () => 0 });
  const server = createServer(answer((_, response) => void response.end("others")));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async (...hosts: string[]) => {
    const lines = ["GET / HTTP/1.1", ...hosts, "Connection: close", "", ""];
    return (await sendRaw(origin, lines.join("\r\n"))).split("\r\n\r\n").slice(1).join();
  };
}

test("a kept page is for who names one host; of two, somebody on the way may have believed the other", async () => {
  const ask = await startServer();
  expect(await ask("Host: betesda.example")).toContain("kept");
  expect(await ask("hOST: betesda.example:443")).toContain("kept");
  for (const hosts of [
    ["Host: betesda.example", "Host: exemplo.com.br"],
    ["Host: betesda.example", "host: betesda.example"],
    ["Host: exemplo.com.br", "X: y", "HOST: betesda.example"],
    ["Host: betesda.example, exemplo.com.br"],
    ["Host: betesda.example/../"],
    ["Host: "],
  ])
    expect(await ask(...hosts), hosts.join()).not.toContain("kept");
});
