import { findSpecialty } from "#app/features/professionals/specialties.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { plural } from "#app/shared/formats.ts";
import { breadcrumbList, type PageDescription } from "#app/shared/page-description.ts";
import { laterParams } from "../filters/filters.ts";
import { pageNumber } from "../search-title.ts";
import { placeHref, placePhrase } from "./place.ts";
import { type PlaceSummary, placeTitle, placeTrail } from "./place-title.ts";

export function describePlace(
  place: PlaceSummary & { professionals: readonly { id: string }[]; page: number; next: string | null },
  origin: string,
): PageDescription {
  const where = placePhrase(place.uf, place.city);
  const url = origin + placeHref(place.specialtySlug, place.uf, place.citySlug);
  const name = findSpecialty(place.specialtySlug)?.name;
  return {
    title: pageTitle(place.page === 1 ? placeTitle(place) : `${placeTitle(place)}, ${pageNumber(place.page)}`),
    description: `${plural(place.total, "profissional", "profissionais")} de ${name} ${where}. Compare perfis, registros e horários e fale direto com quem atende, presencialmente ou por vídeo.`,
    url,
    // A later page is another every day: it is followed to its people, and no address to come back to.
    isIndexed: place.total > 0 && place.page === 1,
    previous: place.page === 2 ? url : undefined,
    next: place.next ? `${url}?${laterParams({ after: place.next, page: place.page + 1 })}` : undefined,
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
