import { expect, test } from "vitest";
import { createQueue } from "../bounded-queue.ts";
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
