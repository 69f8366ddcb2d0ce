import { type Rate, TokenBucket } from "../../../http/rate-limit.ts";

/** Milliseconds that bytes on the line count as: a network that may take a tenth of our time gets 10 MB of each second. */
export const priceOf = (bytes: number) => bytes / 100_000;
/** What reading a frame takes before anybody can measure it. */
export const priceOfFrame = (bytes: number) => 0.02 + priceOf(bytes);
/** A pause of the whole machine in the middle of somebody's work is not theirs. */
const longest = 50;

/**
 * What the clients of one network may take of this process, in milliseconds: their work as it is measured, what it sends,
 * and a fixed price for questions to the database. A network with anything left gets one piece of work done and owes the rest of its price.
 * Until that is paid the network's clients are not read: who sends is slowed down, and nobody else.
 */
export class NetworkShare {
  /** Undefined for the service's own programs, which owe nothing. */
  readonly network: string | undefined;
  connections = 0;
  channels = 0;
  /** A binding to table changes counts once for each condition of its filter. */
  bindings = 0;
  readonly #bucket: TokenBucket | undefined;
  readonly #waiting: (() => boolean)[] = [];
  #isScheduled = false;

  constructor(network?: string, rate?: Rate) {
    this.network = network;
    this.#bucket = rate && new TokenBucket(rate);
  }

  get isInDebt() {
    return this.#secondsLeft() > 0;
  }

  get waiting() {
    return this.#waiting.length;
  }

  get isIdle() {
    return this.connections === 0 && this.waiting === 0 && (this.#bucket?.isFull() ?? true);
  }

  charge(milliseconds: number) {
    this.#bucket?.take(milliseconds);
  }

  /** Does it now, and charges the time. */
  run<Result>(work: () => Result) {
    const start = performance.now();
    try {
      return work();
    } finally {
      this.charge(Math.min(longest, performance.now() - start));
    }
  }

  /** Calls `work` in turn with what else the network wants. It answers whether it has more to do, for which it waits again. */
  enqueue(work: () => boolean) {
    this.#waiting.push(work);
    this.#schedule();
  }

  /** Resolves in turn. */
  turn() {
    return new Promise<void>((resolve) => {
      this.enqueue(() => {
        resolve();
        return false;
      });
    });
  }

  /** One thing at a time: between two of them others are served, and what the first one led to has been charged. */
  #schedule() {
    if (this.#isScheduled || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    const seconds = this.#secondsLeft();
    if (seconds > 0) setTimeout(() => this.#goOn(), Math.ceil(seconds * 1_000));
    else setImmediate(() => this.#goOn());
  }

  #goOn() {
    this.#isScheduled = false;
    const work = this.isInDebt ? undefined : this.#waiting.shift();
    if (work && this.run(work)) this.#waiting.push(work);
    this.#schedule();
  }

  #secondsLeft() {
    return this.#bucket?.secondsLeft() ?? 0;
  }
}

/** One for each network. A debt outlives the connections that made it. */
export class NetworkShares {
  readonly service = new NetworkShare();
  readonly #rate: Rate;
  readonly #shares = new Map<string, NetworkShare>();

  constructor(perSecond: number) {
    // However much one message took, all of it is owed.
    this.#rate = { perSecond, burst: perSecond, debt: Number.POSITIVE_INFINITY };
  }

  of(network: string) {
    const share = this.#shares.get(network) ?? new NetworkShare(network, this.#rate);
    this.#shares.set(network, share);
    return share;
  }

  /** Whose a message of another process is; without a network it is the service's. */
  payer(network: string | undefined) {
    return network === undefined ? this.service : this.of(network);
  }

  /** Forgets networks that hold nothing and owe nothing. */
  sweep() {
    for (const [network, share] of this.#shares) if (share.isIdle) this.#shares.delete(network);
  }
}
