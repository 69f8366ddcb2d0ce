import { themes } from "#app/features/search/sentence/themes.ts";
import { findSpecialty } from "./specialties.ts";

/**
 * What professionals say of themselves beside the fields that everybody has, and what a search can be narrowed to. The
 * slugs are those of addresses and columns; the same rows are in directory.attributes, and a test compares them.
 */
export type Attribute = { slug: string; name: string };

/** The larger operators of Brazil; whose is missing may be added by an operator of ours. */
export const healthPlans = [
  { slug: "unimed", name: "Unimed" },
  { slug: "bradesco-saude", name: "Bradesco Saúde" },
  { slug: "sulamerica", name: "SulAmérica" },
  { slug: "amil", name: "Amil" },
  { slug: "hapvida", name: "Hapvida" },
  { slug: "notredame-intermedica", name: "NotreDame Intermédica" },
  { slug: "porto-saude", name: "Porto Saúde" },
  { slug: "cassi", name: "Cassi" },
  { slug: "geap", name: "Geap" },
  { slug: "saude-caixa", name: "Saúde Caixa" },
  { slug: "saude-petrobras", name: "Saúde Petrobras" },
  { slug: "golden-cross", name: "Golden Cross" },
  { slug: "omint", name: "Omint" },
  { slug: "care-plus", name: "Care Plus" },
  { slug: "mediservice", name: "Mediservice" },
  { slug: "allianz-saude", name: "Allianz Saúde" },
  { slug: "prevent-senior", name: "Prevent Senior" },
] as const satisfies readonly Attribute[];

/** Beside Portuguese, which everybody speaks. */
export const languages = [
  { slug: "ingles", name: "Inglês" },
  { slug: "espanhol", name: "Espanhol" },
  { slug: "frances", name: "Francês" },
  { slug: "italiano", name: "Italiano" },
  { slug: "alemao", name: "Alemão" },
  { slug: "japones", name: "Japonês" },
  { slug: "libras", name: "Libras" },
] as const satisfies readonly Attribute[];

/** Of the place where patients are seen. */
export const accessibility = [
  { slug: "sem-degraus", name: "Entrada sem degraus" },
  { slug: "elevador", name: "Elevador" },
  { slug: "banheiro-adaptado", name: "Banheiro adaptado" },
  { slug: "estacionamento", name: "Estacionamento" },
] as const satisfies readonly Attribute[];

/** More would say nothing: somebody who does everything is found by nobody. */
export const mostThemes = 10;
/** A plan that nobody confirmed for so long is neither shown nor found. The database decides; a test compares. */
export const planMonths = 6;

export function themesOf(specialty: string): readonly Attribute[] {
  const known = findSpecialty(specialty);
  return known ? themes.filter(({ specialties }) => specialties.some((slug) => slug === known.slug)) : [];
}

export const toChoices = (attributes: readonly Attribute[]) =>
  attributes.map(({ slug, name }) => ({ value: slug, label: name }));
