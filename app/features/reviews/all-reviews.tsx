import type { Professional } from "#app/features/professionals/professional.ts";
import { formatNumber, formatPercent, plural } from "#app/shared/formats.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card } from "#app/shared/ui/card.tsx";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { Breadcrumb } from "#app/shared/ui/frame/breadcrumb.tsx";
import { Stars } from "#app/shared/ui/stars.tsx";
import { distribution, type Review, WHAT_COUNTS, WHERE_BARRED } from "./review.ts";
import { ReviewItem } from "./review-item.tsx";

type AllReviewsProps = {
  professional: Professional;
  trail: readonly { label: string; to?: string }[];
  reviews: readonly Review[];
  counts: readonly number[];
  next: string | null;
  isFirst: boolean;
};

/** The average, how it comes about, and a page of them. */
export function AllReviews({ professional, trail, reviews, counts, next, isFirst }: AllReviewsProps) {
  const { id, name, rating, reviewCount } = professional;
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
                <Distribution counts={counts} />
              </Card>
            )}
            <HowItWorks />
            <Card>
              {reviews.map((review) => (
                <ReviewItem key={review.id} review={review} professional={name} />
              ))}
            </Card>
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

function Distribution({ counts }: { counts: readonly number[] }) {
  return (
    <ul className="flex min-w-0 flex-1 flex-col gap-2">
      {distribution(counts).map(({ stars, count, share }) => (
        <li key={stars} className="numeric flex items-center gap-3 text-sm">
          <span className="w-18 shrink-0">{plural(stars, "estrela", "estrelas")}</span>
          {/* The figure beside it says the same. */}
          <progress className="progress" value={share} max={1} aria-hidden="true" />
          <span className="w-20 shrink-0 text-right text-muted-foreground">
            {formatNumber(count)} ({formatPercent(share)})
          </span>
        </li>
      ))}
    </ul>
  );
}

function HowItWorks() {
  return (
    <p className="text-sm text-muted-foreground">
      {WHAT_COUNTS} Cada link serve uma vez. O profissional pode responder, mas não escolhe quais avaliações aparecem.
      {WHERE_BARRED}
    </p>
  );
}
