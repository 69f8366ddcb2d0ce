import { useState } from "react";
import type { Loaded } from "#app/shared/backend/use-loaded.ts";
import { formatDate, plural } from "#app/shared/formats.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Card } from "#app/shared/ui/card.tsx";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { Stars } from "#app/shared/ui/stars.tsx";
import { authorOf, SOURCES, WHAT_COUNTS } from "../review.ts";
import { Answer } from "../review-item.tsx";
import { reviewTerms } from "../review-terms.ts";
import { useOwnReviews } from "../use-own-reviews.ts";
import { AnswerReviewDialog } from "./answer-review-dialog.tsx";
import { InvitationsCard } from "./invitations-card.tsx";
import { canAnswer, describeInvitations, type Invitations, type OwnReview } from "./own-review.ts";

type OwnReviewsPageProps = {
  name: string;
  specialty: string;
  rating: number | null;
  count: number;
  invitations: Loaded<Invitations>;
};

/** /dashboard/avaliacoes, inside the panel's frame. */
export function OwnReviewsPage({ name, specialty, rating, count, invitations }: OwnReviewsPageProps) {
  const { own, showMore } = useOwnReviews();
  const { data } = invitations;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-3xl">Avaliações</h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted-foreground" role="status">
          {rating !== null && count > 0 ? <Stars rating={rating} size="lg" /> : <Badge variant="accent">Novo</Badge>}
          <span>
            {count === 0
              ? "Ainda sem avaliações que contam na média"
              : `${plural(count, "avaliação", "avaliações")} na média`}
          </span>
        </div>
      </div>
      <InvitationsCard name={name} invitations={invitations} />
      {own.reviews.length === 0 ? (
        <EmptyState
          title="Nenhuma avaliação ainda"
          {...(data && { description: describeInvitations(data.allowsTestimonials).empty })}
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {own.reviews.map((review) => (
            <li key={review.id}>
              <OwnReviewCard review={review} name={name} specialty={specialty} />
            </li>
          ))}
        </ul>
      )}
      {own.total > own.reviews.length && (
        <Button variant="outline" onClick={showMore}>
          Mostrar mais
        </Button>
      )}
      <p className="max-w-text text-sm text-muted-foreground">
        Boas e ruins, as avaliações aparecem no perfil. As dos primeiros {reviewTerms.newAccountDays} dias da conta, e
        as que parecem ter ofensas, detalhes de saúde ou algo que o conselho não permite, só aparecem depois que nossa
        equipe as lê. {WHAT_COUNTS} Se uma delas for falsa ou ofensiva, use “Denunciar” junto dela: nossa equipe
        confere.
      </p>
    </div>
  );
}

function OwnReviewCard({ review, name, specialty }: { review: OwnReview; name: string; specialty: string }) {
  const [isAnswering, setAnswering] = useState(false);
  const { stars, comment, answer, held_answer, source, hidden_at, held_at, correction_asked_at, created_at } = review;
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg break-words">{authorOf(review)}</h2>
        <Stars rating={stars} />
      </div>
      <p className="text-sm text-muted-foreground">
        <span className="numeric">{formatDate(new Date(created_at))}</span> · {SOURCES[source]}
      </p>
      {hidden_at && (
        <Badge variant={held_at ? "secondary" : "warning"}>
          {held_at ? "Nossa equipe lê antes de publicar" : "Fora do perfil"}
        </Badge>
      )}
      {comment && <p className="max-w-text break-words whitespace-pre-line">{comment}</p>}
      {answer && <Answer by={name}>{answer}</Answer>}
      {held_answer && (
        <>
          <Answer by={name}>{held_answer}</Answer>
          <p className="text-sm">
            <Badge variant="secondary">Nossa equipe lê antes de publicar</Badge> Esta resposta espera uma leitura
            {answer ? "; até lá fica a anterior." : "."}
          </p>
        </>
      )}
      {correction_asked_at && (
        <p className="text-sm">
          <Badge variant="warning">Correção pedida</Badge> Enviamos por e-mail o trecho desta resposta para ajustar.
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        {canAnswer(review, Date.now()) && (
          <Button variant="outline" size="sm" onClick={() => setAnswering(true)}>
            {answer || held_answer ? "Corrigir resposta" : "Responder"}
          </Button>
        )}
        {!hidden_at && (
          <a href={`/denunciar/avaliacao/${review.id}`} className="text-link inline-flex min-h-11 items-center text-sm">
            Denunciar<span className="sr-only"> a avaliação de {authorOf(review)}</span>
          </a>
        )}
      </div>
      {isAnswering && <AnswerReviewDialog review={review} specialty={specialty} onClose={() => setAnswering(false)} />}
    </Card>
  );
}
