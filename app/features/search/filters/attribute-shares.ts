/** About how many of a specialty have an attribute; null stands for all of the specialty. */
export type AttributeShare = { specialty: number; attribute: number | null; people: number };

/** The numbers of attributes by their words, and how common they are: enough to choose a way, not to tell anybody. */
export class AttributeShares {
  readonly #ids: ReadonlyMap<string, number>;
  readonly #people = new Map<number, number>();
  readonly #everybody = new Map<number, number>();

  /** `ids` by "theme:luto". */
  constructor(ids: ReadonlyMap<string, number>, shares: readonly AttributeShare[]) {
    this.#ids = ids;
    for (const { specialty, attribute, people } of shares) {
      for (const group of [0, specialty]) {
        const place = attribute === null ? group : key(group, attribute);
        const counted = attribute === null ? this.#everybody : this.#people;
        counted.set(place, (counted.get(place) ?? 0) + people);
      }
    }
  }

  /** Undefined when there is none of that name. */
  idOf(attribute: string) {
    return this.#ids.get(attribute);
  }

  /** Of a specialty's people (0: of all) who have all of these, as if one said nothing of the other. */
  shareOf(specialty: number, attributes: readonly number[]) {
    const everybody = Math.max(1, this.#everybody.get(specialty) ?? 0);
    // Rare ones may be missing from the sample.
    const share = (id: number) => Math.min(1, Math.max(0.5, this.#people.get(key(specialty, id)) ?? 0) / everybody);
    return attributes.reduce((all, id) => all * share(id), 1);
  }
}

const key = (specialty: number, attribute: number) => specialty * 100_000 + attribute;
