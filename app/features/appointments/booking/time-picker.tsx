import { useState } from "react";
import { shortDay } from "#app/features/availability/card-times.ts";
import { dayLabel, type FreeDay, type FreeTimes, freeDays } from "#app/features/availability/free-times.ts";
import { modalityLabel } from "#app/features/professionals/labels.ts";
import { formatTime } from "#app/shared/formats.ts";
import { dayIn } from "#app/shared/time-zones.ts";
import { WeekDayLabel, WeekTurns } from "#app/shared/ui/week-parts.tsx";
import { ZoneNote } from "#app/shared/ui/zone-note.tsx";
import { timeValue } from "./time-value.ts";
import { type TimeWeek, timeWeeks } from "./time-weeks.ts";

type TimePickerProps = {
  times: FreeTimes;
  /** Of the radios. */
  name: string;
  chosen?: string | undefined;
  /** Of the words that say what is wrong. */
  errorId?: string | undefined;
  required?: boolean;
};

/**
 * Free times as radios, a week at a time. All weeks are there, and the address says which one shows (forms.css): turning
 * them needs no script and loses nothing that was typed.
 */
export function TimePicker({ times, name, chosen, errorId, required }: TimePickerProps) {
  const { zone, slots, now } = times;
  // Of the first choice only: another must not turn what somebody looks at.
  const [atFirst] = useState(chosen);
  const today = dayIn(now, zone);
  const weeks = timeWeeks(freeDays(slots, zone), today);
  const first = weeks.find(({ days }) => isIn(days, atFirst)) ?? weeks[0];
  const isMixed = slots.some(({ modality }) => modality !== slots[0]?.modality);
  const showDay = ({ day, times }: FreeDay) => (
    <fieldset
      key={day}
      id={`dia-${day}`}
      className="week-day"
      data-today={day === today || undefined}
      data-empty={times.length === 0 || undefined}
    >
      <legend>
        <WeekDayLabel label={dayLabel(day, today)} short={shortDay(day, today)} />
      </legend>
      <div className="week-times">
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
            {formatTime(startsAt, zone)}
            {isMixed && modality !== "ambos" && <small>{modalityLabel(modality).toLowerCase()}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
  return (
    <div className="time-weeks">
      <ZoneNote zone={zone} now={now} place="before" className="mt-1" />
      {weeks.map((week, index) => (
        <div key={week.number} id={idOf(week)} className="time-week" data-first={week === first || undefined}>
          <WeekTurns
            label={week.label}
            previous={hrefOf(weeks[index - 1])}
            next={hrefOf(weeks[index + 1])}
            act="turn"
          />
          <div className="week-grid">{week.days.map(showDay)}</div>
          {week.days.every(({ times }) => times.length === 0) && (
            <p className="text-muted-foreground">Nenhum horário livre nesta semana.</p>
          )}
        </div>
      ))}
      <ZoneNote zone={zone} now={now} place="after" className="mt-4" />
    </div>
  );
}

const idOf = ({ number }: TimeWeek) => `semana-${number}`;
const hrefOf = (week: TimeWeek | undefined) => week && `#${idOf(week)}`;

function isIn(days: readonly FreeDay[], chosen: string | undefined) {
  return days.some(({ times }) => times.some(({ startsAt }) => timeValue(startsAt) === chosen));
}
