import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { keptFor } from "#app/features/privacy/retention.ts";
import { plural } from "#app/shared/formats.ts";
import { describeTooLong } from "#app/shared/forms/text-length.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { BackButton } from "#app/shared/ui/overlay/modal.tsx";
import { REASON_LENGTH, type ReasonQuestion } from "./reason-question.ts";

type ReasonDialogProps = {
  question: ReasonQuestion;
  isBusy: boolean;
  onClose: () => void;
  onReason: (reason: string, form: FormData) => unknown;
};

/** It may be about anybody, so it is kept for a shorter time than the act. */
const caution = (kept = keptFor("operator_reasons")) =>
  `Não escreva o nome de pacientes nem de outras pessoas. O texto fica guardado por ${kept}.`;

/** Every act has a reason. The button has the focus when the words are there already: Enter sends them. */
export function ReasonDialog({ question, isBusy, onClose, onReason }: ReasonDialogProps) {
  const formId = useId();
  const send = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();
  const [choiceError, setChoiceError] = useState<string>();
  const [daysError, setDaysError] = useState<string>();
  const numberOfDays = useRef<HTMLInputElement>(null);
  const { title, description, label, note, prefilled = "", choice, days, button, isDestructive = false } = question;

  // After the dialog has opened, which focuses its first button.
  useEffect(() => (prefilled ? send : words).current?.focus(), [prefilled]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = String(form.get("reason")).trim();
    const reasonError = reason.length < 5 ? "Escreva o motivo em uma frase." : describeTooLong(reason, REASON_LENGTH);
    const isUnchosen = choice !== undefined && !form.has(choice.name);
    const given = Number(form.get("days"));
    const isWrong = days !== undefined && !(Number.isInteger(given) && given >= 1 && given <= days.max);
    setDaysError(isWrong ? describeDays(days.max) : undefined);
    if (isWrong) numberOfDays.current?.focus();
    setError(reasonError);
    setChoiceError(isUnchosen ? "Escolha uma das opções." : undefined);
    if (!reasonError && !isUnchosen && !isWrong) onReason(reason, form);
  }
  return (
    <Dialog
      open
      busy={isBusy}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <BackButton />
          <Button
            type="submit"
            form={formId}
            busy={isBusy}
            busyLabel="Enviando..."
            variant={isDestructive ? "destructive" : "default"}
            ref={send}
          >
            {button}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-2">
        {days && (
          <Field label="Quantos dias" description={days.description} error={daysError}>
            <Input name="days" type="number" min={1} max={days.max} defaultValue={days.initial} ref={numberOfDays} />
          </Field>
        )}
        {choice && <RadioGroup {...choice} error={choiceError} />}
        <Field label={label} error={error} description={[note, caution(question.keptFor)].filter(Boolean).join(" ")}>
          <Textarea name="reason" rows={5} limit={REASON_LENGTH} counter defaultValue={prefilled} ref={words} />
        </Field>
      </form>
    </Dialog>
  );
}

function describeDays(max: number) {
  return max < 1 ? "Não cabe mais nenhum dia agora." : `Escolha de 1 a ${plural(max, "dia", "dias")}.`;
}
