import { reportLinks } from "#app/features/reports/report-reasons.ts";
import { formatDate } from "#app/shared/formats.ts";
import { Stars } from "#app/shared/ui/stars.tsx";
import { authorOf, type Review, SOURCES } from "./review.ts";

type ReviewItemProps = { review: Review; professional: string };

export function ReviewItem({ review, professional }: ReviewItemProps) {
  const { id, stars, comment, answer, source, createdAt } = review;
  const author = authorOf(review);
  return (
    <article className="flex flex-col gap-1 border-b py-5 first:pt-0 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold break-words">{author}</p>
        <Stars rating={stars} />
      </div>
      <p className="text-sm text-muted-foreground">
        <time dateTime={createdAt.toISOString()} className="numeric">
          {formatDate(createdAt)}
        </time>{" "}
        · {SOURCES[source]}
      </p>
      {comment && <p className="max-w-text break-words whitespace-pre-line">{comment}</p>}
      {answer && <Answer by={professional}>{answer}</Answer>}
      <a
        href={`/denunciar/avaliacao/${id}`}
        rel="nofollow"
        aria-label={`Denunciar a avaliação de ${author}`}
        className="-mb-3 inline-flex min-h-11 items-center self-start text-xs text-muted-foreground underline-offset-4 hover:text-primary hover:underline"
      >
        {reportLinks.review}
      </a>
    </article>
  );
}

export function Answer({ by, children }: { by: string; children: string }) {
  return (
    <div className="mt-1 max-w-text rounded bg-secondary px-4 py-3">
      <p className="text-sm font-semibold">Resposta de {by}</p>
      <p className="mt-1 break-words whitespace-pre-line">{children}</p>
    </div>
  );
}
