/** A plain file or a folder of a tar. `body` is read before the next member, or skipped. */
type Member = { name: string; isFolder: boolean; size: number; body: AsyncIterable<Buffer> };

/** A tar with something that a backup never holds: a link, a device, a pipe. */
export class ForeignMember extends Error {
  constructor(name: string) {
    // It goes to a terminal, which obeys some signs.
    super(name.slice(0, 200).replaceAll(/\p{Cc}/gu, "?"));
  }
}

const block = 512;
/** Names and their like; ours have some hundred bytes. */
const longestExtra = 65_536;
/** What follows the end: zeros up to a multiple of 10 kB. */
const longestTail = 1_048_576;

/**
 * The members of a tar, as GNU's and BSD's write it. Read here and not by `tar`, so that each name and kind is looked at before
 * anything is written, whatever the program of the machine would do with it.
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<Member> {
  const bytes = createReader(source);
  let extra: Extra = {};
  for (;;) {
    const header = await bytes.exactly(block);
    if (header.every((byte) => byte === 0)) return bytes.end();
    checkSum(header);
    const kind = String.fromCharCode(header[156] ?? 0);
    const size = extra.size ?? readNumber(header.subarray(124, 136));
    const padding = (block - (size % block)) % block;
    if (kind === "L" || kind === "x" || kind === "g") {
      if (size > longestExtra) throw new Error("an endless name");
      const text = await bytes.exactly(size);
      await bytes.exactly(padding);
      if (kind === "L") extra = { ...extra, path: readText(text) };
      if (kind === "x") extra = { ...extra, ...readRecords(text) };
      continue;
    }
    const name = tidy(extra.path ?? nameIn(header));
    extra = {};
    // A file that was packed twice is a second time a link to itself.
    if (kind === "1" && tidy(readText(header.subarray(157, 257))) === name) continue;
    if (!["0", "\0", "5"].includes(kind)) throw new ForeignMember(name);
    const body = bytes.next(size);
    yield { name, isFolder: kind === "5", size, body };
    for await (const _ of body);
    await bytes.exactly(padding);
  }
}

function createReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const some = async (most: number) => {
    while (rest.length === 0) {
      const { value, done } = await chunks.next();
      if (done) return undefined;
      rest = value;
    }
    const part = rest.subarray(0, most);
    rest = rest.subarray(most);
    return part;
  };
  async function* next(size: number) {
    for (let left = size; left > 0; ) {
      const part = await some(left);
      if (!part) throw new Error("cut off");
      left -= part.length;
      yield part;
    }
  }
  return {
    /** Goes on where it was left, when it is read a second time. */
    next(size: number): AsyncIterable<Buffer> {
      const body = next(size);
      return { [Symbol.asyncIterator]: () => ({ next: () => body.next() }) };
    },
    async exactly(size: number) {
      const parts: Buffer[] = [];
      for await (const part of next(size)) parts.push(part);
      return Buffer.concat(parts);
    },
    async end() {
      for (let read = 0, part = await some(block); part; part = await some(block)) {
        read += part.length;
        if (read > longestTail) throw new Error("an endless end");
      }
    },
  };
}

function checkSum(header: Buffer) {
  let sum = 0;
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 32 : byte;
  if (sum !== readNumber(header.subarray(148, 156))) throw new Error("no header");
}

/** Octal, or from 8 GB on the bytes of the number behind a set bit. */
function readNumber(field: Buffer) {
  const [first = 0] = field;
  const value =
    first & 128 ? Number(`0x${field.subarray(1).toString("hex")}`) : Number.parseInt(readText(field) || "0", 8);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error("no number");
  return value;
}

const readText = (field: Buffer) => field.toString("utf8").split("\0", 1).join("").trim();

function nameIn(header: Buffer) {
  const name = readText(header.subarray(0, 100));
  // GNU's own format keeps times where the standard has the folders.
  const isStandard = header.subarray(257, 263).toString("latin1") === "ustar\0";
  const folders = isStandard ? readText(header.subarray(345, 500)) : "";
  return folders ? `${folders}/${name}` : name;
}

type Extra = { path?: string; size?: number };

/** Lines such as "30 path=some name", where the number counts the whole line. */
function readRecords(text: Buffer): Extra {
  const found: Extra = {};
  for (let at = 0; at < text.length; ) {
    const length = Number.parseInt(text.subarray(at, at + 10).toString("latin1"), 10);
    if (!(length > 0)) throw new Error("no record");
    const [, key, value = ""] = /^\d+ ([^=]+)=(.*)\n$/s.exec(text.subarray(at, at + length).toString("utf8")) ?? [];
    if (key === "path") found.path = value;
    if (key === "size") found.size = Number(value);
    at += length;
  }
  return found;
}

/** `./name` and `name/` are the same as `name`; nothing else is put right. */
const tidy = (name: string) => name.replace(/^\.\//, "").replace(/\/$/, "");
