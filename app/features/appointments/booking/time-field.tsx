import { type ChangeEvent, useId, useRef, useState } from "react";
import type { FreeTimes } from "#app/features/availability/free-times.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Checkbox } from "#app/shared/ui/form/checkbox.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { FieldError } from "#app/shared/ui/form/field-error.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { formatElsewhere } from "#app/shared/when.ts";
import { whenThere } from "../zone-words.ts";
import { WISH_LENGTH } from "./appointment-request.ts";
import { TimePicker } from "./time-picker.tsx";
import { timeValue } from "./time-value.ts";
import { useBrowserZone } from "./use-browser-zone.ts";

type TimeFieldProps = {
  times: FreeTimes | undefined;
  /** Of the radios. */
  chosen: string | undefined;
  /** The chosen one, in words below; nothing where no script can change them. */
  chosenAt: number | undefined;
  /** The time that the link to this page named. */
  wanted: string | undefined;
  /** None of the times will do. */
  isTicked: boolean;
  wish: string | undefined;
  error: string | undefined;
  wishError: string | undefined;
};

/** One of the free times, or another in words: forms.css shows what belongs to the choice. */
export function TimeField(props: TimeFieldProps) {
  const { times, isTicked, wish, error, wishError } = props;
  const id = useId();
  const hasTimes = times !== undefined && times.slots.length > 0;
  return (
    <section aria-labelledby={id} className="time-field">
      {/* Another service has times of its own; what was written of another time stays. */}
      <Offer key={times?.service} {...props} id={id} />
      {hasTimes && (
        <Checkbox name="outro" value="sim" defaultChecked={isTicked} label="Nenhum destes horários serve para mim" />
      )}
      <Field
        label="Que dia e horário você prefere?"
        error={wishError ?? (hasTimes ? undefined : error)}
        className="wished-time mt-3"
      >
        <Textarea name="desejo" rows={2} limit={WISH_LENGTH} defaultValue={wish} />
      </Field>
    </section>
  );
}

/** The free times of a service, under the words for what there is to do with them. */
function Offer({ id, ...props }: TimeFieldProps & { id: string }) {
  const { times, wanted, error } = props;
  const hasTimes = times !== undefined && times.slots.length > 0;
  // As the page was opened: what is chosen later must fold nothing.
  const [wantedAt] = useState(() => times?.slots.find(({ startsAt }) => timeValue(startsAt) === wanted)?.startsAt);
  return (
    <>
      <h2 id={id} className="text-xl">
        {wantedAt !== undefined ? "Seu horário" : hasTimes ? "Escolha um horário" : "Quando você prefere?"}
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
          <Choice {...props} times={times} wantedAt={wantedAt} errorId={error && `${id}-error`} />
        </div>
      )}
    </>
  );
}

type ChoiceProps = TimeFieldProps & { times: FreeTimes; wantedAt: number | undefined; errorId: string | undefined };

/** Whoever comes with a time reads it, and unfolds the others to change it; whose time is gone is told so kindly. */
function Choice({ times, chosen, chosenAt, wanted, wantedAt, errorId }: ChoiceProps) {
  const { zone, now } = times;
  const picker = <TimePicker times={times} name="inicio" chosen={chosen} errorId={errorId} />;
  const isThere = times.slots.find(({ startsAt }) => startsAt === (chosenAt ?? wantedAt))?.modality === "presencial";
  const fold = useFold();
  if (wantedAt !== undefined)
    return (
      <>
        <Chosen at={chosenAt ?? wantedAt} zone={zone} isThere={isThere} isFixed={chosenAt === undefined} />
        <details className="mt-3" open={Boolean(errorId) || undefined} {...fold}>
          <summary
            className={buttonVariants({ variant: "outline", size: "sm", className: "cursor-pointer list-none" })}
          >
            Trocar
          </summary>
          <div className="mt-4">{picker}</div>
        </details>
      </>
    );
  return (
    <>
      {wanted && chosenAt === undefined && !errorId && (
        <Alert
          variant="info"
          title={Date.parse(wanted) < now ? "Este horário já passou" : "Este horário já não está livre"}
        >
          Você pode escolher outro abaixo.
        </Alert>
      )}
      {picker}
      <Chosen at={chosenAt} zone={zone} isThere={isThere} />
    </>
  );
}

/**
 * What a finger or a pointer chose folds the others up again, and is looked at: on a phone it stands a screen or two above.
 * The keyboard chooses each time that it passes, and folds by itself.
 */
function useFold() {
  const isPointer = useRef(false);
  return {
    onPointerDown: () => {
      isPointer.current = true;
    },
    onKeyDown: () => {
      isPointer.current = false;
    },
    onChange: ({ currentTarget: details }: ChangeEvent<HTMLDetailsElement>) => {
      if (!isPointer.current) return;
      details.open = false;
      details.querySelector("summary")?.focus({ preventScroll: true });
      details.closest("section")?.scrollIntoView({ block: "nearest" });
    },
  };
}

type ChosenProps = {
  at: number | undefined;
  zone: string;
  /** Where one has to go there, the clock is the one over there. */
  isThere: boolean;
  /** No script keeps it true: hidden once the others are unfolded. */
  isFixed?: boolean;
};

/** Its room is there before anything is chosen: the words may come late, and must not push aside what is tapped next. */
function Chosen({ at, zone, isThere, isFixed }: ChosenProps) {
  const own = useBrowserZone();
  const time = at === undefined ? undefined : new Date(at);
  const elsewhere = time && !isThere && formatElsewhere(time, zone, own);
  return (
    <p
      role="status"
      data-fixed={isFixed || undefined}
      data-none={!time || undefined}
      className={`chosen-time mt-4 rounded p-3 text-sm ${time ? "bg-primary-soft text-primary-soft-foreground" : "bg-surface text-muted-foreground"}`}
    >
      <span className={time && "block font-semibold first-letter:uppercase"}>
        {time ? whenThere(time, zone) : "Nenhum horário escolhido"}
      </span>
      {elsewhere && <span className="block">Para você: {elsewhere}.</span>}
    </p>
  );
}
