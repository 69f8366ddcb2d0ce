import { type Frame, MalformedFrame, type Packet, textPacket, type Version } from "./frame.ts";

/** What a client sends to the others of its topic: JSON text or bytes, never looked into. */
export type Broadcast = { event: string; isJson: boolean; payload: Buffer; meta?: object };

/** The kinds of realtime-js's binary frames. */
const push = 3;
const delivery = 4;
const pushHeader = 7;
const binaryEncoding = 0;
const jsonEncoding = 1;

/**
 * Byte 3, the lengths of join_ref, ref, topic, event and metadata, the encoding, those strings, the payload.
 * The metadata asks for storing the message, which is not offered.
 */
export function parseBroadcastPush(data: Buffer): Frame & { payload: Broadcast } {
  if (data.length < pushHeader || data[0] !== push) throw new MalformedFrame("expected a broadcast");
  const encoding = data[6];
  if (encoding !== jsonEncoding && encoding !== binaryEncoding) throw new MalformedFrame("unknown encoding");
  let offset = pushHeader;
  const [joinRef, ref, topic, event] = [1, 2, 3, 4, 5].map((index) => {
    const start = offset;
    offset += data[index] ?? 0;
    if (offset > data.length) throw new MalformedFrame("shorter than it says");
    return data.toString("utf8", start, offset);
  }) as [string, string, string, string];
  const payload = data.subarray(offset);
  const isJson = encoding === jsonEncoding;
  if (isJson) requireJson(payload);
  return { joinRef: joinRef || null, ref: ref || null, topic, event: "broadcast", payload: { event, isJson, payload } };
}

/** A broadcast that came as JSON: by protocol 1.0.0, or in a text frame of 2.0.0. */
export function readJsonBroadcast(payload: unknown): Broadcast | undefined {
  const { event, payload: body, meta } = Object(payload) as Record<string, unknown>;
  if (typeof event !== "string" || Buffer.byteLength(event) > 255) return undefined;
  return {
    event,
    isJson: true,
    payload: Buffer.from(JSON.stringify(body ?? {})),
    ...(typeof meta === "object" && meta !== null && { meta }),
  };
}

/** As this version's clients can read it; protocol 1.0.0 has no form for bytes. */
export function broadcastPacket(version: Version, topic: string, broadcast: Broadcast): Packet | undefined {
  if (version === "2.0.0") return binaryPacket(topic, broadcast);
  if (!broadcast.isJson) return undefined;
  const meta = broadcast.meta ? `,"meta":${JSON.stringify(broadcast.meta)}` : "";
  const payload = `{"type":"broadcast","event":${JSON.stringify(broadcast.event)},"payload":${broadcast.payload}${meta}}`;
  return textPacket(version, { joinRef: null, ref: null, topic, event: "broadcast" }, payload);
}

/** Byte 4, the lengths of topic, event and metadata, the encoding, those strings, the payload. */
function binaryPacket(topic: string, { event, isJson, payload, meta }: Broadcast): Packet | undefined {
  const parts = [topic, event, meta ? JSON.stringify(meta) : ""].map((text) => Buffer.from(text));
  if (parts.some((part) => part.length > 255)) return undefined;
  const header = [delivery, ...parts.map((part) => part.length), isJson ? jsonEncoding : binaryEncoding];
  return { data: Buffer.concat([Buffer.from(header), ...parts, payload]), isBinary: true };
}

function requireJson(payload: Buffer) {
  try {
    JSON.parse(payload.toString());
  } catch {
    // Every receiver would stumble over it.
    throw new MalformedFrame("expected JSON");
  }
}
