import { lazy, Suspense } from "react";
import { data, redirect } from "react-router";
import { FIRST_DAYS, firstTimes } from "#app/features/availability/first-times.ts";
import { loadFreeTimes } from "#app/features/availability/load-free-times.server.ts";
import { NextTimes } from "#app/features/availability/next-times.tsx";
import { findProfessional } from "#app/features/professionals/find-professional.server.ts";
import { describeMissing, describeProfile } from "#app/features/professionals/profile-meta.ts";
import { ProfilePage } from "#app/features/professionals/profile-page.tsx";
import { profileTrail } from "#app/features/professionals/profile-trail.ts";
import { loadReviews } from "#app/features/reviews/load-reviews.server.ts";
import { ProfileReviews } from "#app/features/reviews/profile-reviews.tsx";
import { useCountedView } from "#app/features/statistics/use-counted-view.ts";
import { sharedFor } from "#app/shared/page-meta.ts";
import { photoUrl } from "#app/shared/photo-url.ts";
import { getServices } from "#app/shared/server-context.ts";
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
    return data({ professional, times: undefined, reviews: [], trail: [], meta: describeMissing() }, { status: 404 });
  const meta = describeProfile(professional, origin, photoUrl(professional.photo, backend.supabaseUrl));
  return data(
    { professional, times: times && firstTimes(times), reviews, trail: profileTrail(professional), meta },
    { headers: sharedFor(30, professional.id) },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfessionalPage({ loaderData, params }: Route.ComponentProps) {
  const { professional, times, reviews, trail } = loaderData;
  useCountedView(professional?.id);
  if (!professional)
    return (
      <Suspense fallback={null}>
        <Unlisted
          id={params.id}
          showNotFound={(isCertain) => <NotFound isCertain={isCertain} />}
          showPreview={(own) => <ProfilePage professional={own} trail={profileTrail(own)} />}
        />
      </Suspense>
    );
  return (
    <ProfilePage
      professional={professional}
      trail={trail}
      times={<NextTimes professionalId={professional.id} times={times} />}
      reviews={<ProfileReviews professional={professional} reviews={reviews} />}
    />
  );
}
