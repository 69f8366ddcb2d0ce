import { LRUCache } from "lru-cache";
import type { Answer } from "./answer.ts";

type Entry = { answer: Answer; expires: number; generation: number };
/** A page that is being made, and the tags that were dropped meanwhile: what it is made from may be gone. */
type Making = { answer: Promise<Answer>; dropped: Set<string>; generation: number };

/**
 * Public pages are the same for everybody, so one rendering serves all visitors for some seconds. Whoever asks while a
 * page is being made waits for that instead of starting another. What has expired stays until its room is needed: it is
 * better than nothing while the database is away.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, Making>();
  #generation = 0;

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }, key) => answer.size + 2 * key.length,
      dispose: ({ answer }, key) => this.#untag(key, answer),
    });
  }

  /** The kept page, when it can be had without waiting. */
  kept(key: string, now: number) {
    const entry = this.#entries.get(key);
    return entry && this.#isFresh(entry, now) ? entry.answer : undefined;
  }

  /** The last one of this address, however old. */
  stale(key: string) {
    return this.#entries.peek(key)?.answer;
  }

  /** The kept page, or what `make` gives, which is kept as it says itself. */
  async get(key: string, now: number, make: () => Promise<Answer>) {
    const kept = this.kept(key, now);
    if (kept) return { answer: kept, isHit: true };
    const known = this.#making.get(key);
    if (known && known.dropped.size === 0 && known.generation === this.#generation)
      return { answer: await known.answer, isHit: true };
    const making: Making = { answer: make(), dropped: new Set(), generation: this.#generation };
    this.#making.set(key, making);
    try {
      const answer = await making.answer;
      this.#settle(key, making, answer, now);
      return { answer, isHit: false };
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  /** Drops the pages of these tags. Nobody who comes from now on waits for one that began before. */
  invalidate(tags: Iterable<string>) {
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) this.#entries.delete(key);
      for (const making of this.#making.values()) making.dropped.add(tag);
    }
  }

  /** Nothing is fresh any more, though still there while nothing better is to be had. */
  expire() {
    this.#generation += 1;
  }

  /** Nothing is known about what is kept: not even for want of something better is it shown. */
  clear() {
    this.expire();
    this.#entries.clear();
  }

  get size() {
    return this.#entries.size;
  }

  #isFresh({ expires, generation }: Entry, now: number) {
    return expires > now && generation === this.#generation;
  }

  #settle(key: string, { dropped, generation }: Making, answer: Answer, now: number) {
    const { cache, status } = answer;
    const tags = cache?.tags ?? [];
    if (generation !== this.#generation || tags.some((tag) => dropped.has(tag))) return;
    if (!cache || cache.seconds <= 0) {
      // There is no such page any more, unless the error is ours.
      if (status < 500) this.#entries.delete(key);
      return;
    }
    this.#entries.set(key, { answer, expires: now + cache.seconds * 1000, generation });
    for (const tag of tags) this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(key));
  }

  #untag(key: string, { cache }: Answer) {
    for (const tag of cache?.tags ?? []) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
