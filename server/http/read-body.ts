export type BodyLimits = { bytes: number; milliseconds: number };

const statuses = { "too large": 413, "too slow": 408, "cut off": 400 } as const;

/** The sender's fault, never ours. */
export class BodyError extends Error {
  override name = "BodyError";
  readonly reason: keyof typeof statuses;

  constructor(reason: keyof typeof statuses) {
    super(`the body is ${reason}`);
    this.reason = reason;
  }

  get status() {
    return statuses[this.reason];
  }
}

/** Reads the whole body of a request or an answer, whether or not its length was announced. Throws a BodyError past either limit. */
export async function readBody(
  message: Pick<Request, "headers" | "body">,
  { bytes, milliseconds }: BodyLimits,
): Promise<Buffer> {
  if (Number(message.headers.get("Content-Length") ?? 0) > bytes) throw new BodyError("too large");
  // Only now: a body that was touched is not drained by the server, and ends the connection.
  const { body } = message;
  if (!body) return Buffer.alloc(0);
  const reader = body.getReader();
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new BodyError("too slow")), milliseconds);
  try {
    return await Promise.race([collect(reader, bytes), deadline]);
  } catch (error) {
    // Not cancelled: that would tear the connection down before the refusal is written.
    reader.releaseLock();
    throw error instanceof BodyError ? error : new BodyError("cut off");
  } finally {
    clearTimeout(timer);
  }
}

async function collect(reader: ReadableStreamDefaultReader<Uint8Array>, limit: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > limit) throw new BodyError("too large");
    chunks.push(value);
  }
}
