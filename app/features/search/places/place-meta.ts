import { findSpecialty } from "#app/features/professionals/specialties.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { plural } from "#app/shared/formats.ts";
import { breadcrumbList, type PageDescription } from "#app/shared/page-description.ts";
import { placeHref, placePhrase } from "./place.ts";
import { type PlaceSummary, placeTitle, placeTrail } from "./place-title.ts";

export function describePlace(
  place: PlaceSummary & { professionals: readonly { id: string }[] },
  origin: string,
): PageDescription {
  const where = placePhrase(place.uf, place.city);
  const name = findSpecialty(place.specialtySlug)?.name;
  return {
    title: pageTitle(placeTitle(place)),
    description: `${plural(place.total, "profissional", "profissionais")} de ${name} ${where}. Compare perfis, registros e horários e fale direto com quem atende, presencialmente ou por vídeo.`,
    url: origin + placeHref(place.specialtySlug, place.uf, place.citySlug),
    isIndexed: place.total > 0,
    jsonLd: [breadcrumbList(origin, placeTrail(place)), peopleList(place.professionals, origin)],
  };
}

function peopleList(professionals: readonly { id: string }[], origin: string) {
  return {
    "@type": "ItemList",
    itemListElement: professionals.map(({ id }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: `${origin}/profissional/${id}`,
    })),
  };
}
