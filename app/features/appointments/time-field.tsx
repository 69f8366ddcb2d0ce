import { useId } from "react";
import type { FreeTime, FreeTimes } from "#app/features/availability/free-times.ts";
import { Checkbox } from "#app/shared/ui/checkbox.tsx";
import { Field } from "#app/shared/ui/field.tsx";
import { FieldError } from "#app/shared/ui/field-error.tsx";
import { Textarea } from "#app/shared/ui/textarea.tsx";
import { WISH_LENGTH } from "./appointment-request.ts";
import { TimePicker } from "./time-picker.tsx";
import { useBrowserZone } from "./use-browser-zone.ts";
import { formatElsewhere, formatWhen } from "./when.ts";

type TimeFieldProps = {
  times: FreeTimes | undefined;
  chosen: FreeTime | null;
  onChoose: (time: FreeTime) => void;
  isWish: boolean;
  onWish: (isWish: boolean) => void;
  error: string | undefined;
  wishError: string | undefined;
};

/** One of the free times, or another in words. */
export function TimeField({ times, chosen, onChoose, isWish, onWish, error, wishError }: TimeFieldProps) {
  const id = useId();
  const hasTimes = Boolean(times && times.slots.length > 0);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {hasTimes ? "Escolha um horário" : "Quando você prefere?"}
      </h2>
      {!hasTimes && (
        <p className="mt-1 text-muted-foreground">
          Não há horários publicados agora. Diga quando seria bom para você e aguarde uma proposta.
        </p>
      )}
      {times && hasTimes && !isWish && (
        <div className="mt-4">
          <TimePicker times={times} chosen={chosen?.startsAt ?? null} onChoose={onChoose} name="horario" />
          {chosen && <Chosen at={new Date(chosen.startsAt)} zone={times.zone} />}
        </div>
      )}
      <input type="hidden" name="inicio" value={!isWish && chosen ? new Date(chosen.startsAt).toISOString() : ""} />
      {hasTimes && (
        <Checkbox
          className="mt-2"
          checked={isWish}
          onChange={(event) => onWish(event.currentTarget.checked)}
          label="Nenhum destes horários serve para mim"
        />
      )}
      {isWish && (
        <Field label="Que dia e horário você prefere?" error={wishError ?? error} className="mt-3">
          <Textarea name="desejo" rows={2} maxLength={WISH_LENGTH} />
        </Field>
      )}
      {!isWish && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </section>
  );
}

function Chosen({ at, zone }: { at: Date; zone: string }) {
  const elsewhere = formatElsewhere(at, zone, useBrowserZone());
  return (
    <p role="status" className="mt-4 rounded bg-primary-soft p-3 text-sm text-primary-soft-foreground">
      <span className="block font-semibold first-letter:uppercase">{formatWhen(at, zone)}</span>
      {elsewhere && <span className="block">Para você: {elsewhere}.</span>}
    </p>
  );
}
