import { findSpecialty } from "#app/features/professionals/specialties.ts";
import { findState } from "#app/shared/cities/states.ts";
import { placeHref, placePhrase } from "./place.ts";

export type PlaceSummary = {
  specialtySlug: string;
  uf: string | null;
  city: string | null;
  citySlug: string | null;
  total: number;
};

/** "Psicólogos em Campinas - SP" */
export function placeTitle({ specialtySlug, uf, city }: PlaceSummary) {
  const people = findSpecialty(specialtySlug)?.people ?? "";
  return `${people.charAt(0).toUpperCase()}${people.slice(1)} ${placePhrase(uf, city)}`;
}

export function placeTrail({ specialtySlug, uf, city }: PlaceSummary) {
  const steps = [
    { label: "Início", to: "/" },
    { label: findSpecialty(specialtySlug)?.name ?? "", to: placeHref(specialtySlug) },
    ...(uf ? [{ label: findState(uf)?.name ?? uf, to: placeHref(specialtySlug, uf) }] : []),
    ...(city ? [{ label: city, to: "" }] : []),
  ];
  return steps.map(({ label, to }, index) => (index === steps.length - 1 ? { label } : { label, to }));
}
