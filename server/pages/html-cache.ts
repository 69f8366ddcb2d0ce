/** A whole answer, ready to be sent again. */
export type Page = { status: number; headers: [string, string][]; body: Buffer; etag: string };

type Entry = { page: Promise<Page>; expires: number; size: number };

/**
 * Public pages are the same for everybody, so one rendering serves all visitors for some seconds.
 * Whoever asks while a page is being rendered waits for that rendering instead of starting another.
 */
export class HtmlCache {
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The kept page, or what `render` makes; `ttl` says from the page for how many milliseconds to keep it. */
  async get(key: string, now: number, render: () => Promise<Page>, ttl: (page: Page) => number) {
    const known = this.#entries.get(key);
    if (known && known.expires > now) {
      // Most recently used last: Map keeps the order of insertion.
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return { page: await known.page, isHit: true };
    }
    this.#remove(key);
    const entry: Entry = { page: render(), expires: Number.POSITIVE_INFINITY, size: 0 };
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

  clear() {
    this.#entries.clear();
    this.#bytes = 0;
  }

  get size() {
    return this.#entries.size;
  }

  #settle(key: string, entry: Entry, page: Page, expires: number, now: number) {
    // Cleared while it was being rendered: what it was rendered from may be gone.
    if (this.#entries.get(key) !== entry) return;
    if (expires <= now) return this.#remove(key, entry);
    entry.expires = expires;
    entry.size = page.body.byteLength + 2 * key.length + 500;
    this.#bytes += entry.size;
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
  }
}
