import { expect, test } from "vitest";
import { createQueue } from "./bounded-queue.ts";
import { tooBusy } from "./storage/storage-error.ts";

test("so many run, so many wait, and the next is sent away", async () => {
  const limited = createQueue({ atOnce: 2, waiting: 1, refuse: tooBusy });
  const finish: (() => void)[] = [];
  let running = 0;
  const work = () =>
    limited(async () => {
      running++;
      await new Promise<void>((resolve) => finish.push(resolve));
      running--;
    });
  const first = [work(), work()];
  const waiting = work();
  await expect(work()).rejects.toMatchObject({ statusCode: 503, code: "SlowDown" });
  expect(running).toBe(2);
  finish[0]?.();
  await first[0];
  await expect.poll(() => finish.length).toBe(3);
  expect(running).toBe(2);
  for (const end of finish) end();
  await Promise.all([...first, waiting]);
  expect(running).toBe(0);
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
