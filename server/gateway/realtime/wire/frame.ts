/** A message of Phoenix's channel protocol, before or after its encoding. */
export type Frame = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
};

/** 1.0.0: JSON objects. 2.0.0: JSON arrays, and binary frames for broadcasts. */
export type Version = "1.0.0" | "2.0.0";

/** Ready for a socket; made once and sent to many. */
export type Packet = { data: Buffer; isBinary: boolean };

export class MalformedFrame extends Error {
  override name = "MalformedFrame";
}

export function parseFrame(version: Version, text: string): Frame {
  const value = parseJson(text);
  if (version === "2.0.0") {
    if (!Array.isArray(value) || value.length !== 5) throw new MalformedFrame("expected an array of five");
    const [joinRef, ref, topic, event, payload] = value;
    return checkFrame({ join_ref: joinRef, ref, topic, event, payload });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new MalformedFrame("expected an object");
  return checkFrame(value as Record<string, unknown>);
}

/** `payload` is JSON text, so that what many receive is written once. */
export function textPacket(version: Version, frame: Omit<Frame, "payload">, payload: string): Packet {
  const { joinRef, ref, topic, event } = frame;
  const [r, t, e] = [ref, topic, event].map((part) => JSON.stringify(part));
  const text =
    version === "2.0.0"
      ? `[${JSON.stringify(joinRef)},${r},${t},${e},${payload}]`
      : `{"topic":${t},"event":${e},"payload":${payload},"ref":${r}}`;
  return { data: Buffer.from(text), isBinary: false };
}

function checkFrame({ join_ref, ref, topic, event, payload }: Record<string, unknown>): Frame {
  if (typeof topic !== "string" || typeof event !== "string") throw new MalformedFrame("expected a topic and an event");
  return { joinRef: toRef(join_ref), ref: toRef(ref), topic, event, payload };
}

function toRef(value: unknown) {
  if (value === null || value === undefined) return null;
  if (typeof value !== "string" && typeof value !== "number") throw new MalformedFrame("expected a ref");
  return String(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MalformedFrame("expected JSON");
  }
}
