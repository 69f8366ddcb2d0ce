import { entityTooLarge, invalidRequest, uploadTimedOut } from "../storage-error.ts";

/** All bytes of a request that must be short. */
export async function readAll(stream: ReadableStream<Uint8Array>, maximum: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readTimely(stream, { idleMs: 20_000, uploadMs: 60_000 })) {
    size += chunk.byteLength;
    if (size > maximum) throw entityTooLarge("request");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Who sends less than this for long is not on a slow line but wants to keep us waiting. */
const bytesPerSecond = 4096;

/**
 * The chunks of a request whose sender must keep going. Left early, the stream is let go and not
 * cancelled: cancelling would tear down the connection before the answer is written.
 */
export async function* readTimely(
  stream: ReadableStream<Uint8Array>,
  { idleMs, uploadMs }: { idleMs: number; uploadMs: number },
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  let received = 0;
  // Of the sender only: the time that we take for a chunk is not theirs.
  let waited = 0;
  let isDone = false;
  try {
    while (!isDone) {
      const start = Date.now();
      const left = Math.min(uploadMs, idleMs + (received / bytesPerSecond) * 1000) - waited;
      const { done, value } = await within(reader.read().catch(cutOff), Math.min(idleMs, left));
      isDone = done;
      received += value?.byteLength ?? 0;
      waited += Date.now() - start;
      if (value) yield value;
    }
  } finally {
    // Fails while a read is still waiting for its sender, who is cut off with the connection.
    if (isDone) reader.releaseLock();
  }
}

function cutOff(): never {
  throw invalidRequest("The request was cut off");
}

async function within<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(uploadTimedOut()), Math.max(0, milliseconds));
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
