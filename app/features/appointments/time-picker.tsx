import { useState } from "react";
import { dayLabel, type FreeTime, type FreeTimes, freeDays, freeWeeks } from "#app/features/availability/free-times.ts";
import { formatTime } from "#app/shared/formats.ts";
import { dayIn } from "#app/shared/time-zones.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { zonePlace } from "#app/shared/zone-place.ts";

type TimePickerProps = {
  times: FreeTimes;
  /** Milliseconds. */
  chosen: number | null;
  onChoose: (time: FreeTime) => void;
  /** Of the radios; each picker on a page has its own. */
  name: string;
};

/** Free times by day, one week at a time; what was chosen stays chosen while one looks at other weeks. */
export function TimePicker({ times, chosen, onChoose, name }: TimePickerProps) {
  const { zone, slots, now } = times;
  const weeks = freeWeeks(freeDays(slots, zone));
  const ofChosen = weeks.findIndex((week) => week.some((day) => day.times.some(({ startsAt }) => startsAt === chosen)));
  const [page, setPage] = useState(Math.max(0, ofChosen));
  const shown = Math.min(page, weeks.length - 1);
  const today = dayIn(now, zone);
  return (
    <div>
      <div className="flex flex-col gap-4">
        {weeks[shown]?.map(({ day, times: ofDay }) => (
          <fieldset key={day}>
            <legend className="text-sm font-semibold first-letter:uppercase">{dayLabel(day, today)}</legend>
            <div className="mt-2 flex flex-wrap gap-2">
              {ofDay.map((time) => (
                <label key={time.startsAt} className="time-choice relative">
                  <input
                    type="radio"
                    name={name}
                    value={time.startsAt}
                    checked={chosen === time.startsAt}
                    onChange={() => onChoose(time)}
                    className="absolute inset-0 size-full cursor-pointer opacity-0"
                  />
                  {formatTime(new Date(time.startsAt), zone)}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted-foreground">No horário de {zonePlace(zone)}.</p>
        {weeks.length > 1 && (
          <div className="flex gap-2">
            <Button variant="outline" size="sm" disabled={shown === 0} onClick={() => setPage(shown - 1)}>
              Antes
            </Button>
            <Button
              variant="outline"
              size="sm"
              disabled={shown === weeks.length - 1}
              onClick={() => setPage(shown + 1)}
            >
              Depois
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
