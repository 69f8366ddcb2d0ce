import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectRaw } from "../testing/raw-client.ts";
import { createTestbed, type Testbed } from "../testing/realtime-server.ts";

let bed: Testbed;
beforeAll(async () => {
  bed = await createTestbed({ limits: { messagesPerSecond: 1e6, joinsPerSecond: 1e6 } });
});
afterAll(() => bed.close());

const topic = fc.constantFrom("realtime:a", "realtime:b", "realtime:", "phoenix", "", "__proto__", "realtime:\0");
const event = fc.constantFrom(
  "phx_join",
  "phx_leave",
  "broadcast",
  "presence",
  "access_token",
  "heartbeat",
  "constructor",
);
const almostJoin = fc.record(
  {
    access_token: fc.anything(),
    config: fc.oneof(
      fc.anything(),
      fc.record(
        {
          broadcast: fc.oneof(fc.anything(), fc.record({ self: fc.boolean(), ack: fc.boolean() })),
          presence: fc.oneof(fc.anything(), fc.record({ key: fc.anything(), enabled: fc.boolean() })),
          private: fc.oneof(fc.boolean(), fc.anything()),
          postgres_changes: fc.oneof(
            fc.anything(),
            fc.array(fc.record({ event: fc.string(), schema: fc.string(), table: fc.string(), filter: fc.string() })),
          ),
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: [] },
);
const almostMessage = fc.record(
  { type: fc.anything(), event: fc.oneof(fc.constantFrom("track", "untrack"), fc.anything()), payload: fc.anything() },
  { requiredKeys: [] },
);
const payload = fc.oneof(fc.anything(), almostJoin, almostMessage, fc.constant({}));
const ref = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.anything());
const array = fc.tuple(ref, ref, topic, event, payload).map((frame) => stringify(frame));
const object = fc
  .tuple(ref, ref, topic, event, payload)
  .map(([join_ref, number, name, what, body]) =>
    stringify({ join_ref, ref: number, topic: name, event: what, payload: body }),
  );
const bytes = fc.uint8Array({ maxLength: 60 }).map((data) => Buffer.from([3, ...data]));
const frame = fc.oneof(array, object, fc.json(), fc.string(), bytes, fc.uint8Array().map(Buffer.from));

function stringify(value: unknown) {
  try {
    return JSON.stringify(value) ?? "undefined";
  } catch {
    return "unwritable";
  }
}

test.for(["1.0.0", "2.0.0"])("whatever is sent by protocol %s, the service goes on", async (version) => {
  const [tormentor, witness] = [
    await connectRaw(bed.url, bed.keys.publishableKey, `vsn=${version}`),
    await connectRaw(bed.url, bed.keys.publishableKey),
  ];
  await witness.ask("realtime:witness", "phx_join", { config: { broadcast: { self: true } } });
  for (const data of fc.sample(frame, { numRuns: 400, seed: 20_261_115 })) tormentor.socket.send(data);
  // Answered after all that, so all that has been read.
  tormentor.socket.send(
    version === "1.0.0"
      ? JSON.stringify({ topic: "phoenix", event: "heartbeat", payload: {}, ref: "last" })
      : JSON.stringify([null, "last", "phoenix", "heartbeat", {}]),
  );
  await tormentor.messages.find((message) => JSON.stringify(message).includes('"last"'));
  expect(tormentor.closed.items).toEqual([]);
  witness.say("realtime:witness", "broadcast", { type: "broadcast", event: "alive", payload: {} });
  await witness.messages.find(({ event: name }) => name === "broadcast");
  for (const { socket } of [tormentor, witness]) socket.close();
});
