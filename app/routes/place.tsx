import { lazy } from "react";
import { data, redirect } from "react-router";
import { loadPlace } from "#app/features/search/load-place.server.ts";
import { intendedPlace, readPlace } from "#app/features/search/place.ts";
import { describePlace } from "#app/features/search/place-meta.ts";
import { metaOf } from "#app/shared/drawn-meta.ts";
import { listingTag, sharedFor } from "#app/shared/page-meta.ts";
import { getServices } from "#app/shared/server-context.ts";
import { Still } from "#app/shared/ui/still.tsx";
import { withoutSending } from "#app/shared/without-sending.server.ts";
import type { Route } from "./+types/place.ts";

const loadPage = () => import("#app/features/search/place-page.tsx");
const PlacePage = lazy(loadPage);

/** /psicologia/sp/campinas, /psicologia/sp, /psicologia */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const wanted = readPlace(params);
  const elsewhere = wanted ? undefined : intendedPlace(params);
  if (elsewhere) throw redirect(elsewhere, 301);
  const place = wanted && (await loadPlace(getServices(context).queryAsVisitor, wanted, new Date()));
  if (!place) throw data(null, { status: 404 });
  const meta = describePlace(place, new URL(request.url).origin);
  const shown = place.professionals.map(({ id }) => id);
  return data(withoutSending(context, { place, meta }, "place", "meta"), {
    headers: sharedFor(30, listingTag, ...shown),
  });
}

/** A page that the server has drawn needs nothing of this. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), loadPage()]);
  return found;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function SpecialtyPage({ loaderData }: Route.ComponentProps) {
  return <Still data={loaderData.place} draw={(place) => <PlacePage place={place} />} />;
}
