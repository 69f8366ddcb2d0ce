import { data } from "react-router";
import { findProfessional } from "#app/features/professionals/find-professional.server.ts";
import ProfessionalNotFound from "#app/features/professionals/professional-not-found.tsx";
import { describeMissing } from "#app/features/professionals/profile-meta.ts";
import { profileTrail } from "#app/features/professionals/profile-trail.ts";
import { AllReviewsPage } from "#app/features/reviews/all-reviews-page.tsx";
import { loadReviews, loadStarCounts } from "#app/features/reviews/load-reviews.server.ts";
import { readCursor } from "#app/features/reviews/review.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { describePage, sharedFor } from "#app/shared/page-meta.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/all-reviews.ts";

const PAGE_SIZE = 20;

/** /profissional/:id/avaliacoes */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { queryAsVisitor } = getServices(context);
  const { searchParams, origin } = new URL(request.url);
  const professional = await findProfessional(queryAsVisitor, params.id);
  if (!professional) return data({ professional: undefined, meta: describeMissing() }, { status: 404 });
  const after = readCursor(searchParams.get("antes"));
  const [page, counts] = await Promise.all([
    loadReviews(queryAsVisitor, params.id, PAGE_SIZE, after),
    loadStarCounts(queryAsVisitor, params.id),
  ]);
  const { id, name, specialty } = professional;
  const steps = profileTrail(professional);
  const trail = [...steps.slice(0, -1), { label: name, to: `/profissional/${id}` }, { label: "Avaliações" }];
  const meta = describePage({
    title: pageTitle(`Avaliações de ${name}`),
    description: `O que pacientes dizem do atendimento de ${name}, ${specialty}.`,
    url: `${origin}/profissional/${id}/avaliacoes`,
    isIndexed: !after && professional.reviewCount > 0,
  });
  return data({ professional, ...page, counts, trail, isFirst: !after, meta }, { headers: sharedFor(60, id) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function AllReviews({ loaderData }: Route.ComponentProps) {
  if (!loaderData.professional) return <ProfessionalNotFound isCertain />;
  const { meta: _, ...page } = loaderData;
  return <AllReviewsPage {...page} />;
}
