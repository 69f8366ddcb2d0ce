import { invalidRequest } from "../storage-error.ts";

/** One part of a form. Its body is read before the next part is asked for, or skipped. */
export type Part = {
  name: string;
  isFile: boolean;
  type: string;
  body: AsyncGenerator<Uint8Array>;
};

const maximumHead = 8 * 1024;
const maximumParts = 20;

/**
 * The parts of a multipart/form-data body as they arrive: at most one chunk of it is in memory. Not busboy, which
 * drops the charset of a part's type, cuts long headers without a word, and reports errors by events nobody may hear.
 */
export async function* readMultipart(source: AsyncIterable<Uint8Array>, contentType: string): AsyncGenerator<Part> {
  const input = createScanner(source);
  const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`);
  await skip(input.until(delimiter));
  for (let count = 0; (await input.take(2)) === "\r\n"; count++) {
    if (count === maximumParts) throw invalidRequest("Too many parts in the form");
    // The line break before it is put back, so that a part without headers ends its head too.
    input.unread("\r\n");
    const head = await readHead(input);
    const body = input.until(delimiter);
    yield { ...head, body };
    await skip(body);
  }
}

function boundaryOf(contentType: string) {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw invalidRequest("The form has no boundary");
  return boundary;
}

async function readHead(input: Scanner): Promise<Omit<Part, "body">> {
  let size = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of input.until(Buffer.from("\r\n\r\n"))) {
    size += chunk.byteLength;
    if (size > maximumHead) throw invalidRequest("A part's headers are too long");
    chunks.push(chunk);
  }
  const head = Buffer.concat(chunks).toString();
  const disposition = /^content-disposition:(.*)$/im.exec(head)?.[1] ?? "";
  return {
    name: /;\s*name="([^"]*)"/i.exec(disposition)?.[1] ?? "",
    isFile: /;\s*filename\*?=/i.test(disposition),
    type: /^content-type:(.*)$/im.exec(head)?.[1]?.trim() ?? "",
  };
}

type Scanner = ReturnType<typeof createScanner>;

function createScanner(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  // Counts as the line break that a boundary at the very start lacks.
  let held = Buffer.from("\r\n");

  async function more() {
    const { done, value } = await chunks.next();
    if (done) throw invalidRequest("The form ends in the middle");
    held = held.length ? Buffer.concat([held, value]) : Buffer.from(value);
  }

  return {
    unread(text: string) {
      held = Buffer.concat([Buffer.from(text), held]);
    },
    async take(length: number) {
      while (held.length < length) await more();
      const taken = held.subarray(0, length).toString("latin1");
      held = held.subarray(length);
      return taken;
    },
    /** What comes before the delimiter; both are consumed. */
    async *until(delimiter: Buffer): AsyncGenerator<Uint8Array> {
      for (;;) {
        const at = held.indexOf(delimiter);
        // The end of what is held may be the beginning of the delimiter.
        const sure = at >= 0 ? at : held.length - delimiter.length + 1;
        const before = held.subarray(0, Math.max(0, sure));
        held = held.subarray(at >= 0 ? at + delimiter.length : before.length);
        if (before.length) yield before;
        if (at >= 0) return;
        await more();
      }
    },
  };
}

async function skip(body: AsyncGenerator<Uint8Array>) {
  for await (const _ of body);
}
