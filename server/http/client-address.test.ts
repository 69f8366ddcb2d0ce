import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const request = (forwarded?: string) =>
  ({ headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress: "10.0.0.1" } }) as unknown as IncomingMessage;

test("without proxies nobody can claim another address", () => {
  expect(clientAddress(request("203.0.113.9"), 0)).toBe("10.0.0.1");
});

test("behind proxies the address counts that the outermost of ours saw", () => {
  expect(clientAddress(request("6.6.6.6, 203.0.113.9"), 1)).toBe("203.0.113.9");
  expect(clientAddress(request("6.6.6.6, 203.0.113.9, 10.0.0.2"), 2)).toBe("203.0.113.9");
});

test("a request that came around all proxies counts as itself, and around some by what the others saw", () => {
  expect(clientAddress(request(), 1)).toBe("10.0.0.1");
  expect(clientAddress(request("203.0.113.9"), 3)).toBe("203.0.113.9");
});
