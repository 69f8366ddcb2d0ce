import { type FormEvent, useId, useState } from "react";
import { describeDatabaseError } from "#app/features/panel/database-error.ts";
import { formatNumber } from "#app/shared/formats.ts";
import { textLength } from "#app/shared/forms/text-length.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { authorOf } from "../review.ts";
import { reviewTerms } from "../review-terms.ts";
import { useOwnReviews } from "../use-own-reviews.ts";
import type { OwnReview } from "./own-review.ts";
import { answerReview } from "./own-reviews.client.ts";

const LONGEST = 1000;

export function AnswerReviewDialog({ review, onClose }: { review: OwnReview; onClose: () => void }) {
  const formId = useId();
  const { reload } = useOwnReviews();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("words")).trim();
    if (!words) return setError("Escreva a resposta.");
    if (textLength(words) > LONGEST) return setError(`Use no máximo ${formatNumber(LONGEST)} caracteres.`);
    setBusy(true);
    try {
      await answerReview(review.id, words);
      toast({ title: "Resposta publicada" });
      await reload();
      onClose();
    } catch (caught) {
      setError(describeDatabaseError(caught));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      busy={isBusy}
      onClose={onClose}
      title={`Responder a ${authorOf(review)}`}
      description={`A resposta aparece no perfil. Não confirme nem conte nada do atendimento: o sigilo continua valendo. Você pode corrigi-la por ${reviewTerms.answerHours} horas.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            Publicar resposta
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate>
        <Field label="Sua resposta" error={error}>
          <Textarea name="words" rows={4} limit={LONGEST} counter defaultValue={review.answer ?? ""} />
        </Field>
      </form>
    </Dialog>
  );
}
