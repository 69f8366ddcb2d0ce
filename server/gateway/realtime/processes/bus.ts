import type { Sql } from "postgres";
import type { Log } from "../../../kernel/log.ts";
import { describeError } from "../../../kernel/log.ts";
import { type BusMessage, cutMessage, MessageAssembler } from "./bus-message.ts";

export const busChannel = "realtime_bus";
/** What may wait while the database does not answer; older messages are dropped first. */
const maxWaiting = 16 * 1024 * 1024;

/** In milliseconds: PostgreSQL keeps it, and sends it to every process. */
const priceOfPiece = 0.05;

type Receive = (from: string, message: BusMessage) => void;

/**
 * Messages between the processes, over LISTEN and NOTIFY. One batch is under way at a time, so that the
 * others hear this process in the order in which it spoke.
 */
export class Bus {
  readonly id: string;
  readonly #sql: Sql;
  readonly #log: Log;
  readonly #assembler = new MessageAssembler();
  /** Alone, there is nobody to tell anything but that one is there. */
  hasOthers = true;
  #waiting: string[] = [];
  #waitingSize = 0;
  #count = 0;
  #heard = 0;
  #sending: Promise<void> | undefined;
  #hasLost = false;

  constructor(id: string, sql: Sql, log: Log) {
    this.id = id;
    this.#sql = sql;
    this.#log = log;
  }

  /** A notification on the bus's channel. */
  receive(piece: string, onMessage: Receive) {
    try {
      const whole = this.#assembler.add(piece);
      if (!whole || whole.from === this.id) return;
      this.hasOthers = true;
      this.#heard += 1;
      onMessage(whole.from, whole.message);
    } catch (error) {
      // Anybody who may run SQL may notify.
      this.#log.warn(describeError(error), "a realtime message from another process was not understood");
    }
  }

  /** Answers the price. */
  publish(message: BusMessage) {
    if (!this.hasOthers && message.kind !== "hello") return 0;
    const pieces = cutMessage(this.id, this.#count++, message);
    this.#waiting.push(...pieces);
    this.#waitingSize += pieces.reduce((size, piece) => size + piece.length, 0);
    while (this.#waitingSize > maxWaiting) {
      this.#waitingSize -= this.#waiting.shift()?.length ?? 0;
      this.#hasLost = true;
    }
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
    });
    return priceOfPiece * pieces.length;
  }

  /** Looks who is there. Whoever speaks meanwhile may have come too late to be seen. */
  async lookForOthers(findLiving: () => Promise<Set<string>>) {
    const heard = this.#heard;
    const living = await findLiving();
    this.hasOthers = living.size > 1 || this.#heard > heard;
    return living;
  }

  /** Whether messages were lost since the last time this was asked; what can be repeated should be. */
  takeLoss() {
    const hasLost = this.#hasLost;
    this.#hasLost = false;
    return hasLost;
  }

  /** What was published before has gone out. */
  async flush() {
    await this.#sending;
  }

  async #send() {
    // What the same turn publishes travels together.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const pieces = this.#waiting;
      this.#waiting = [];
      this.#waitingSize = 0;
      try {
        await this.#sql`select pg_notify(${busChannel}, piece) from unnest(${pieces}::text[]) as piece`;
      } catch (error) {
        this.#hasLost = true;
        this.#log.error(describeError(error), "realtime messages did not reach the other processes");
      }
    }
  }
}
