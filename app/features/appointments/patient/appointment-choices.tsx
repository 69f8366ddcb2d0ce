import type { FreeTimes } from "#app/features/availability/free-times.ts";
import { Button } from "#app/shared/ui/button.tsx";
import type { patientChoices } from "../appointment.ts";
import { TimePicker } from "../booking/time-picker.tsx";
import { Unfold } from "./unfold.tsx";

type ChoicesProps = {
  choices: ReturnType<typeof patientChoices>;
  times: FreeTimes | undefined;
  modality: "presencial" | "online";
  /** What "Aceitar" says yes to: another time may be proposed while this page is open. */
  startsAt: string | null;
  /** Whether another time would be confirmed at once: for this patient, whatever the professional's rule is for others. */
  confirms: boolean;
  /** A request holds its time now: moving it does not begin the hours anew (directory.hold_time). */
  isHeld: boolean;
  /** It is confirmed: its time stays until another one is. */
  isAgreed: boolean;
  /** "Cancelar consulta" */
  cancelLabel: string;
};

/** What the patient may do. Plain forms, which need no script. */
export function AppointmentChoices({ choices, times, modality, startsAt, cancelLabel, ...move }: ChoicesProps) {
  // The way of attending stays as it was agreed.
  const slots = (times?.slots ?? [])
    .filter((slot) => slot.modality === "ambos" || slot.modality === modality)
    .map((slot) => ({ ...slot, modality }));
  // A wish has no time, and not every request keeps its own from others.
  const isTaken = move.isAgreed || choices.canAccept || move.isHeld;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {choices.canConfirm && (
        <form method="post">
          <Button type="submit" name="acao" value="confirmar" size="lg" className="w-full">
            Confirmar meu pedido
          </Button>
        </form>
      )}
      {choices.canAccept && (
        <form method="post">
          <input type="hidden" name="horario" value={startsAt ?? ""} />
          <Button type="submit" name="acao" value="aceitar" size="lg" className="w-full">
            Aceitar este horário
          </Button>
        </form>
      )}
      {choices.canKeep && (
        <form method="post">
          <Button type="submit" variant="outline" name="acao" value="manter" className="w-full">
            Manter o horário de agora
          </Button>
        </form>
      )}
      {choices.canReschedule && times && slots.length > 0 && (
        <Unfold label="Escolher outro horário">
          <form method="post" className="flex flex-col gap-4">
            <TimePicker times={{ ...times, slots }} name="horario" required />
            <MoveWords {...move} isTaken={isTaken} />
            <Button type="submit" name="acao" value="remarcar">
              Pedir este horário
            </Button>
          </form>
        </Unfold>
      )}
      {choices.canCancel && (
        <Unfold label={cancelLabel}>
          <form method="post" className="flex flex-col gap-4">
            <p>{isTaken && "O horário fica livre para outra pessoa. "}Isso não pode ser desfeito.</p>
            <Button type="submit" variant="destructive" name="acao" value="cancelar">
              Sim, {cancelLabel.toLowerCase()}
            </Button>
          </form>
        </Unfold>
      )}
    </div>
  );
}

type MoveWordsProps = Pick<ChoicesProps, "confirms" | "isHeld" | "isAgreed"> & { isTaken: boolean };

/** What is agreed on is given up for what is agreed on too, and a request for another request. */
function MoveWords({ confirms, isHeld, isAgreed, isTaken }: MoveWordsProps) {
  if (isAgreed && !confirms)
    return (
      <p className="text-sm text-muted-foreground">
        Sua consulta continua no horário de agora até o novo ser aceito. Enquanto isso, o novo não fica reservado.
      </p>
    );
  return (
    <p className="text-sm text-muted-foreground">
      {isTaken ? "O horário de agora fica livre para outra pessoa, e o novo" : "O novo horário"}{" "}
      {confirms ? "é confirmado na hora." : "vale depois da confirmação."}
      {isHeld &&
        !confirms &&
        " O prazo da reserva não recomeça: o novo horário fica reservado no máximo até a mesma hora."}
    </p>
  );
}
