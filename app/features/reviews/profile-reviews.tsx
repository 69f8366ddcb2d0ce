import type { Professional } from "#app/features/professionals/professional.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { Stars } from "#app/shared/ui/stars.tsx";
import { isShownAlone, type Review, WHAT_COUNTS, WHERE_BARRED } from "./review.ts";
import { ReviewItem } from "./review-item.tsx";
import { StarHistogram } from "./star-histogram.tsx";

type ProfileReviewsProps = {
  professional: Professional;
  reviews: readonly Review[];
  /** How many gave one star, two, … five. */
  counts: readonly number[];
  /** Where the council allows testimonials. */
  asksForReviews: boolean;
};

/** A profile's section with the newest few. */
export function ProfileReviews({ professional, reviews, counts, asksForReviews }: ProfileReviewsProps) {
  const { id, name, rating, reviewCount } = professional;
  const shown = asksForReviews ? reviews : reviews.filter(isShownAlone);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <CardTitle>Avaliações</CardTitle>
        {rating !== null && reviewCount > 0 && <Stars rating={rating} reviews={reviewCount} />}
      </div>
      {reviews.length === 0 ? (
        <NoReviews asksForReviews={asksForReviews} />
      ) : (
        <>
          {!asksForReviews && reviewCount > 0 && (
            <div className="mt-4 flex max-w-lg">
              <StarHistogram counts={counts} />
            </div>
          )}
          {shown.length > 0 && (
            <div className="mt-4">
              {shown.map((review) => (
                <ReviewItem key={review.id} review={review} professional={name} />
              ))}
            </div>
          )}
          <p className="mt-5 max-w-text text-sm text-muted-foreground">
            {WHAT_COUNTS} {!asksForReviews && `${WHERE_BARRED} `}
            <a href="/termos#avaliacoes" className="text-link">
              Como funcionam as avaliações
            </a>
          </p>
          {shown.length > 0 && (
            <a
              href={`/profissional/${id}/avaliacoes`}
              className={buttonVariants({ variant: "outline", className: "mt-5 w-full sm:w-auto" })}
            >
              Ver Todas as Avaliações
            </a>
          )}
        </>
      )}
    </Card>
  );
}

function NoReviews({ asksForReviews }: { asksForReviews: boolean }) {
  return (
    <p className="mt-3 max-w-text text-muted-foreground">
      Ainda não há avaliações.{" "}
      {asksForReviews ? "Avalia quem teve a consulta, por um link pessoal, depois da consulta." : WHERE_BARRED}
    </p>
  );
}
