import { LinkGone } from "#app/features/appointments/link-gone.tsx";
import { ClosedReviewLink } from "#app/features/reviews/closed-review-link.tsx";
import type { ReviewRefusal } from "#app/features/reviews/review-form.ts";
import { reviewTerms } from "#app/features/reviews/review-terms.ts";
import { changeReview, findLinkedReview } from "#app/features/reviews/write-review.server.ts";
import { WrittenReview } from "#app/features/reviews/written-review.tsx";
import { pageTitle } from "#app/shared/brand.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../document.tsx";
import { Island } from "../island.tsx";
import ReviewForm from "../islands/review-form.tsx";
import { type FormRequest, loaded, type PageData, type PageRequest, type Sent } from "../page.ts";

const GONE = `Links de avaliação valem por ${reviewTerms.linkDays} dias e só para quem os recebeu. O prazo já passou, ou os dados foram apagados. Confira também se o endereço está completo.`;

/** /avaliar/:token */
export async function loadReview({ url, params: { token = "" }, services: { queryAsVisitor } }: PageRequest) {
  const link = await findLinkedReview(queryAsVisitor, token);
  return loaded({ link, path: url.pathname }, { status: link ? 200 : 404 });
}

export function actReview({ params: { token = "" }, services, form, visitor }: FormRequest) {
  return changeReview(services, { form, visitor }, token);
}

type ReviewPageProps = PageData<typeof loadReview> & Sent<ReviewRefusal>;

export function ReviewPage({ path, ...props }: ReviewPageProps) {
  return (
    <Document title={pageTitle("Avaliar atendimento")} isPrivate path={path}>
      <ReviewOfLink {...props} />
    </Document>
  );
}

function ReviewOfLink({ link, answer, typed }: Omit<ReviewPageProps, "path">) {
  if (!link) return <LinkGone description={GONE} />;
  if (link.state === "written") return <WrittenReview link={link} answer={answer} typed={typed} />;
  if (link.state !== "open") return <ClosedReviewLink link={link} />;
  const { professional, specialty, allowsComment, source, ownerId } = link;
  return (
    <Page title={`Avalie ${professional}`} lead={specialty} width="form">
      <Island
        of={ReviewForm}
        // At once, and not when somebody begins to write: it tells the professional that the link is not for them.
        wake="load"
        link={{ professional, allowsComment, source, ownerId }}
        answer={answer}
        typed={typed}
      />
    </Page>
  );
}
