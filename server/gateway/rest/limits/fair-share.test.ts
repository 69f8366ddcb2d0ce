import { expect, test } from "vitest";
import { createTokenBuckets } from "../../../http/rate-limit.ts";
import { ana, startRestServer } from "../testing/rest-server.ts";

test("who reads too many rows waits; others, who reads the own, and the server do not", async () => {
  const networkOf = (request: Request) => request.headers.get("x-network") ?? undefined;
  const budgetOf = createTokenBuckets({ perSecond: 0.001, burst: 6, debt: Number.POSITIVE_INFINITY });
  const server = await startRestServer({ sharing: { networkOf, budgetOf, least: 1, atOnce: 4, waiting: 4 } });
  const read = (network: string | undefined, more: { token?: string; key?: string } = {}) =>
    server.ask("/books", { headers: network ? { "x-network": network } : {}, ...more });
  expect([(await read("a")).status, (await read("a")).status]).toEqual([200, 200]);
  const refused = await read("a");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.body).toMatchObject({ code: "PGRST429", hint: expect.stringContaining("Retry-After") });
  const token = await server.tokenOf(ana);
  const others = [read("b"), read(undefined), read("b", { token }), read("a", { key: server.settings.keys.secretKey })];
  for (const answer of await Promise.all(others)) expect(answer.status).toBe(200);
  await server.stop();
});
