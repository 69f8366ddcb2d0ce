import { expect, test } from "vitest";
import { bannedUntil } from "./ban.ts";
import { decodeBase32, encodeBase32 } from "./base32.ts";
import { createQueue } from "./bounded-queue.ts";
import { networkOf } from "./client.ts";
import { createPasswordHasher } from "./password-hash.ts";
import { redirectAddress } from "./redirect-address.ts";
import { matchingStep, stepAt, totpCode } from "./totp.ts";

const secret = encodeBase32(Buffer.from("12345678901234567890"));

test("codes are those of RFC 6238", () => {
  // Its appendix B shows eight digits; the last six are ours.
  const vectors = { 59: "287082", 1111111109: "081804", 1234567890: "005924", 20000000000: "353130" };
  for (const [seconds, code] of Object.entries(vectors))
    expect(totpCode(secret, stepAt(new Date(Number(seconds) * 1000)))).toBe(code);
  expect(decodeBase32(secret).toString()).toBe("12345678901234567890");
});

test("a code matches half a minute before and after its time, and no further", () => {
  const at = new Date(1_111_111_109_000);
  const code = totpCode(secret, stepAt(at));
  const later = (seconds: number) => matchingStep(secret, code, new Date(at.getTime() + seconds * 1000));
  expect([-30, 0, 30].map(later)).toEqual([stepAt(at), stepAt(at), stepAt(at)]);
  expect([-60, 60].map(later)).toEqual([undefined, undefined]);
  for (const odd of ["", "12345", `${code}0`, " ".repeat(6), "１２３４５６"])
    expect(matchingStep(secret, odd, at)).toBeUndefined();
});

test("a password matches its own hash only, and the cost is read from the hash", async () => {
  const cheap = createPasswordHasher({ memory: 64, passes: 1 });
  const dear = createPasswordHasher({ memory: 128, passes: 2 });
  const hash = await cheap.hash("senha");
  expect(hash).not.toBe(await cheap.hash("senha"));
  expect(await cheap.verify("senha", hash)).toBe(true);
  expect(await dear.verify("senha", hash)).toBe(true);
  expect([cheap.needsRehash(hash), dear.needsRehash(hash)]).toEqual([false, true]);
  for (const [given, encoded] of [
    ["Senha", hash],
    ["", hash],
    ["senha", null],
    ["senha", ""],
    ["senha", "$2a$10$abcdefghijklmnopqrstuv"],
    ["senha", hash.slice(0, -2)],
  ] as const)
    expect(await cheap.verify(given, encoded)).toBe(false);
});

test("a queue runs so many at once, in order, and refuses when it is full", async () => {
  const run = createQueue({ atOnce: 2, waiting: 2, refuse: () => new Error("full") });
  const gates: (() => void)[] = [];
  const started: number[] = [];
  const task = (number: number) =>
    run(async () => {
      started.push(number);
      await new Promise<void>((resolve) => gates.push(resolve));
      return number;
    });
  const tasks = [1, 2, 3, 4].map(task);
  await expect(task(5)).rejects.toThrow("full");
  expect(started).toEqual([1, 2]);
  gates.shift()?.();
  expect(await tasks[0]).toBe(1);
  await Promise.resolve();
  expect(started).toEqual([1, 2, 3]);
  while (started.length < 4 || gates.length > 0) {
    gates.shift()?.();
    await Promise.resolve();
  }
  expect(await Promise.all(tasks)).toEqual([1, 2, 3, 4]);
  const failing = run(() => Promise.reject(new Error("failed")));
  await expect(failing).rejects.toThrow("failed");
  expect(await run(async () => "free again")).toBe("free again");
});

test("limits count an IPv4 address, and a /64 of IPv6", () => {
  const network = (address: string | undefined) => networkOf({ address, userAgent: null });
  expect(network("203.0.113.7")).toBe("203.0.113.7");
  expect(network("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(network("2001:db8:0:1:a:b:c:d")).toBe("2001:db8:0:1");
  expect(network("2001:DB8:0:1::d")).toBe("2001:db8:0:1");
  expect(network("2001:db8::1")).toBe("2001:db8:0:0");
  expect(network("::1")).toBe("0:0:0:0");
  expect(network("fe80::1%eth0")).toBe("fe80:0:0:0");
  expect(network(undefined)).toBe("unknown");
});

test("addresses are matched against the list piece by piece", () => {
  const settings = {
    siteUrl: "https://betesda.example",
    sendMail() {},
    redirectUrls: ["https://*.vercel.example/**", "myapp://login", "http://localhost:*/back", "https://um.example"],
  };
  const allowed = [
    "https://betesda.example/nova-senha?x=1",
    "https://preview-1.vercel.example/a/b?c=d",
    "myapp://login",
    "http://localhost:5173/back",
    "https://um.example",
    "https://um.example/",
  ];
  for (const address of allowed) expect(redirectAddress(settings, address), address).not.toBe(settings.siteUrl);
  const refused = [
    "http://betesda.example/",
    "https://betesda.example:444/",
    "https://a.b.vercel.example/",
    "https://vercel.example/",
    "https://x.vercel.example.evil.example/",
    "https://evil.example/?https://a.vercel.example/",
    "myapp://login.evil",
    "http://localhost:5173/other",
    "https://um.example.evil.example",
    "https://um.example/path",
    "data:text/html,x",
    "javascript:alert(1)",
    "/relative",
    "",
  ];
  for (const address of refused) expect(redirectAddress(settings, address), address).toBe(settings.siteUrl);
  expect(redirectAddress(settings, "https://betesda.example/a#access_token=x")).toBe("https://betesda.example/a");
});

test("bans are written as Go writes durations", () => {
  const now = new Date("2026-11-15T12:00:00Z");
  expect(bannedUntil("none", now)).toBeNull();
  expect(bannedUntil("1h30m", now)?.toISOString()).toBe("2026-11-15T13:30:00.000Z");
  expect(bannedUntil("876600h", now)?.getUTCFullYear()).toBe(2126);
  expect(bannedUntil("99999999999h", now)?.getUTCFullYear()).toBe(3026);
  for (const odd of ["1 day", "-1h", "1d", "h", "1e9h"]) expect(() => bannedUntil(odd, now)).toThrow();
});
