import type { Professional } from "../professional.ts";
import { findSpecialty } from "../specialties.ts";

/** From the start over the specialty and its city to the person. */
export function profileTrail({ name, specialty, city, citySlug, state }: Professional): TrailStep[] {
  const slug = findSpecialty(specialty)?.slug;
  return [
    { label: "Início", to: "/" },
    ...(slug ? [{ label: specialty, to: `/${slug}` }] : []),
    ...(slug && city && citySlug && state
      ? [{ label: `${city} - ${state}`, to: `/${slug}/${state.toLowerCase()}/${citySlug}` }]
      : []),
    { label: name },
  ];
}

type TrailStep = { label: string; to?: string };
