import { useId } from "react";
import type { FreeTimes } from "#app/features/availability/free-times.ts";
import { Checkbox } from "#app/shared/ui/form/checkbox.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { FieldError } from "#app/shared/ui/form/field-error.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { formatElsewhere, formatWhen } from "../when.ts";
import { WISH_LENGTH } from "./appointment-request.ts";
import { TimePicker } from "./time-picker.tsx";
import { useBrowserZone } from "./use-browser-zone.ts";

type TimeFieldProps = {
  times: FreeTimes | undefined;
  /** Of the radios. */
  chosen: string | undefined;
  /** The chosen one, in words below; nothing where no script can change them. */
  chosenAt: number | undefined;
  isWish: boolean;
  wish: string | undefined;
  error: string | undefined;
  wishError: string | undefined;
};

/** One of the free times, or another in words: forms.css shows what belongs to the choice. */
export function TimeField({ times, chosen, chosenAt, isWish, wish, error, wishError }: TimeFieldProps) {
  const id = useId();
  const hasTimes = times !== undefined && times.slots.length > 0;
  return (
    <section aria-labelledby={id} className="time-field">
      <h2 id={id} className="text-xl">
        {hasTimes ? "Escolha um horário" : "Quando você prefere?"}
      </h2>
      {!hasTimes && (
        <p className="mt-1 text-muted-foreground">
          Não há horários publicados agora. Diga quando seria bom para você e aguarde uma proposta.
        </p>
      )}
      {hasTimes && (
        <div className="free-times">
          {/* Above the times: there the focus goes, and there a page without a script is read from. */}
          <FieldError id={`${id}-error`}>{error}</FieldError>
          <TimePicker times={times} name="inicio" chosen={chosen} errorId={error && `${id}-error`} />
          {chosenAt !== undefined && <Chosen at={new Date(chosenAt)} zone={times.zone} />}
        </div>
      )}
      {hasTimes && (
        <Checkbox name="outro" value="sim" defaultChecked={isWish} label="Nenhum destes horários serve para mim" />
      )}
      <Field
        label="Que dia e horário você prefere?"
        error={wishError ?? (hasTimes ? undefined : error)}
        className="wished-time mt-3"
      >
        <Textarea name="desejo" rows={2} maxLength={WISH_LENGTH} defaultValue={wish} />
      </Field>
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
