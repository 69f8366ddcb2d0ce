import { type FormEvent, useRef } from "react";
import type { FreeTimes } from "#app/features/availability/free-times.ts";
import { commonModality } from "#app/features/availability/slots.ts";
import { useFreeTimes } from "#app/features/availability/use-free-times.ts";
import type { Professional } from "#app/features/professionals/professional.ts";
import type { Typed } from "#app/shared/forms/sent-form.ts";
import { useProvenForm } from "#app/shared/forms/use-proven-form.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { FormProblem } from "#app/shared/ui/form/form-problem.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { MESSAGE_LENGTH, type Refusal, readAppointmentRequest } from "./appointment-request.ts";
import { ConsentField } from "./consent-field.tsx";
import { ContactField } from "./contact-field.tsx";
import { ForWhomField } from "./for-whom-field.tsx";
import { ModalityField } from "./modality-field.tsx";
import { useSentTime } from "./sent-time.ts";
import { ServiceField } from "./service-field.tsx";
import { useTimeChoice } from "./time-choice.ts";
import { TimeField } from "./time-field.tsx";
import { timeValue } from "./time-value.ts";
import { useBrowserZone } from "./use-browser-zone.ts";

type BookingFormProps = {
  professional: Pick<Professional, "id" | "name" | "modality" | "specialty" | "ageGroup">;
  /** A search for whoever attends those whom this professional does not (`othersOfAge`). */
  elsewhere: string;
  /** Where the council allows testimonials. */
  asksForReviews: boolean;
  times: FreeTimes | undefined;
  /** The time that the link to this page named. */
  wanted: string | undefined;
  answer: Refusal | undefined;
  typed: Typed | undefined;
};

const MESSAGE_ADVICE = "Só o que ajudar a marcar a consulta. Não escreva detalhes de saúde: conte-os na consulta.";

function check(form: FormData) {
  const read = readAppointmentRequest(form);
  return "errors" in read ? read.errors : undefined;
}

export function BookingForm(props: BookingFormProps) {
  const { professional, elsewhere, asksForReviews, times: rendered, wanted, answer, typed = {} } = props;
  const form = useRef<HTMLFormElement>(null);
  const { formProps, isBusy, isUnanswered, sendingId, errors = {}, problem } = useProvenForm(check, answer);
  const { times: live, chooseService } = useFreeTimes(professional.id, rendered, errors.inicio);
  const { times, keepTime } = useSentTime(live, isUnanswered);
  const service = times?.services.find(({ id }) => id === times.service);
  const modality = commonModality(professional.modality, service?.modality) ?? professional.modality;
  const free = times?.slots ?? [];
  const { chosen, isTicked, isWish, readChoice } = useTimeChoice(form, {
    hasTimes: free.length > 0,
    wasWish: Boolean(typed.outro),
    service: times?.service,
  });
  const isFirstService = times?.service === rendered?.service;
  const slot = free.find(({ startsAt }) => timeValue(startsAt) === chosen);
  const isTaken = chosen !== undefined && !slot && !isWish;
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!isBusy) keepTime(slot);
    return formProps.onSubmit(event);
  }
  return (
    <form ref={form} {...formProps} onSubmit={onSubmit} onChange={readChoice} className="mt-8 flex flex-col gap-6">
      <input type="hidden" name="fuso" value={useBrowserZone() ?? ""} />
      <input type="hidden" name="envio" value={sendingId ?? ""} />
      <FormProblem problem={problem} />
      {times && <ServiceField times={times} onChoose={chooseService} />}
      <TimeField
        times={times}
        chosen={chosen ?? (isFirstService ? (typed.inicio ?? wanted) : undefined)}
        chosenAt={slot?.startsAt}
        wanted={isFirstService ? (typed.inicio ?? wanted) : undefined}
        isTicked={isTicked}
        wish={typed.desejo}
        error={isTaken ? "Este horário não está mais livre. Escolha outro." : errors.inicio}
        wishError={errors.desejo}
      />
      <ModalityField
        modality={slot && !isWish ? slot.modality : modality}
        specialty={professional.specialty}
        chosen={typed.modalidade}
        error={errors.modalidade}
      />
      <ForWhomField ageGroup={professional.ageGroup} elsewhere={elsewhere} errors={errors} typed={typed} />
      <Field label="Seu nome" error={errors.nome}>
        <Input name="nome" autoComplete="name" maxLength={120} required defaultValue={typed.nome} />
      </Field>
      <ContactField errors={errors} typed={typed} />
      <Field label="Mensagem" optional error={errors.mensagem} description={MESSAGE_ADVICE}>
        <Textarea name="mensagem" rows={3} limit={MESSAGE_LENGTH} counter defaultValue={typed.mensagem} />
      </Field>
      <ConsentField professional={professional.name} asksForReviews={asksForReviews} errors={errors} typed={typed} />
      <div>
        <Button type="submit" size="lg" className="w-full" busy={isBusy} busyLabel="Enviando...">
          Pedir consulta
        </Button>
        <p className="mt-3 text-sm text-muted-foreground">
          {times?.confirms && !isWish
            ? `${professional.name} confirma na hora os pedidos de horários livres. Quem já tem outros horários marcados espera a resposta.`
            : `É um pedido: a consulta está marcada quando ${professional.name} confirmar.`}{" "}
          Não é preciso criar conta nem pagar aqui.
        </p>
      </div>
    </form>
  );
}
