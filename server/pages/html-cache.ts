import type { Encoding } from "./compression.ts";

/** A whole answer, ready to be sent again. */
export type Page = {
  status: number;
  headers: [string, string][];
  etag: string;
  /** What it was made of: whatever changes takes the pages of its tag with it. */
  tags: string[];
  isCompressible: boolean;
  /** About how much memory it takes. */
  size: number;
  /** The body in an encoding, made from the one rendering when it is first wanted. */
  body(encoding: Encoding): Promise<Buffer>;
  /** The same when it has been made already. */
  readyBody(encoding: Encoding): Buffer | undefined;
};

type Entry = {
  page: Promise<Page>;
  /** Once it is rendered and may be kept. */
  kept: Page | undefined;
  expires: number;
  size: number;
  tags: string[];
  /** Tags that were dropped while it was being rendered: what it was made from may be gone. */
  droppedMeanwhile: Set<string> | undefined;
};

/**
 * Public pages are the same for everybody, so one rendering serves all visitors for some seconds.
 * Whoever asks while a page is being rendered waits for that rendering instead of starting another.
 */
export class HtmlCache {
  readonly #entries = new Map<string, Entry>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The kept page, or what `render` makes; `ttl` says from the page for how many milliseconds to keep it. */
  async get(key: string, now: number, render: () => Promise<Page>, ttl: (page: Page) => number) {
    const known = this.#entries.get(key);
    if (known && known.expires > now && !known.droppedMeanwhile?.size) {
      this.#use(key, known);
      return { page: await known.page, isHit: true };
    }
    this.#remove(key);
    const entry: Entry = {
      page: render(),
      kept: undefined,
      expires: Number.POSITIVE_INFINITY,
      size: 0,
      tags: [],
      droppedMeanwhile: new Set(),
    };
    this.#entries.set(key, entry);
    try {
      const page = await entry.page;
      this.#settle(key, entry, page, now + ttl(page), now);
      return { page, isHit: false };
    } catch (error) {
      this.#remove(key, entry);
      throw error;
    }
  }

  /** The kept page, when it can be had without waiting. */
  kept(key: string, now: number) {
    const known = this.#entries.get(key);
    if (!known?.kept || known.expires <= now) return undefined;
    this.#use(key, known);
    return known.kept;
  }

  /** Forgets the pages of these tags. Nobody who comes from now on waits for a rendering that began before. */
  drop(tags: Iterable<string>) {
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) this.#remove(key);
      for (const entry of this.#entries.values()) entry.droppedMeanwhile?.add(tag);
    }
  }

  clear() {
    this.#entries.clear();
    this.#keysByTag.clear();
    this.#bytes = 0;
  }

  get size() {
    return this.#entries.size;
  }

  /** Most recently used last: Map keeps the order of insertion. */
  #use(key: string, entry: Entry) {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #settle(key: string, entry: Entry, page: Page, expires: number, now: number) {
    // Cleared or replaced while it was being rendered.
    if (this.#entries.get(key) !== entry) return;
    const isStale = page.tags.some((tag) => entry.droppedMeanwhile?.has(tag));
    if (isStale || expires <= now) return this.#remove(key, entry);
    entry.droppedMeanwhile = undefined;
    entry.kept = page;
    entry.expires = expires;
    entry.size = page.size + 2 * key.length + 500;
    entry.tags = page.tags;
    this.#bytes += entry.size;
    for (const tag of page.tags) this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(key));
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string, only?: Entry) {
    const entry = this.#entries.get(key);
    if (!entry || (only && entry !== only)) return;
    this.#entries.delete(key);
    this.#bytes -= entry.size;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
