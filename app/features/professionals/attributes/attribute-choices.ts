import { findSpecialty } from "../specialties.ts";
import type { Attribute, AttributeKind } from "./attributes.ts";

/* What a profile's form offers of the directory's list. */

/** More would say nothing: somebody who does everything is found by nobody. */
export const mostThemes = 10;
/** A plan that nobody confirmed for so long is neither shown nor found. The database decides; a test compares. */
export const planMonths = 6;

type Wanted = {
  kind: AttributeKind;
  /** By name; none is chosen yet: only what every specialty has. */
  specialty: string;
  /** What the profile has already may stay, offered or not. */
  kept?: readonly string[];
};

export function attributeChoices(attributes: readonly Attribute[], { kind, specialty, kept = [] }: Wanted) {
  const own = findSpecialty(specialty)?.slug;
  const fits = ({ isOffered = true, specialties }: Attribute) =>
    isOffered && (specialties.length === 0 || specialties.some((slug) => slug === own));
  return attributes
    .filter((one) => one.kind === kind && (kept.includes(one.slug) || fits(one)))
    .map(({ slug, name }) => ({ value: slug, label: name }));
}

/** "Ansiedade, Luto", where the choices themselves are folded. */
export function describeChosen(choices: readonly { value: string; label: string }[], chosen: readonly string[]) {
  const names = choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return names.length === 0 ? "Nenhum escolhido" : names.join(", ");
}
