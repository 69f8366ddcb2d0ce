/**
 * Chance that repeats: the same seed and index give the same numbers, whoever was drawn before (sfc32,
 * its state filled by splitmix32). One object is moved from index to index, so that millions cost no garbage.
 */
export class Random {
  readonly #seed: number;
  #a = 0;
  #b = 0;
  #c = 0;
  #count = 0;

  constructor(seed: number) {
    this.#seed = seed;
    this.moveTo(0);
  }

  moveTo(index: number) {
    const start = Math.imul(this.#seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
    this.#a = splitmix(start);
    this.#b = splitmix(start + 0x9e3779b9);
    this.#c = splitmix(start + 0x3c6ef372);
    this.#count = 1;
    for (let turn = 0; turn < 6; turn++) this.bits();
    return this;
  }

  /** 32 random bits, from 0 to 4,294,967,295. */
  bits() {
    const sum = (this.#a + this.#b + this.#count) | 0;
    this.#count = (this.#count + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return sum >>> 0;
  }

  /** From 0 up to, and without, 1. */
  share() {
    return this.bits() / 4294967296;
  }

  /** A whole number between both, each included. */
  between(least: number, most: number) {
    return least + Math.floor(this.share() * (most - least + 1));
  }

  chance(probability: number) {
    return this.share() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.share() * items.length)] as Item;
  }
}

function splitmix(value: number) {
  let mixed = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}
