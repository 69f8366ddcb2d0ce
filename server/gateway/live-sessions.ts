import { LRUCache } from "lru-cache";
import type { Sql } from "postgres";
import { asAuthAdmin } from "./auth/database.ts";

const mostSessions = 20_000;

/**
 * Which sessions are still there, so that an access token ends with its session and not an hour later. The answer is
 * remembered only while this process hears of sessions that end; otherwise the database is asked each time.
 */
export class LiveSessions {
  readonly #sql: Sql;
  readonly #known = new LRUCache<string, boolean>({ max: mostSessions });
  readonly #watchers = new Set<(id: string) => void>();
  #isListening = false;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async isLive(id: string) {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const isLive = await this.#look(id);
    // It may have ended, and been said to have, while the database was asked.
    if (this.#isListening && !this.#known.has(id)) this.#known.set(id, isLive);
    return isLive;
  }

  /** For the listener of the channel `ended_sessions`. */
  receive(id: string) {
    this.#known.set(id, false);
    for (const onEnded of this.#watchers) onEnded(id);
  }

  listen() {
    // What was asked before listening began may have ended unheard.
    this.#known.clear();
    this.#isListening = true;
  }

  lose() {
    this.#isListening = false;
    this.#known.clear();
  }

  /** Calls back with the id of every session that ends from now on. */
  watch(onEnded: (id: string) => void) {
    this.#watchers.add(onEnded);
  }

  async #look(id: string) {
    const found = await asAuthAdmin(
      this.#sql,
      (tx) => tx`select from auth.sessions where id = ${id} and (not_after is null or not_after > now())`,
    );
    return found.length > 0;
  }
}
