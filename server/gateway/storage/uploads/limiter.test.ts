import { expect, test } from "vitest";
import { createLimiter } from "./limiter.ts";

test("so many run, so many wait, and the next is sent away", async () => {
  const limited = createLimiter(2, 1);
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

test("work that fails makes room", async () => {
  const limited = createLimiter(1);
  await expect(limited(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await limited(async () => "next")).toBe("next");
});
