import { expect, test } from "vitest";
import { createPasswordHasher } from "./password-hash.ts";

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
