import { lazy, Suspense } from "react";
import { data, redirect } from "react-router";
import { FIRST_DAYS, firstTimes } from "#app/features/availability/first-times.ts";
import { loadFreeTimes } from "#app/features/availability/load-free-times.server.ts";
import { NextTimes } from "#app/features/availability/next-times.tsx";
import { findProfessional } from "#app/features/professionals/find-professional.server.ts";
import { describeMissing, describeProfile } from "#app/features/professionals/profile-meta.ts";
import { loadProfileParts, ProfilePage } from "#app/features/professionals/profile-page.tsx";
import { loadReviews } from "#app/features/reviews/load-reviews.server.ts";
import { ProfileReviews } from "#app/features/reviews/profile-reviews.tsx";
import { useCountedView } from "#app/features/statistics/use-counted-view.ts";
import { metaOf } from "#app/shared/drawn-meta.ts";
import { sharedFor } from "#app/shared/page-meta.ts";
import { photoUrl } from "#app/shared/photo-url.ts";
import { getServices } from "#app/shared/server-context.ts";
import { withoutSending } from "#app/shared/without-sending.server.ts";
import type { Route } from "./+types/professional.ts";

// Most readers find somebody: what the others need is fetched by them.
const Unlisted = lazy(() => import("#app/features/panel/unlisted.tsx"));
const NotFound = lazy(() => import("#app/features/professionals/professional-not-found.tsx"));

/** How many reviews a profile shows. */
const LATEST = 3;

/** /profissional/:id */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { queryAsVisitor, backend } = getServices(context);
  const [professional, times, { reviews }] = await Promise.all([
    findProfessional(queryAsVisitor, params.id),
    loadFreeTimes(queryAsVisitor, params.id, Date.now(), FIRST_DAYS),
    loadReviews(queryAsVisitor, params.id, LATEST),
  ]);
  const { origin } = new URL(request.url);
  if (professional && professional.id !== params.id) throw redirect(`/profissional/${professional.id}`, 301);
  if (!professional)
    return data({ person: undefined, profile: undefined, times: undefined, meta: describeMissing() }, { status: 404 });
  const meta = describeProfile(professional, origin, photoUrl(professional.photo, backend.supabaseUrl));
  const { id, name, whatsapp, contactEmail } = professional;
  const shown = {
    person: { id, name, whatsapp, contactEmail },
    profile: { professional, reviews },
    times: times && firstTimes(times),
    meta,
  };
  return data(withoutSending(context, shown, "profile", "meta"), { headers: sharedFor(30, id) });
}

/** A page that the server has drawn needs nothing of this. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), loadProfileParts()]);
  return found;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function ProfessionalPage({ loaderData, params }: Route.ComponentProps) {
  const { person, profile, times } = loaderData;
  useCountedView(person?.id);
  if (!person)
    return (
      <Suspense fallback={null}>
        <Unlisted
          id={params.id}
          showNotFound={(isCertain) => <NotFound isCertain={isCertain} />}
          showPreview={(own) => <ProfilePage person={own} professional={own} />}
        />
      </Suspense>
    );
  return (
    <ProfilePage
      person={person}
      professional={profile?.professional}
      times={<NextTimes professionalId={person.id} times={times} />}
      reviews={(professional) => <ProfileReviews professional={professional} reviews={profile?.reviews ?? []} />}
    />
  );
}
