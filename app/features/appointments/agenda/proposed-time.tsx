import { useEffect, useId, useState } from "react";
import { formatTime, plural } from "#app/shared/formats.ts";
import { dayIn } from "#app/shared/time-zones.ts";
import { Field } from "#app/shared/ui/form/field.tsx";
import { FieldError } from "#app/shared/ui/form/field-error.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { formatDay } from "#app/shared/when.ts";
import { timesToPropose } from "./agenda.client.ts";

type ProposedTimeProps = { appointment: string; zone: string; error: string | undefined };

/** One of the own free times, by its day: the radios are called `at`. */
export function ProposedTime({ appointment, zone, error }: ProposedTimeProps) {
  const id = useId();
  const [times, setTimes] = useState<number[]>();
  const [hasFailed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    timesToPropose(appointment).then(setTimes, () => setFailed(true));
  }, [appointment]);
  if (hasFailed) return <p role="alert">Não foi possível carregar seus horários. Feche e tente de novo.</p>;
  if (!times) return <p className="text-muted-foreground">Carregando seus horários livres...</p>;
  const days = [...Map.groupBy(times, (at) => dayIn(at, zone))];
  const [day, ofDay] = days.find(([day]) => day === chosen) ?? days[0] ?? [];
  if (!day || !ofDay)
    return <p>Você não tem horários livres. Para propor um, abra um horário a mais em Horários, nessa data.</p>;
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
