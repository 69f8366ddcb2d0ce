import { useEffect, useId, useState } from "react";
import { formatTime, plural } from "#app/shared/formats.ts";
import { groupBy } from "#app/shared/group-by.ts";
import { dayIn } from "#app/shared/time-zones.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { FieldError } from "#app/shared/ui/form/field-error.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { formatDay } from "#app/shared/when.ts";
import { timesToPropose } from "../agenda.client.ts";
import type { AgendaEntry } from "../agenda.ts";
import { ExceptionalTime } from "../entry/exceptional-time.tsx";

type ProposedTimeProps = {
  entry: AgendaEntry;
  zone: string;
  error: string | undefined;
  /** What was wrong with the one way is no word about the other. */
  onSwitch: () => void;
};

/** One of the own free times, by its day: the radios are called `at`. Or, when none will do, any other. */
export function ProposedTime({ entry, zone, error, onSwitch }: ProposedTimeProps) {
  const [times, setTimes] = useState<number[]>();
  const [hasFailed, setFailed] = useState(false);
  const [isException, setException] = useState(false);
  useEffect(() => {
    timesToPropose(entry.id).then(setTimes, () => setFailed(true));
  }, [entry.id]);
  const switchWay = () => {
    setException(!isException);
    onSwitch();
  };
  if (hasFailed) return <p role="alert">Não foi possível carregar seus horários. Feche e tente de novo.</p>;
  if (!times) return <p className="text-muted-foreground">Carregando seus horários livres...</p>;
  if (times.length === 0)
    return (
      <>
        <p>Você não tem horários livres. Proponha outro dia e hora:</p>
        <ExceptionalTime entry={entry} zone={zone} error={error} />
      </>
    );
  return (
    <>
      {isException ? (
        <ExceptionalTime entry={entry} zone={zone} error={error} />
      ) : (
        <FreeTime times={times} zone={zone} error={error} />
      )}
      <Button variant="ghost" size="sm" className="self-start" onClick={switchWay}>
        {isException ? "Escolher um dos meus horários livres" : "Propor outro dia e hora"}
      </Button>
    </>
  );
}

function FreeTime({ times, zone, error }: { times: readonly number[]; zone: string; error: string | undefined }) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const days = [...groupBy(times, (at) => dayIn(at, zone))];
  const [day, ofDay = []] = days.find(([day]) => day === chosen) ?? days[0] ?? [];
  return (
    <>
      <Field label="Dia">
        <Select
          value={day}
          onChange={(event) => setChosen(event.target.value)}
          options={days.map(([day, ofDay]) => ({
            value: day,
            label: `${formatDay(day)} (${plural(ofDay.length, "horário", "horários")})`,
          }))}
        />
      </Field>
      <fieldset aria-describedby={error && `${id}-error`}>
        <legend className="text-base font-semibold">Hora</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {ofDay.map((at) => (
            <label key={at} className="time-choice">
              <input type="radio" name="at" value={at} />
              {formatTime(at, zone)}
            </label>
          ))}
        </div>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </fieldset>
    </>
  );
}
