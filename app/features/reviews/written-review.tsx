import { formatDate } from "#app/shared/formats.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card } from "#app/shared/ui/card.tsx";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Stars } from "#app/shared/ui/stars.tsx";
import type { LinkedReview } from "./linked-review.ts";
import { authorOf } from "./review.ts";
import { Answer } from "./review-item.tsx";

/** What the patient wrote by this link, and the way to take it back. */
export function WrittenReview({ link }: { link: LinkedReview }) {
  const { review, professional, professionalId, isListed } = link;
  if (!review) return null;
  return (
    <Page title="Sua avaliação" width="form">
      <div className="flex flex-col gap-6">
        <div role="status">
          <Alert
            variant={review.isHidden && !review.isHeld ? "warning" : "success"}
            title={review.isHidden && !review.isHeld ? "Sua avaliação está em análise" : "Obrigado por avaliar"}
          >
            {describePlace(review, professional)}
          </Alert>
        </div>
        <Card>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-semibold break-words">{authorOf(review)}</p>
            <Stars rating={review.stars} />
          </div>
          <p className="numeric text-sm text-muted-foreground">{formatDate(new Date(review.createdAt))}</p>
          {review.comment && <p className="mt-3 break-words whitespace-pre-line">{review.comment}</p>}
          {review.answer && <Answer by={professional}>{review.answer}</Answer>}
        </Card>
        {isListed && (
          <a href={`/profissional/${professionalId}`} className={buttonVariants({ variant: "outline" })}>
            Ver o perfil de {professional}
          </a>
        )}
        <details>
          <summary className="text-link flex min-h-11 cursor-pointer items-center">Apagar minha avaliação</summary>
          <form method="post" className="mt-2 flex flex-col items-start gap-3">
            <p className="text-muted-foreground">
              Ela some do perfil e da média. O link não serve para escrever outra.
            </p>
            <Button type="submit" name="acao" value="apagar" variant="destructive">
              Sim, apagar
            </Button>
          </form>
        </details>
        <p className="text-sm text-muted-foreground">
          Guarde o endereço desta página: por ele, e só por ele, você pode apagar sua avaliação.
        </p>
      </div>
    </Page>
  );
}

function describePlace({ isHidden, isHeld }: NonNullable<LinkedReview["review"]>, professional: string) {
  if (isHeld) return `Nossa equipe a lê antes de publicar, e então ela aparece no perfil de ${professional}.`;
  if (isHidden) return "Nossa equipe a tirou do perfil enquanto confere uma denúncia.";
  return `Ela já aparece no perfil de ${professional}.`;
}
