// The few messages of PostgreSQL's protocol that a batch needs:
// https://www.postgresql.org/docs/current/protocol-message-formats.html

/** A statement with its parameters as text; the server decides their types. */
export type Statement = { text: string; parameters: (string | null)[] };

export const received = {
  parseComplete: 0x31,
  commandComplete: 0x43,
  dataRow: 0x44,
  errorResponse: 0x45,
  rowDescription: 0x54,
  readyForQuery: 0x5a,
} as const;

export const idle = 0x49;
export const sync = Buffer.from([0x53, 0, 0, 0, 4]);
export const terminate = Buffer.from([0x58, 0, 0, 0, 4]);
export const requestTls = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
/** The whole result of the unnamed portal. */
export const execute = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0]);

/** What columns the unnamed portal has. */
export const describe = Buffer.from([0x44, 0, 0, 0, 6, 0x50, 0]);

export function parse(name: string, text: string) {
  const bytes = start(0x50, Buffer.byteLength(name) + 1 + Buffer.byteLength(text) + 1 + 2);
  let at = writeText(bytes, name, 5);
  at = writeText(bytes, text, at);
  bytes.writeUInt16BE(0, at);
  return bytes;
}

/** To the unnamed portal, everything as text. */
export function bind(name: string, parameters: (string | null)[]) {
  const lengths = parameters.map((value) => (value === null ? -1 : Buffer.byteLength(value)));
  const values = lengths.reduce((sum, length) => sum + 4 + Math.max(0, length), 0);
  const bytes = start(0x42, 1 + Buffer.byteLength(name) + 1 + 2 + 2 + values + 2);
  bytes[5] = 0;
  let at = bytes.writeUInt16BE(0, writeText(bytes, name, 6));
  at = bytes.writeUInt16BE(parameters.length, at);
  for (const [index, value] of parameters.entries()) {
    at = bytes.writeInt32BE(lengths[index] ?? -1, at);
    if (value !== null) at += bytes.write(value, at);
  }
  bytes.writeUInt16BE(0, at);
  return bytes;
}

/** The columns of a row as the wire has them. */
export function readRow(body: Buffer) {
  return readWith(body, (start, end) => body.subarray(start, end));
}

/** The same as texts: a buffer for each would cost as much as the text. */
export function readTexts(body: Buffer) {
  return readWith(body, (start, end) => body.toString("utf8", start, end));
}

function readWith<Value>(body: Buffer, read: (start: number, end: number) => Value) {
  const row: (Value | null)[] = new Array(body.readUInt16BE(0));
  let at = 2;
  for (let index = 0; index < row.length; index += 1) {
    const length = body.readInt32BE(at);
    at += 4;
    row[index] = length < 0 ? null : read(at, at + length);
    at += Math.max(0, length);
  }
  return row;
}

export type Column = { name: string; type: number };

export function readColumns(body: Buffer) {
  const columns: Column[] = new Array(body.readUInt16BE(0));
  let at = 2;
  for (let index = 0; index < columns.length; index += 1) {
    const end = body.indexOf(0, at);
    columns[index] = { name: body.toString("utf8", at, end), type: body.readUInt32BE(end + 7) };
    at = end + 19;
  }
  return columns;
}

const errorFields: Record<string, string> = {
  V: "severity",
  C: "code",
  M: "message",
  D: "detail",
  H: "hint",
  W: "where",
  s: "schema_name",
  t: "table_name",
  n: "constraint_name",
  R: "routine",
};

/** Under the names that postgres.js gives them. */
export function readError(body: Buffer) {
  const parts = body.toString("utf8").split("\0").filter(Boolean);
  const known = parts.filter((part) => errorFields[part.charAt(0)]);
  return Object.fromEntries(known.map((part) => [errorFields[part.charAt(0)], part.slice(1)]));
}

/** Cuts a stream of bytes into messages, each copied together once however many pieces it came in. */
export function splitMessages(onMessage: (type: number, body: Buffer) => void) {
  let pieces: Buffer[] = [];
  let size = 0;
  let needed = 5;
  return (piece: Buffer) => {
    pieces.push(piece);
    size += piece.byteLength;
    if (size < needed) return;
    let rest = pieces.length === 1 ? piece : Buffer.concat(pieces, size);
    needed = lengthOf(rest);
    while (rest.byteLength >= needed) {
      onMessage(rest[0] ?? 0, rest.subarray(5, needed));
      rest = rest.subarray(needed);
      needed = lengthOf(rest);
    }
    pieces = rest.byteLength > 0 ? [rest] : [];
    size = rest.byteLength;
  };
}

function lengthOf(bytes: Buffer) {
  return bytes.byteLength < 5 ? 5 : 1 + bytes.readUInt32BE(1);
}

function start(type: number, length: number) {
  const bytes = Buffer.allocUnsafe(5 + length);
  bytes[0] = type;
  bytes.writeUInt32BE(4 + length, 1);
  return bytes;
}

function writeText(bytes: Buffer, text: string, at: number) {
  const end = at + bytes.write(text, at);
  bytes[end] = 0;
  return end + 1;
}
