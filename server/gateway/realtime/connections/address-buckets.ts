import { TokenBucket } from "./token-bucket.ts";

/** More addresses than this at once, and all begin anew: memory stays bounded. */
const maxAddresses = 10_000;

/** A rate for each address. */
export class AddressBuckets {
  readonly #rate: number;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(rate: number) {
    this.#rate = rate;
  }

  take(address: string) {
    if (this.#buckets.size >= maxAddresses) this.#buckets.clear();
    const bucket = this.#buckets.get(address) ?? new TokenBucket(this.#rate);
    this.#buckets.set(address, bucket);
    return bucket.take();
  }
}
