import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import type { LinkedReview } from "./linked-review.ts";
import { reviewTerms } from "./review-terms.ts";

/** A link by which nothing can be written: too old, or its review was deleted. */
export function ClosedReviewLink({ link: { state, professional, professionalId, isListed } }: { link: LinkedReview }) {
  const isDeleted = state === "used";
  return (
    <Page title={isDeleted ? "Avaliação apagada" : "Este link não serve mais"} width="form">
      <p>
        {isDeleted
          ? `Sua avaliação de ${professional} foi apagada. O link não serve para escrever outra.`
          : `Links de avaliação valem por ${reviewTerms.linkDays} dias, para uma consulta que aconteceu.`}
      </p>
      <a
        href={isListed ? `/profissional/${professionalId}` : "/buscar"}
        className={buttonVariants({ variant: "outline", className: "mt-6" })}
      >
        {isListed ? `Ver o perfil de ${professional}` : "Buscar Profissionais"}
      </a>
    </Page>
  );
}
