import { parseError } from "../rest-error.ts";

/** Deeper than anybody writes by hand, and shallow enough for our stack and the database's. */
export const deepestNesting = 5;

/** Reads one piece of the URL's grammar from left to right. */
export class Scanner {
  position = 0;
  readonly text: string;
  readonly #what: string;

  constructor(what: string, text: string) {
    this.#what = what;
    this.text = text;
  }

  get isAtEnd() {
    return this.position >= this.text.length;
  }

  fail(expected: string) {
    return parseError(this.#what, this.text, this.position, expected);
  }

  startsWith(token: string) {
    return this.text.startsWith(token, this.position);
  }

  take(token: string) {
    if (!this.startsWith(token)) return false;
    this.position += token.length;
    return true;
  }

  expect(token: string) {
    if (!this.take(token)) throw this.fail(`"${token}"`);
  }

  /** The pattern must be sticky. */
  match(pattern: RegExp) {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text);
    if (found) this.position = pattern.lastIndex;
    return found;
  }

  /** `"…"` with `\` before a quote or a backslash. */
  quoted() {
    if (this.text[this.position] !== '"') return undefined;
    const found = this.match(/"((?:\\.|[^"\\])*)"/suy);
    if (!found) throw this.fail('closing "');
    return (found[1] ?? "").replace(/\\(.)/gsu, "$1");
  }

  /** A column, table or alias: quoted, or without any character that the grammar uses. */
  name() {
    const quoted = this.quoted();
    if (quoted !== undefined) return quoted;
    const found = this.match(/(?:[^,()[\]{}:.!"'*;&=<>\\\s-]|\s(?=[^\s,()])|-(?!>))+/uy);
    if (!found) throw this.fail("field name (* or [a..z0..9_$])");
    return found[0].trim();
  }

  list<Item>(read: () => Item): Item[] {
    const items = [read()];
    while (this.take(",")) items.push(read());
    return items;
  }
}
