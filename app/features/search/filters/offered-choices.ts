import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { findSpecialty } from "#app/features/professionals/specialties.ts";
import { known } from "#app/shared/known.ts";
import type { CountSearch } from "../search-plan.ts";
import { filterOf, searchFilters } from "./filter-table.ts";
import { formValue, type SearchFilters } from "./filters.ts";

/** What the form of a search offers beside what is the same for all: it follows from what is asked for already. */
export type OfferedChoices = {
  /**
   * What professionals of the chosen specialty say of themselves, and what is asked for besides: a form without it would
   * drop it. The same array while the list is the same.
   */
  attributes: readonly Attribute[];
  /** How many there would be with each choice, by its parameter and value. Empty where counting would cost. */
  counts: Record<string, Record<string, number>>;
};

const counted = ["specialty", "modality", "weekday", "period"] as const;

export function offeredChoices(
  filters: SearchFilters,
  attributes: readonly Attribute[],
  count: CountSearch,
): OfferedChoices {
  return {
    attributes: withAsked(attributesOf(attributes, filters.specialty), attributes, filters),
    counts: Object.fromEntries(counted.map((name) => [filterOf(name).parameter, countEach(name, filters, count)])),
  };
}

const offered = new WeakMap<readonly Attribute[], Map<string | null, readonly Attribute[]>>();

function attributesOf(attributes: readonly Attribute[], specialty: SearchFilters["specialty"]) {
  const drawn = offered.get(attributes) ?? new Map<string | null, readonly Attribute[]>();
  offered.set(attributes, drawn);
  const slug = findSpecialty(specialty)?.slug;
  const fits = ({ kind, specialties }: Attribute) =>
    known(asks, kind) !== undefined && (specialties.length === 0 || specialties.some((one) => one === slug));
  const own = drawn.get(specialty) ?? attributes.filter(fits);
  drawn.set(specialty, own);
  return own;
}

const asks = { approach: "approach", theme: "themes", plan: "plan", language: "language", access: "access" } as const;

function withAsked(own: readonly Attribute[], attributes: readonly Attribute[], filters: SearchFilters) {
  const isAsked = ({ kind, slug }: Attribute) => {
    const filter = known(asks, kind);
    return filter !== undefined && formValue(filter, filters).split(",").includes(slug);
  };
  const more = attributes.filter((one) => isAsked(one) && !own.includes(one));
  return more.length > 0 ? [...own, ...more] : own;
}

function countEach(name: (typeof counted)[number], filters: SearchFilters, count: CountSearch) {
  const [, ...choices] = searchFilters[name].options;
  const counts = choices.map(({ value }) => [value, count({ ...filters, [name]: searchFilters[name].read(value) })]);
  return Object.fromEntries(counts.filter(([, people]) => people !== undefined));
}
