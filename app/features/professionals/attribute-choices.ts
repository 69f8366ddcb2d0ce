import type { AttributeKind } from "./attributes.ts";
import { firstAttributes } from "./first-attributes.ts";
import { findSpecialty } from "./specialties.ts";

/* What a profile's form offers of the directory's list. */

/** More would say nothing: somebody who does everything is found by nobody. */
export const mostThemes = 10;
/** A plan that nobody confirmed for so long is neither shown nor found. The database decides; a test compares. */
export const planMonths = 6;

export function choicesOf(kind: AttributeKind) {
  return firstAttributes.filter((one) => one.kind === kind).map(({ slug, name }) => ({ value: slug, label: name }));
}

const themes = firstAttributes.filter(({ kind }) => kind === "theme");

/** None before a specialty is chosen. */
export function themeChoices(specialty: string) {
  const known = findSpecialty(specialty);
  const own = themes.filter(({ specialties }) => known && specialties.includes(known.slug));
  return own.map(({ slug, name }) => ({ value: slug, label: name }));
}
