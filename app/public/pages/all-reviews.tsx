import type { Professional } from "#app/features/professionals/professional.ts";
import { findProfessional } from "#app/features/professionals/profile/find-professional.server.ts";
import ProfessionalNotFound from "#app/features/professionals/profile/professional-not-found.tsx";
import { describeMissing } from "#app/features/professionals/profile/profile-meta.ts";
import { profileTrail } from "#app/features/professionals/profile/profile-trail.ts";
import { AllReviews } from "#app/features/reviews/all-reviews.tsx";
import { loadReviews, loadStarCounts } from "#app/features/reviews/load-reviews.server.ts";
import { readCursor } from "#app/features/reviews/review.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { Document } from "../document.tsx";
import { cacheFor, loaded, type PageData, type PageRequest } from "../page.ts";

const PAGE_SIZE = 20;

/** /profissional/:id/avaliacoes */
export async function loadAllReviews({ url, params: { id = "" }, services: { queryAsVisitor } }: PageRequest) {
  const { pathname: path, origin } = url;
  const professional = await findProfessional(queryAsVisitor, id);
  if (!professional) return loaded({ found: undefined, origin, path }, { status: 404 });
  const after = readCursor(url.searchParams.get("antes"));
  const [page, counts] = await Promise.all([
    loadReviews(queryAsVisitor, id, PAGE_SIZE, after),
    loadStarCounts(queryAsVisitor, id),
  ]);
  const found = { professional, ...page, counts, isFirst: !after, asksForReviews: professional.asksForReviews };
  return loaded({ found, origin, path }, { cache: cacheFor(60, professional.id) });
}

export function AllReviewsPage({ found, origin, path }: PageData<typeof loadAllReviews>) {
  if (!found)
    return (
      <Document {...describeMissing()} path={path}>
        <ProfessionalNotFound isCertain />
      </Document>
    );
  const { id, name, specialty, reviewCount } = found.professional;
  return (
    <Document
      title={pageTitle(`Avaliações de ${name}`)}
      description={`O que pacientes dizem do atendimento de ${name}, ${specialty}.`}
      url={`${origin}/profissional/${id}/avaliacoes`}
      isIndexed={found.isFirst && reviewCount > 0}
      path={path}
    >
      <AllReviews {...found} trail={trailOf(found.professional)} />
    </Document>
  );
}

function trailOf(professional: Professional) {
  const { id, name } = professional;
  return [
    ...profileTrail(professional).slice(0, -1),
    { label: name, to: `/profissional/${id}` },
    { label: "Avaliações" },
  ];
}
