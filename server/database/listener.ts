import postgres, { type Sql } from "postgres";
import { describeError, type Log } from "../kernel/log.ts";

const retryDelay = 500;

type Handlers = {
  channels: Record<string, (payload: string) => void>;
  /** Listening has begun, or begun again. */
  onListening(): Promise<void>;
  /** From now on notifications are missed, until listening begins again. */
  onLost(): void;
};

/**
 * One connection that listens, for as long as the process lives. `sql.listen` of postgres.js tries once
 * to reconnect and then is silent for ever; nor does it tell when the connection is lost.
 */
export class Listener {
  readonly #log: Log;
  readonly #connect: () => Sql;
  #client: Sql;
  readonly #handlers: Handlers;
  #isClosed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(sql: Sql, log: Log, handlers: Handlers) {
    this.#log = log;
    this.#handlers = handlers;
    this.#connect = () => {
      const own: Sql = postgres({
        ...sql.options,
        max: 1,
        idle_timeout: null,
        max_lifetime: null,
        fetch_types: false,
        // Whichever was left before may end as late as it likes.
        onclose: () => own === this.#client && this.#lose(),
        onnotify: (channel: string, payload: string) => handlers.channels[channel]?.(payload),
      } as unknown as postgres.Options<Record<string, never>>);
      return own;
    };
    this.#client = this.#connect();
  }

  async start() {
    for (const channel of Object.keys(this.#handlers.channels)) await this.#client`listen ${this.#client(channel)}`;
    if (!this.#isClosed) await this.#handlers.onListening();
  }

  async close() {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#client.end({ timeout: 1 });
  }

  #lose() {
    if (this.#isClosed) return;
    this.#handlers.onLost();
    this.#renew();
    this.#startLater();
  }

  /** The driver may never send anything on a connection again that it has lost; see renewed-pool.ts. */
  #renew() {
    const lost = this.#client;
    this.#client = this.#connect();
    lost.end({ timeout: 0 }).catch(() => {});
  }

  #startLater() {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.start().catch((error) => {
        if (this.#isClosed) return;
        this.#log.error(describeError(error), "cannot listen to the database; trying again");
        this.#startLater();
      });
    }, retryDelay);
  }
}
