import { useState } from "react";
import { Form, Link } from "react-router";
import type { FreeTime, FreeTimes } from "#app/features/availability/free-times.ts";
import type { Professional } from "#app/features/professionals/professional.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Checkbox } from "#app/shared/ui/checkbox.tsx";
import { Field } from "#app/shared/ui/field.tsx";
import { Input } from "#app/shared/ui/input.tsx";
import { RadioGroup } from "#app/shared/ui/radio-group.tsx";
import { Textarea } from "#app/shared/ui/textarea.tsx";
import { useProvenForm } from "#app/shared/use-proven-form.ts";
import { MESSAGE_LENGTH, type Refusal, type RequestFault, readAppointmentRequest } from "./appointment-request.ts";
import { ContactField } from "./contact-field.tsx";
import { TimeField } from "./time-field.tsx";
import { useBrowserZone } from "./use-browser-zone.ts";

type BookingFormProps = {
  professional: Professional;
  times: FreeTimes | undefined;
  wanted: number | null;
  refusal: Refusal | undefined;
};

const check = (form: FormData): Refusal => {
  const read = readAppointmentRequest(form);
  return "faults" in read ? read : {};
};

export function BookingForm({ professional, times, wanted, refusal }: BookingFormProps) {
  const free = times?.slots ?? [];
  const [chosen, setChosen] = useState<FreeTime | null>(free.find(({ startsAt }) => startsAt === wanted) ?? null);
  const [isWish, setWish] = useState(free.length === 0);
  const { onSubmit, onFocus, isBusy, faults = {}, problem } = useProvenForm<RequestFault>(check, refusal);
  const zone = useBrowserZone();
  const isStillFree = !chosen || free.some(({ startsAt }) => startsAt === chosen.startsAt);
  const modality = isWish ? professional.modality : chosen?.modality;
  return (
    <Form method="post" noValidate onSubmit={onSubmit} onFocus={onFocus} className="mt-8 flex flex-col gap-6">
      <input type="hidden" name="fuso" value={zone ?? ""} />
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
