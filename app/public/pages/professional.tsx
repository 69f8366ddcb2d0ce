import { loadProfileTimes } from "#app/features/availability/load-free-times.server.ts";
import { NextTimes } from "#app/features/availability/next-times.tsx";
import { ServicesCard } from "#app/features/availability/services-card.tsx";
import { readWeek } from "#app/features/availability/times-week.ts";
import { findProfessional } from "#app/features/professionals/profile/find-professional.server.ts";
import { describeMissing, describeProfile } from "#app/features/professionals/profile/profile-meta.ts";
import { ProfilePage } from "#app/features/professionals/profile/profile-page.tsx";
import { loadReviews, loadStarCounts } from "#app/features/reviews/load-reviews.server.ts";
import { ProfileReviews } from "#app/features/reviews/profile-reviews.tsx";
import { loadOthers } from "#app/features/search/others/load-others.server.ts";
import { OthersLater, OthersSection } from "#app/features/search/others/others-section.tsx";
import { WaitingInvitation } from "#app/features/waiting-list/waiting-invitation.tsx";
import { photoUrl } from "#app/shared/links/photo-url.ts";
import { Document } from "../document.tsx";
import { Island } from "../island.tsx";
import OwnerPreview from "../islands/owner-preview.tsx";
import { cacheFor, loaded, type PageData, type PageRequest, Redirect } from "../page.ts";

/** How many reviews a profile shows. */
const LATEST = 3;

/** /profissional/:id */
export async function loadProfessional({ url, params: { id = "" }, services }: PageRequest) {
  const { queryAsVisitor, backend } = services;
  const now = new Date();
  const [professional, times, { reviews }] = await Promise.all([
    findProfessional(queryAsVisitor, id),
    loadProfileTimes(queryAsVisitor, id, now.getTime(), readWeek(url.searchParams.get("semana"))),
    loadReviews(queryAsVisitor, id, LATEST),
  ]);
  if (!professional) {
    const others = await loadOthers(queryAsVisitor, id, now);
    return loaded({ id, profile: undefined, others, description: describeMissing() }, { status: 404 });
  }
  if (professional.id !== id) throw new Redirect(`/profissional/${professional.id}`, 301);
  const attributes = services.attributes();
  const image = photoUrl(professional.photo, backend.supabaseUrl);
  const description = describeProfile(professional, url.origin, { attributes, image });
  // Shown where the council bars testimonials.
  const hasHistogram = !professional.asksForReviews && professional.reviewCount > 0;
  const counts = hasHistogram ? await loadStarCounts(queryAsVisitor, id) : [];
  const profile = { professional, attributes, reviews, counts, times };
  return loaded({ id, profile, others: [], description }, { cache: cacheFor(30, id) });
}

export function ProfessionalPage({ id, profile, others, description }: PageData<typeof loadProfessional>) {
  const path = `/profissional/${id}`;
  if (!profile)
    return (
      <Document {...description} path={path}>
        <Island of={OwnerPreview} wake="load" id={id} />
        <div className="for-visitor">
          <OthersSection others={others} />
        </div>
      </Document>
    );
  const { professional, attributes, reviews, counts, times } = profile;
  return (
    <Document {...description} path={path}>
      <div data-professional={id} data-topic={`availability:${id}`}>
        <ProfilePage
          professional={professional}
          attributes={attributes}
          nextTime={times?.next}
          zone={times?.zone}
          times={
            <>
              {times && <ServicesCard professionalId={id} services={times.services} />}
              <NextTimes professionalId={id} times={times} />
              <WaitingInvitation professionalId={id} hasTimes={Boolean(times?.next)} />
            </>
          }
          reviews={
            <ProfileReviews
              professional={professional}
              reviews={reviews}
              counts={counts}
              asksForReviews={professional.asksForReviews}
            />
          }
        />
        <OnPaper path={path} address={description.url} />
      </div>
      <OthersLater professionalId={id} specialty={professional.specialty} />
    </Document>
  );
}

/** How one comes back from a sheet of paper. Not shown on a screen, so browsers fetch the code only to print it. */
function OnPaper({ path, address }: { path: string; address: string | undefined }) {
  return (
    <figure className="mt-4 hidden items-center gap-4 print:flex">
      <img src={`${path}/qr.svg`} alt="" width={96} height={96} loading="lazy" />
      <figcaption className="text-sm">{address}</figcaption>
    </figure>
  );
}
