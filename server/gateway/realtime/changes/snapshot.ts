/** PostgreSQL's `pg_snapshot`, `xmin:xmax:running`: which transactions had ended when it was taken. */
export class Snapshot {
  readonly text: string;
  readonly #xmin: bigint;
  readonly #xmax: bigint;
  readonly #running: Set<string>;

  constructor(text: string) {
    const [xmin = "", xmax = "", running = ""] = text.split(":");
    this.text = text;
    this.#xmin = BigInt(xmin);
    this.#xmax = BigInt(xmax);
    this.#running = new Set(running.split(","));
  }

  sees(xid: string) {
    const id = BigInt(xid);
    return id < this.#xmin || (id < this.#xmax && !this.#running.has(xid));
  }
}
