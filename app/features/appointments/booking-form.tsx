import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation, useSubmit } from "react-router";
import type { FreeTime, FreeTimes } from "#app/features/availability/free-times.ts";
import type { Professional } from "#app/features/professionals/professional.ts";
import { UNSENT } from "#app/shared/send-or-keep.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Checkbox } from "#app/shared/ui/checkbox.tsx";
import { Field } from "#app/shared/ui/field.tsx";
import { Input } from "#app/shared/ui/input.tsx";
import { RadioGroup } from "#app/shared/ui/radio-group.tsx";
import { Textarea } from "#app/shared/ui/textarea.tsx";
import { useProofOfWork } from "#app/shared/use-proof-of-work.ts";
import { MESSAGE_LENGTH, type Refusal, type RequestFault, readAppointmentRequest } from "./appointment-request.ts";
import { ContactField } from "./contact-field.tsx";
import { TimeField } from "./time-field.tsx";

type BookingFormProps = {
  professional: Professional;
  times: FreeTimes | undefined;
  wanted: number | null;
  refusal: Refusal | undefined;
};

export function BookingForm({ professional, times, wanted, refusal }: BookingFormProps) {
  const free = times?.slots ?? [];
  const [chosen, setChosen] = useState<FreeTime | null>(free.find(({ startsAt }) => startsAt === wanted) ?? null);
  const [isWish, setWish] = useState(free.length === 0);
  const { onSubmit, isBusy, faults, problem, prepare } = useBooking(refusal);
  const isStillFree = !chosen || free.some(({ startsAt }) => startsAt === chosen.startsAt);
  const modality = isWish ? professional.modality : chosen?.modality;
  return (
    <Form method="post" noValidate onSubmit={onSubmit} onFocus={prepare} className="mt-8 flex flex-col gap-6">
      {problem && (
        <Alert variant="destructive" title={problem.title} announce>
          {problem.text}
        </Alert>
      )}
      <TimeField
        times={times}
        chosen={chosen}
        onChoose={setChosen}
        isWish={isWish}
        onWish={setWish}
        error={(!isStillFree && !isWish && "Este horário acabou de ser ocupado. Escolha outro.") || faults.inicio}
        wishError={faults.desejo}
      />
      {modality === "ambos" ? (
        <RadioGroup
          legend="Como você quer ser atendido?"
          name="modalidade"
          error={faults.modalidade}
          options={[
            { value: "presencial", label: "Presencial" },
            { value: "online", label: "Online, por videochamada" },
          ]}
        />
      ) : (
        modality && <input type="hidden" name="modalidade" value={modality} />
      )}
      <Field label="Seu nome" error={faults.nome}>
        <Input name="nome" autoComplete="name" maxLength={120} required />
      </Field>
      <ContactField faults={faults} />
      <Field label="Mensagem" optional error={faults.mensagem} description="Só o que ajudar a marcar a consulta.">
        <Textarea name="mensagem" rows={3} maxLength={MESSAGE_LENGTH} counter />
      </Field>
      <Checkbox
        name="consentimento"
        value="sim"
        error={faults.consentimento ?? ""}
        label={
          <>
            Concordo em enviar estes dados a {professional.name} para tratar desta consulta. Eles são apagados 90 dias
            depois dela.{" "}
            <Link to="/privacidade" className="text-link">
              Como cuidamos dos seus dados
            </Link>
            .
          </>
        }
      />
      <div>
        <Button type="submit" size="lg" className="w-full" busy={isBusy} busyLabel="Enviando...">
          Pedir consulta
        </Button>
        <p className="mt-3 text-sm text-muted-foreground">
          É um pedido: a consulta está marcada quando {professional.name} confirmar. Não é preciso criar conta nem pagar
          aqui.
        </p>
      </div>
    </Form>
  );
}

/** Checks in the browser first, waits for the proof of work, then sends; the server decides. */
function useBooking(refusal: Refusal | undefined) {
  const submit = useSubmit();
  const navigation = useNavigation();
  const { prepare, take } = useProofOfWork();
  const [isProving, setProving] = useState(false);
  const [own, setOwn] = useState<Refusal>();
  const form = useRef<HTMLFormElement>(null);
  const isSending = navigation.state !== "idle";

  // A new answer of the server counts, until the next try.
  useEffect(() => setOwn(refusal), [refusal]);
  useEffect(() => {
    if (own) focusFault(form.current);
  }, [own]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    form.current = event.currentTarget;
    if (isProving || isSending) return;
    const data = new FormData(event.currentTarget);
    data.set("fuso", Intl.DateTimeFormat().resolvedOptions().timeZone);
    const read = readAppointmentRequest(data);
    if ("faults" in read) return setOwn(read);
    setOwn(undefined);
    setProving(true);
    try {
      data.set("prova", await take());
      await submit(data, { method: "post" });
    } catch {
      setOwn({ problem: UNSENT });
    } finally {
      setProving(false);
    }
  }
  const faults: RequestFault = own?.faults ?? {};
  return {
    onSubmit,
    prepare: () => void prepare().catch(() => {}),
    isBusy: isProving || isSending,
    faults,
    problem: own?.problem,
  };
}

/** To what has to be corrected, or to the words that say why it failed. */
function focusFault(form: HTMLFormElement | null) {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (field) field.focus();
  else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: "center" });
}
