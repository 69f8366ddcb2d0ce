import { type FormEvent, useId, useState } from "react";
import { useWordWarning } from "#app/features/professionals/fields/use-word-warning.ts";
import { describeDatabaseError } from "#app/shared/backend/database-error.ts";
import { describeTooLong } from "#app/shared/forms/text-length.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { BackButton } from "#app/shared/ui/overlay/modal.tsx";
import { authorOf } from "../review.ts";
import { reviewTerms } from "../review-terms.ts";
import { useOwnReviews } from "../use-own-reviews.ts";
import { ANSWER_LENGTH, type OwnReview } from "./own-review.ts";
import { answerReview } from "./own-reviews.client.ts";

type AnswerReviewDialogProps = { review: OwnReview; specialty: string; onClose: () => void };

export function AnswerReviewDialog({ review, specialty, onClose }: AnswerReviewDialogProps) {
  const formId = useId();
  const { reload } = useOwnReviews();
  const [words, setWords] = useState(review.held_answer ?? review.answer ?? "");
  const warning = useWordWarning(specialty, words, "answer");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!words.trim()) return setError("Escreva a resposta.");
    const excess = describeTooLong(words, ANSWER_LENGTH);
    if (excess) return setError(excess);
    setBusy(true);
    try {
      const { isHeld } = await answerReview(review.id, words.trim());
      toast(
        isHeld
          ? { title: "Resposta guardada", description: "Nossa equipe lê antes de publicar e avisa você por e-mail." }
          : { title: "Resposta publicada" },
      );
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
          <BackButton />
          <Button type="submit" form={formId} busy={isBusy}>
            {warning ? "Enviar para leitura" : "Publicar resposta"}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate>
        <Field label="Sua resposta" error={error} warning={warning}>
          <Textarea
            name="words"
            rows={4}
            limit={ANSWER_LENGTH}
            counter
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
