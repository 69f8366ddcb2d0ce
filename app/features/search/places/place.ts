import { findSpecialty, type Specialty } from "#app/features/professionals/specialties.ts";
import { inCity } from "#app/shared/cities/city-words.ts";
import { findState } from "#app/shared/cities/states.ts";

/** What the address of a specialty's page asks for: everywhere, in a state, or in a city. */
export type PlaceRequest = { specialty: Specialty; uf: string | null; citySlug: string | null };

/** Undefined for an address that no page has: another casing, a state that is none, characters of no slug. */
export function readPlace(params: { specialty?: string; uf?: string; city?: string }): PlaceRequest | undefined {
  const specialty = findSpecialty(params.specialty);
  if (!specialty || specialty.slug !== params.specialty) return undefined;
  if (params.uf === undefined) return { specialty, uf: null, citySlug: null };
  const uf = params.uf.toUpperCase();
  if (!findState(uf) || uf.toLowerCase() !== params.uf) return undefined;
  if (params.city !== undefined && !/^[a-z0-9-]{2,60}$/.test(params.city)) return undefined;
  return { specialty, uf, citySlug: params.city ?? null };
}

/** "/Psicologia/SP/São Paulo" means a page, too: the address it has, for whoever typed or linked another. */
export function intendedPlace(params: { specialty?: string; uf?: string; city?: string }) {
  const place = readPlace({
    ...(params.specialty && { specialty: slugOf(params.specialty) }),
    ...(params.uf && { uf: slugOf(params.uf) }),
    ...(params.city && { city: slugOf(params.city) }),
  });
  return place && placeHref(place.specialty.slug, place.uf, place.citySlug);
}

function slugOf(text: string) {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

export function placeHref(specialtySlug: string, uf?: string | null, citySlug?: string | null) {
  return `/${[specialtySlug, uf?.toLowerCase(), citySlug].filter(Boolean).join("/")}`;
}

/** "em Campinas - SP", "no Paraná", "no Brasil" */
export function placePhrase(uf: string | null, city: string | null) {
  const state = uf ? findState(uf) : undefined;
  if (city && state) return inCity(`${city} - ${state.uf}`);
  // The state and its capital share the name.
  if (state?.uf === "SP" || state?.uf === "RJ") return `no estado ${state.uf === "RJ" ? "do" : "de"} ${state.name}`;
  return state ? `${state.preposition} ${state.name}` : "no Brasil";
}
