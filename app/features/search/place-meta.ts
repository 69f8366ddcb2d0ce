import { findSpecialty } from "#app/features/professionals/specialties.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { plural } from "#app/shared/formats.ts";
import { breadcrumbList, describePage } from "#app/shared/page-meta.ts";
import { placeHref, placeWords } from "./place.ts";
import { findState } from "./states.ts";

type PlaceSummary = {
  specialtySlug: string;
  uf: string | null;
  city: string | null;
  citySlug: string | null;
  total: number;
};

/** "Psicólogos em Campinas - SP" */
export function placeTitle({ specialtySlug, uf, city }: PlaceSummary) {
  const people = findSpecialty(specialtySlug)?.people ?? "";
  return `${people.charAt(0).toUpperCase()}${people.slice(1)} ${placeWords(uf, city)}`;
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

export function describePlace(place: PlaceSummary, origin: string) {
  const where = placeWords(place.uf, place.city);
  const name = findSpecialty(place.specialtySlug)?.name;
  return describePage({
    title: pageTitle(placeTitle(place)),
    description: `${plural(place.total, "profissional", "profissionais")} de ${name} ${where}. Compare perfis, registros e horários e fale direto com quem atende, presencialmente ou por vídeo.`,
    url: origin + placeHref(place.specialtySlug, place.uf, place.citySlug),
    isIndexed: place.total > 0,
    jsonLd: [breadcrumbList(origin, placeTrail(place))],
  });
}
