import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { FreeTime, FreeTimes } from "#app/features/availability/free-times.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import type { patientChoices } from "./appointment.ts";
import { TimePicker } from "./time-picker.tsx";

type ChoicesProps = {
  choices: ReturnType<typeof patientChoices>;
  times: FreeTimes | undefined;
  modality: "presencial" | "online";
};

/** What the patient may do. Plain forms: they work while the page is still loading its scripts. */
export function AppointmentChoices({ choices, times, modality }: ChoicesProps) {
  const busy = useNavigation().formData?.get("acao");
  return (
    <div className="flex flex-col gap-3">
      {choices.canAccept && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="acao" value="aceitar" size="lg" className="w-full" busy={busy === "aceitar"}>
            Aceitar este horário
          </Button>
        </Form>
      )}
      {choices.canReschedule && times && times.slots.length > 0 && (
        <Unfold label="Escolher outro horário">
          <Reschedule times={times} modality={modality} isBusy={busy === "remarcar"} />
        </Unfold>
      )}
      {choices.canCancel && (
        <Unfold label="Cancelar">
          <Form method="post" preventScrollReset className="flex flex-col gap-4">
            <p>O horário fica livre para outra pessoa. Isso não pode ser desfeito.</p>
            <Button type="submit" variant="destructive" name="acao" value="cancelar" busy={busy === "cancelar"}>
              Sim, cancelar
            </Button>
          </Form>
        </Unfold>
      )}
    </div>
  );
}

function Unfold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className={buttonVariants({ variant: "outline", className: "w-full cursor-pointer list-none" })}>
        {label}
      </summary>
      <div className="mt-3 rounded border bg-surface-raised p-5">{children}</div>
    </details>
  );
}

type RescheduleProps = { times: FreeTimes; modality: "presencial" | "online"; isBusy: boolean };

function Reschedule({ times, modality, isBusy }: RescheduleProps) {
  const [chosen, setChosen] = useState<FreeTime | null>(null);
  const fitting = times.slots.filter((slot) => slot.modality === "ambos" || slot.modality === modality);
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-4">
      <TimePicker
        times={{ ...times, slots: fitting }}
        chosen={chosen?.startsAt ?? null}
        onChoose={setChosen}
        name="horario"
      />
      <input type="hidden" name="acao" value="remarcar" />
      <p className="text-sm text-muted-foreground">
        O horário de agora fica livre para outra pessoa, e o novo vale depois da confirmação.
      </p>
      <Button type="submit" busy={isBusy} disabled={!chosen}>
        Pedir este horário
      </Button>
    </Form>
  );
}
