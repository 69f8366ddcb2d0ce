import { data, redirect } from "react-router";
import { loadPlace } from "#app/features/search/load-place.server.ts";
import { intendedPlace, readPlace } from "#app/features/search/place.ts";
import { describePlace } from "#app/features/search/place-meta.ts";
import { PlacePage } from "#app/features/search/place-page.tsx";
import { listingTag, sharedFor } from "#app/shared/page-meta.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/place.ts";

/** /psicologia/sp/campinas, /psicologia/sp, /psicologia */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const wanted = readPlace(params);
  const elsewhere = wanted ? undefined : intendedPlace(params);
  if (elsewhere) throw redirect(elsewhere, 301);
  const place = wanted && (await loadPlace(getServices(context).queryAsVisitor, wanted, new Date()));
  if (!place) throw data(null, { status: 404 });
  const meta = describePlace(place, new URL(request.url).origin);
  const shown = place.professionals.map(({ id }) => id);
  return data({ place, meta }, { headers: sharedFor(30, listingTag, ...shown) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function SpecialtyPage({ loaderData }: Route.ComponentProps) {
  return <PlacePage place={loaderData.place} />;
}
