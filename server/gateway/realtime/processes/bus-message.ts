/** One member of a topic, as a client described itself; `ref` changes with each description. */
export type PresenceEntry = { key: string; ref: string; previous?: string; meta: object };

/** The network of who caused the message; the service's own have none. */
type Paid = { network?: string | undefined };

/** What processes tell each other. Topics carry their kind: `public:room` or `private:room`. */
export type BusMessage =
  | ({ kind: "broadcast"; topic: string; event: string; json?: string; base64?: string; meta?: object } & Paid)
  | ({ kind: "presence_diff"; topic: string; joins: PresenceEntry[]; leaves: string[] } & Paid)
  /** All presences of the sender; the answer to a hello. */
  | { kind: "presence_state"; topics: [topic: string, entries: PresenceEntry[]][] }
  | { kind: "hello" }
  | { kind: "bye" };

/** A notification holds less than 8,000 bytes; a UTF-16 unit takes at most three of them. */
const asciiPiece = 7_800;
const unicodePiece = 2_600;
const maxPieces = 10_000;

/** `from:number:index:count:text`, so that no two pieces are equal: NOTIFY drops repetitions. */
export function cutMessage(from: string, number: number, message: BusMessage): string[] {
  const text = JSON.stringify(message);
  const size = Buffer.byteLength(text) === text.length ? asciiPiece : unicodePiece;
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    let end = Math.min(text.length, start + size);
    if (isHighSurrogate(text, end - 1) && end < text.length) end -= 1;
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces.map((piece, index) => `${from}:${number}:${index}:${pieces.length}:${piece}`);
}

/** A message's pieces arrive one after the other, because one transaction sends them. */
export class MessageAssembler {
  #pieces: string[] = [];
  #head = "";

  add(text: string): { from: string; message: BusMessage } | undefined {
    const [, from, number, index, count, piece] = /^([^:]+):(\d+):(\d+):(\d+):(.*)$/s.exec(text) ?? ([] as undefined[]);
    if (!from || piece === undefined || Number(count) > maxPieces) return undefined;
    const head = `${from}:${number}:${count}`;
    if (index === "0") {
      this.#head = head;
      this.#pieces = [];
    }
    if (head !== this.#head || Number(index) !== this.#pieces.length) return undefined;
    this.#pieces.push(piece);
    if (this.#pieces.length < Number(count)) return undefined;
    const whole = this.#pieces.join("");
    this.#pieces = [];
    return { from, message: JSON.parse(whole) };
  }
}

function isHighSurrogate(text: string, index: number) {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff;
}
