import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { followTopic } from "#app/shared/backend/live-topic.client.ts";
import { createTestbed, type Testbed } from "../../../server/gateway/realtime/testing/realtime-server.ts";
import { eventually } from "../../../server/testing/eventually.ts";

/* What public pages follow topics with, against the real service. */

let bed: Testbed;
beforeAll(async () => {
  bed = await createTestbed();
});
afterAll(() => bed.close());

beforeEach(() => {
  const content = JSON.stringify({ supabaseUrl: bed.url, publishableKey: bed.keys.publishableKey });
  vi.stubGlobal("document", { querySelector: () => ({ content }) });
  vi.stubGlobal("location", { origin: bed.url });
});

const send = (topic: string) => bed.owner`select realtime.send('{}'::jsonb, 'changed', ${topic}, false)`;

/** A follower that has joined. */
async function joined(topic: string) {
  const onEvent = vi.fn();
  const end = followTopic(topic, onEvent, true);
  await eventually(() => expect(onEvent).toHaveBeenCalledTimes(1));
  return { onEvent, end };
}

test("who follows a topic hears of it alone, and no more once it has ended", async () => {
  const [ana, bruno] = [await joined("availability:ana"), await joined("availability:bruno")];
  await send("availability:ana");
  await eventually(() => expect(ana.onEvent).toHaveBeenCalledTimes(2));
  expect(bruno.onEvent).toHaveBeenCalledTimes(1);
  ana.end();
  await send("availability:ana");
  await send("availability:bruno");
  await eventually(() => expect(bruno.onEvent).toHaveBeenCalledTimes(2));
  expect(ana.onEvent).toHaveBeenCalledTimes(2);
  bruno.end();
});

test("two followers of one topic share it, and the first to leave leaves the other listening", async () => {
  const [first, second] = [await joined("availability:carla"), vi.fn()];
  const end = followTopic("availability:carla", second, false);
  first.end();
  await send("availability:carla");
  await eventually(() => expect(second).toHaveBeenCalledTimes(1));
  expect(first.onEvent).toHaveBeenCalledTimes(1);
  end();
});

test("after the last one has left, the next begins anew", async () => {
  (await joined("availability:davi")).end();
  const again = await joined("availability:davi");
  await send("availability:davi");
  await eventually(() => expect(again.onEvent).toHaveBeenCalledTimes(2));
  again.end();
});
