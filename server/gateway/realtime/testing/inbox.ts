/** It costs nothing where all is well, and the machine may be busy. */
const patience = 100_000;

/** What arrived, and a way to wait for what has not yet. */
export class Inbox<Item> {
  readonly items: Item[] = [];
  readonly #waiting = new Set<() => void>();

  readonly add = (item: Item) => {
    this.items.push(item);
    for (const look of [...this.#waiting]) look();
  };

  /** The first item, old or new, that fits. */
  async find(fits: (item: Item) => boolean, what = "an item"): Promise<Item> {
    await this.until((items) => items.some(fits), what);
    return this.items.find(fits) as Item;
  }

  async until(isEnough: (items: Item[]) => boolean, what = "the items") {
    if (isEnough(this.items)) return this.items;
    await new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!isEnough(this.items)) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`${what} did not arrive; these did: ${JSON.stringify(this.items)?.slice(0, 2_000)}`));
      }, patience);
      this.#waiting.add(look);
    });
    return this.items;
  }
}
