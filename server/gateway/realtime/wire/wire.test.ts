import { RealtimeClient } from "@supabase/supabase-js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Broadcast, broadcastPacket, parseBroadcastPush, readJsonBroadcast } from "./broadcast-frame.ts";
import { MalformedFrame, parseFrame, textPacket } from "./frame.ts";

const { serializer } = new RealtimeClient("ws://localhost", { params: { apikey: "key" } });
const seed = 20_261_115;
const short = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 });

function encode(message: object) {
  let written: ArrayBuffer | string = "";
  serializer.encode(message as never, (result) => {
    written = result;
  });
  return written as ArrayBuffer | string;
}

function decode(data: Buffer) {
  let read: unknown;
  serializer.decode(new Uint8Array(data).buffer, (result: unknown) => {
    read = result;
  });
  return read;
}

test("what realtime-js writes as a broadcast is read, and it reads what is written", () => {
  fc.assert(
    fc.property(short, short, fc.jsonValue(), (topic, event, value) => {
      const payload = { type: "broadcast", event, payload: value };
      const written = encode({ join_ref: "1", ref: "2", topic, event: "broadcast", payload });
      const frame = parseBroadcastPush(Buffer.from(written as ArrayBuffer));
      expect(frame).toMatchObject({ joinRef: "1", ref: "2", topic, event: "broadcast" });
      const packet = broadcastPacket("2.0.0", topic, frame.payload);
      const read = decode(packet?.data as Buffer) as { topic: string; payload: { event: string; payload: unknown } };
      expect([read.topic, read.payload.event]).toEqual([topic, event]);
      expect(read.payload.payload).toEqual(JSON.parse(JSON.stringify(value ?? {})));
    }),
    { seed, numRuns: 200 },
  );
});

test("bytes stay bytes; protocol 1.0.0 has no form for them", () => {
  const payload = { type: "broadcast", event: "e", payload: new Uint8Array([0, 255]).buffer };
  const written = encode({ join_ref: null, ref: null, topic: "t", event: "broadcast", payload });
  const frame = parseBroadcastPush(Buffer.from(written as ArrayBuffer));
  expect(frame).toMatchObject({ joinRef: null, ref: null, payload: { isJson: false, payload: Buffer.from([0, 255]) } });
  expect(broadcastPacket("1.0.0", "t", frame.payload)).toBeUndefined();
  expect(broadcastPacket("2.0.0", "t", frame.payload)?.isBinary).toBe(true);
});

test("a message with an id of its own keeps it in both protocols", () => {
  const broadcast = readJsonBroadcast({ event: "e", payload: 1, meta: { id: "x" } }) as Broadcast;
  expect(decode(broadcastPacket("2.0.0", "t", broadcast)?.data as Buffer)).toMatchObject({
    payload: { meta: { id: "x" }, payload: 1 },
  });
  expect(JSON.parse(String(broadcastPacket("1.0.0", "t", broadcast)?.data)).payload).toEqual({
    type: "broadcast",
    event: "e",
    payload: 1,
    meta: { id: "x" },
  });
});

test("text frames are read as they are written, by both protocols", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("1.0.0" as const, "2.0.0" as const),
      short,
      short,
      fc.jsonValue(),
      (version, topic, event, value) => {
        const packet = textPacket(version, { joinRef: "1", ref: "2", topic, event }, JSON.stringify(value));
        const frame = parseFrame(version, packet.data.toString());
        const joinRef = version === "2.0.0" ? "1" : null;
        expect(frame).toEqual({ joinRef, ref: "2", topic, event, payload: JSON.parse(JSON.stringify(value)) });
      },
    ),
    { seed, numRuns: 200 },
  );
});

test("anything else is malformed, and says so", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("1.0.0" as const, "2.0.0" as const),
      fc.oneof(fc.string(), fc.json()),
      (version, text) => {
        expect(() => parseFrame(version, text)).toThrow(MalformedFrame);
      },
    ),
    { seed, numRuns: 300 },
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (data) => {
      expect(() => parseBroadcastPush(Buffer.from([3, 200, ...data]))).toThrow(MalformedFrame);
    }),
    { seed, numRuns: 300 },
  );
});
