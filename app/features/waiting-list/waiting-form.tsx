import type { HoursBlock } from "#app/features/professionals/weekly-hours.ts";
import type { Typed } from "#app/shared/forms/sent-form.ts";
import { useProvenForm } from "#app/shared/forms/use-proven-form.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { DemoMailbox } from "#app/shared/ui/demo-mailbox.tsx";
import { EmailField } from "#app/shared/ui/form/email-field.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { FormProblem } from "#app/shared/ui/form/form-problem.tsx";
import { FormSent } from "#app/shared/ui/form/form-sent.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import {
  ANY,
  MOST_DAYS,
  readWaitingRequest,
  untilRange,
  type WaitingAnswer,
  waitingOptions,
} from "./waiting-request.ts";

type WaitingFormProps = {
  professional: string;
  /** The professional's ordinary week. */
  hours: readonly HoursBlock[];
  /** The day of Brasília. */
  today: string;
  answer: WaitingAnswer | undefined;
  typed: Typed | undefined;
};

/** Which times would suit, where to write, and until when; it gives way to the word that a link is on its way. */
export function WaitingForm({ professional, hours, today, answer, typed = {} }: WaitingFormProps) {
  const check = (form: FormData) => {
    const read = readWaitingRequest(form, today, hours);
    return "errors" in read ? read.errors : undefined;
  };
  const { formProps, isBusy, isSent, errors = {}, problem } = useProvenForm(check, answer);
  const { first, usual, last } = untilRange(today);
  const { days, periods } = waitingOptions(hours);
  if (isSent)
    return (
      <FormSent title="Falta um passo: confirme no seu e-mail">
        Enviamos um link para o endereço que você escreveu. Abra-o e confirme: só então você entra na lista. Se a
        mensagem não aparecer, olhe na caixa de spam ou confira se o endereço estava certo.
        <DemoMailbox />
      </FormSent>
    );
  return (
    <form {...formProps} className="flex flex-col gap-3">
      <FormProblem problem={problem} />
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <Field label="Que dia serve?" error={errors.dia}>
          <Select name="dia" options={days} defaultValue={typed.dia ?? ANY} />
        </Field>
        <Field label="Em que período?" error={errors.periodo}>
          <Select name="periodo" options={periods} defaultValue={typed.periodo ?? ANY} />
        </Field>
      </div>
      <Field
        label="Até que data?"
        error={errors.ate}
        description={`Nos próximos ${MOST_DAYS} dias. Depois dela, apagamos o seu pedido.`}
      >
        <Input name="ate" type="date" min={first} max={last} required defaultValue={typed.ate ?? usual} />
      </Field>
      <EmailField
        required
        error={errors.email}
        description="Só por e-mail: o WhatsApp não permite avisos automáticos como este."
        typed={typed.email}
      />
      <Button type="submit" size="lg" busy={isBusy} busyLabel="Enviando..." className="w-full">
        Avise-me
      </Button>
      <p className="text-sm text-muted-foreground">
        Seu e-mail serve só para este aviso, e {professional} vê apenas quantas pessoas esperam, nunca quem. Esperar por
        uma consulta revela algo sobre saúde, um dado sensível: por isso pedimos que você confirme por um link, e pode
        sair da lista quando quiser.
      </p>
    </form>
  );
}
