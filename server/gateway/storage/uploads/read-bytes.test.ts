import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readTimely } from "./read-bytes.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A sender of pieces of the given size, one every so many seconds. */
function sender(size: number, seconds: number) {
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) =>
        new Promise((resolve) => {
          setTimeout(() => {
            controller.enqueue(new Uint8Array(size));
            resolve();
          }, seconds * 1000);
        }),
    },
    { highWaterMark: 0 },
  );
}

/** How many seconds a sender was listened to before it was ended. */
async function listen(stream: ReadableStream<Uint8Array>) {
  const start = Date.now();
  const reading = (async () => {
    for await (const _ of readTimely(stream, { idleMs: 20_000, uploadMs: 600_000 }));
  })().catch((error) => ({ code: error.code, seconds: (Date.now() - start) / 1000 }));
  await vi.advanceTimersByTimeAsync(700_000);
  return reading;
}

test("who sends nothing is ended after the idle time", async () => {
  expect(await listen(sender(1, 100))).toEqual({ code: "RequestTimeout", seconds: 20 });
});

test("who sends a byte now and then does not keep us busy much longer", async () => {
  const { code, seconds } = (await listen(sender(1, 10))) as { code: string; seconds: number };
  expect(code).toBe("RequestTimeout");
  expect(seconds).toBeLessThan(21);
});

test("who sends steadily may take the whole time, and no more", async () => {
  expect(await listen(sender(50_000, 10))).toEqual({ code: "RequestTimeout", seconds: expect.closeTo(600, 1) });
});
