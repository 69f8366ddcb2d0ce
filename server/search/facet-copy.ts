import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import type { CityDictionary } from "#app/features/search/cities/city-dictionary.ts";
import type { AttributeShares } from "#app/features/search/filters/attribute-shares.ts";
import type { Facet, FacetCounts } from "#app/features/search/filters/facet-counts.ts";
import type { Facts } from "#app/features/search/search-plan.ts";

export type FacetRow = Facet & { n: number };

/** The counts that were last read, kept so that a new number becomes a difference. */
export class FacetCopy implements Facts {
  readonly counts: FacetCounts;
  readonly cities: CityDictionary;
  readonly specialtyIds: Map<string, number>;
  readonly shares: AttributeShares;
  readonly attributes: readonly Attribute[];
  readonly #known = new Map<number, number>();

  constructor({ counts, cities, specialtyIds, shares, attributes }: Facts & { attributes: readonly Attribute[] }) {
    this.counts = counts;
    this.cities = cities;
    this.specialtyIds = specialtyIds;
    this.shares = shares;
    this.attributes = attributes;
  }

  set({ n, ...facet }: FacetRow) {
    const key = keyOf(facet);
    const delta = n - (this.#known.get(key) ?? 0);
    if (delta !== 0) this.counts.add(facet, delta);
    if (n === 0) this.#known.delete(key);
    else this.#known.set(key, n);
  }
}

/** One whole number of at most 45 bits: a map of half a million texts would take several times the memory. */
function keyOf({ specialty, city, modality, availability }: Facet) {
  return ((specialty * 32_768 + city + 1) * 4 + modality) * 2 ** 21 + availability;
}
