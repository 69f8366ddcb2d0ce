import { formatDate } from "#app/shared/formats.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card } from "#app/shared/ui/card.tsx";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Stars } from "#app/shared/ui/stars.tsx";
import { HIDDEN_FOR } from "./hidden-for.ts";
import type { LinkedReview } from "./linked-review.ts";
import { ObjectToHiding, type ObjectToHidingProps } from "./object-to-hiding.tsx";
import { authorOf, SOURCES } from "./review.ts";
import { Answer } from "./review-item.tsx";
import { describeWait, isWordKind } from "./word-warnings.ts";

/** What the patient wrote by this link, what became of it, and the way to take it back. */
export function WrittenReview({ link, ...sent }: { link: LinkedReview } & ObjectToHidingProps) {
  const { review, professional, professionalId, isListed } = link;
  if (!review) return null;
  return (
    <Page title="Sua avaliação" width="form">
      <div className="flex flex-col gap-6">
        <div role="status">
          <Alert
            variant={review.isHidden && !review.isHeld ? "warning" : "success"}
            title={review.isHidden && !review.isHeld ? "Sua avaliação não está no perfil" : "Obrigado por avaliar"}
          >
            {describePlace(review, link)}
          </Alert>
        </div>
        <Card>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-semibold break-words">{authorOf(review)}</p>
            <Stars rating={review.stars} />
          </div>
          <p className="text-sm text-muted-foreground">
            <span className="numeric">{formatDate(new Date(review.createdAt))}</span> · {SOURCES[link.source]}
          </p>
          {review.comment && <p className="mt-3 break-words whitespace-pre-line">{review.comment}</p>}
          {review.answer && <Answer by={professional}>{review.answer}</Answer>}
        </Card>
        {review.mayObject && <ObjectToHiding {...sent} />}
        {isListed && (
          <a href={`/profissional/${professionalId}`} className={buttonVariants({ variant: "outline" })}>
            Ver o perfil de {professional}
          </a>
        )}
        <details>
          <summary className="text-link flex min-h-11 cursor-pointer items-center">Apagar minha avaliação</summary>
          <form method="post" className="mt-2 flex flex-col items-start gap-3">
            <p className="text-muted-foreground">{describeDeletion(link)} O link não serve para escrever outra.</p>
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

/** What never showed does not go away from where it was not. */
function describeDeletion({ review, source }: LinkedReview) {
  if (!review || review.isHidden || review.isHeld) return "Ela é apagada de vez.";
  return source === "appointment" ? "Ela some do perfil e da média." : "Ela some do perfil.";
}

function describePlace(
  review: NonNullable<LinkedReview["review"]>,
  { professional, isListed }: Pick<LinkedReview, "professional" | "isListed">,
) {
  const { isHidden, isHeld, heldFor, hiddenFor, mayObject } = review;
  if (heldFor.includes("objection") && isHeld) return "Recebemos o que você escreveu. Nossa equipe vai ler de novo.";
  const words = heldFor.filter(isWordKind);
  if (isHeld && words.length > 0) return `Nossa equipe a lê antes de publicar. ${describeWait(words)}`;
  if (isHeld) return `Nossa equipe a lê antes de publicar, e então ela aparece no perfil de ${professional}.`;
  if (isHidden)
    return [
      `Lemos com atenção e a deixamos fora do perfil: ${HIDDEN_FOR[hiddenFor ?? "other"].told}.`,
      mayObject ? "Se discorda, conte abaixo: outra leitura será feita." : "Se discorda, fale com a gente em Contato.",
    ].join(" ");
  return isListed
    ? `Ela já aparece no perfil de ${professional}.`
    : `Ela aparece no perfil de ${professional} quando ele voltar à busca.`;
}
