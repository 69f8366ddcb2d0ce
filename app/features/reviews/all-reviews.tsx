import type { Professional } from "#app/features/professionals/professional.ts";
import { formatNumber, plural } from "#app/shared/formats.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card } from "#app/shared/ui/card.tsx";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { Breadcrumb } from "#app/shared/ui/frame/breadcrumb.tsx";
import { Stars } from "#app/shared/ui/stars.tsx";
import { isShownAlone, type Review, WHAT_COUNTS, WHERE_BARRED } from "./review.ts";
import { ReviewItem } from "./review-item.tsx";
import { StarHistogram } from "./star-histogram.tsx";

type AllReviewsProps = {
  professional: Professional;
  trail: readonly { label: string; to?: string }[];
  reviews: readonly Review[];
  counts: readonly number[];
  next: string | null;
  isFirst: boolean;
  /** Where the council allows testimonials. */
  asksForReviews: boolean;
};

/** The average, how it comes about, and a page of them. */
export function AllReviews(props: AllReviewsProps) {
  const { professional, trail, reviews, counts, next, isFirst, asksForReviews } = props;
  const { id, name, rating, reviewCount } = professional;
  const shown = asksForReviews ? reviews : reviews.filter(isShownAlone);
  const path = `/profissional/${id}/avaliacoes`;
  return (
    <div className="page-width pt-4 pb-16 lg:pt-6 lg:pb-24">
      <Breadcrumb trail={trail} />
      <div className="mx-auto mt-4 flex max-w-3xl flex-col gap-6">
        <h1 className="text-3xl">Avaliações de {name}</h1>
        {reviews.length === 0 && isFirst ? (
          <EmptyState
            title="Ainda não há avaliações"
            description="Avalia quem teve a consulta, por um link pessoal, depois da consulta."
            action={
              <a href={`/profissional/${id}`} className={buttonVariants({ variant: "outline" })}>
                Voltar ao perfil
              </a>
            }
          />
        ) : (
          <>
            {rating !== null && reviewCount > 0 && (
              <Card className="flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-10">
                <div className="shrink-0">
                  <p aria-hidden="true" className="numeric font-serif text-4xl font-semibold">
                    {formatNumber(rating, 1)}
                  </p>
                  <p className="mt-1">
                    <Stars rating={rating} isBare />
                  </p>
                  <p className="mt-1 text-sm text-muted-foreground">{plural(reviewCount, "avaliação", "avaliações")}</p>
                </div>
                <StarHistogram counts={counts} />
              </Card>
            )}
            <HowItWorks asksForReviews={asksForReviews} />
            {shown.length > 0 && (
              <Card>
                {shown.map((review) => (
                  <ReviewItem key={review.id} review={review} professional={name} />
                ))}
              </Card>
            )}
            <nav aria-label="Páginas de avaliações" className="flex flex-wrap justify-between gap-3">
              {isFirst ? (
                <span />
              ) : (
                <a href={path} className={buttonVariants({ variant: "outline" })}>
                  Mais recentes
                </a>
              )}
              {next && (
                <a href={`${path}?antes=${next}`} rel="next" className={buttonVariants({ variant: "outline" })}>
                  Avaliações anteriores
                </a>
              )}
            </nav>
          </>
        )}
      </div>
    </div>
  );
}

function HowItWorks({ asksForReviews }: { asksForReviews: boolean }) {
  return (
    <p className="text-sm text-muted-foreground">
      {WHAT_COUNTS} Cada link serve uma vez. O profissional pode responder, mas não escolhe quais avaliações aparecem.
      {!asksForReviews && ` ${WHERE_BARRED}`}
    </p>
  );
}
