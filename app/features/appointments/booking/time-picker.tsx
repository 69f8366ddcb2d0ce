import { useState } from "react";
import { dayLabel, type FreeDay, type FreeTimes, freeDays } from "#app/features/availability/free-times.ts";
import { modalityLabel } from "#app/features/professionals/labels.ts";
import { formatTime } from "#app/shared/formats.ts";
import { dayIn } from "#app/shared/time-zones.ts";
import { zonePlace } from "#app/shared/zone-place.ts";
import { timeValue } from "./time-value.ts";
import { timeWeeks, weekLabel } from "./time-weeks.ts";

type TimePickerProps = {
  times: FreeTimes;
  /** Of the radios. */
  name: string;
  chosen?: string | undefined;
  /** Of the words that say what is wrong. */
  errorId?: string | undefined;
  required?: boolean;
};

/** Free times as radios: the first week open, each later one to unfold. */
export function TimePicker({ times, name, chosen, errorId, required }: TimePickerProps) {
  const { zone, slots, now } = times;
  // Of the first choice only: another must not close what somebody unfolded.
  const [atFirst] = useState(chosen);
  const today = dayIn(now, zone);
  const weeks = timeWeeks(freeDays(slots, zone), today);
  const isMixed = slots.some(({ modality }) => modality !== slots[0]?.modality);
  const showDay = ({ day, times }: FreeDay) => (
    <fieldset key={day}>
      <legend className="text-sm font-semibold first-letter:uppercase">{dayLabel(day, today)}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {times.map(({ startsAt, modality }) => (
          <label key={startsAt} className="time-choice">
            <input
              type="radio"
              name={name}
              value={timeValue(startsAt)}
              defaultChecked={timeValue(startsAt) === chosen}
              required={required}
              aria-invalid={Boolean(errorId) || undefined}
              aria-describedby={errorId}
            />
            {formatTime(new Date(startsAt), zone)}
            {isMixed && modality !== "ambos" && ` ${modalityLabel(modality).toLowerCase()}`}
          </label>
        ))}
      </div>
    </fieldset>
  );
  return (
    <div className="flex flex-col gap-4">
      {weeks.map((week, index) =>
        index === 0 ? (
          <div key={week.starts} className="flex flex-col gap-4">
            {week.days.map(showDay)}
          </div>
        ) : (
          // The browser may have opened it before this woke up.
          <details key={week.starts} open={isIn(week.days, atFirst)} suppressHydrationWarning>
            <summary className="min-h-11 py-2 font-semibold">{weekLabel(week)}</summary>
            <div className="flex flex-col gap-4 pb-2">{week.days.map(showDay)}</div>
          </details>
        ),
      )}
      <p className="text-sm text-muted-foreground">No horário de {zonePlace(zone)}.</p>
    </div>
  );
}

function isIn(days: readonly FreeDay[], chosen: string | undefined) {
  return days.some(({ times }) => times.some(({ startsAt }) => timeValue(startsAt) === chosen));
}
