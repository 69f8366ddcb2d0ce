import { readPageNumber } from "#app/features/search/filters/filters.ts";
import { loadPlace as findPlace } from "#app/features/search/places/load-place.server.ts";
import { intendedPlace, readPlace } from "#app/features/search/places/place.ts";
import { describePlace } from "#app/features/search/places/place-meta.ts";
import PlaceView from "#app/features/search/places/place-page.tsx";
import { readCursor } from "#app/features/search/results/cursor.ts";
import { listingTag } from "#app/shared/page-description.ts";
import { Document } from "../document.tsx";
import { cacheFor, loaded, NotFound, type PageData, type PageRequest, Redirect } from "../page.ts";

/** /psicologia/sp/campinas, /psicologia/sp, /psicologia */
export async function loadPlace({ url, params, services }: PageRequest) {
  const wanted = readPlace(params);
  const elsewhere = wanted ? undefined : intendedPlace(params);
  if (elsewhere) throw new Redirect(elsewhere, 301);
  const after = readCursor(url.searchParams.get("depois"));
  const page = readPageNumber(url.searchParams, !after);
  const place = wanted && (await findPlace(services.queryAsVisitor, wanted, { after, page }, new Date()));
  if (!place) throw new NotFound();
  const shown = [...place.professionals, ...place.online].map(({ id }) => id);
  return loaded(
    { place, description: describePlace(place, url.origin), path: url.pathname },
    { cache: cacheFor(30, listingTag, ...shown) },
  );
}

export function PlacePage({ place, description, path }: PageData<typeof loadPlace>) {
  return (
    <Document {...description} path={path}>
      <PlaceView place={place} />
    </Document>
  );
}
