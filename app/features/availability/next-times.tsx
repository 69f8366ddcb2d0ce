import { Link } from "react-router";
import { formatTime } from "#app/shared/formats.ts";
import { dayIn } from "#app/shared/time-zones.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { zonePlace } from "#app/shared/zone-place.ts";
import { dayLabel, type FreeDay, type FreeTimes, freeDays } from "./free-times.ts";
import { UpdatedNote } from "./updated-note.tsx";
import { useFreeTimes } from "./use-free-times.ts";

const DAYS = 3;
const TIMES = 5;

type NextTimesProps = { professionalId: string; times: FreeTimes | undefined };

/** The first free times on a profile; each is a way to book it. */
export function NextTimes({ professionalId, times: rendered }: NextTimesProps) {
  const times = useFreeTimes(professionalId, rendered, "reader");
  if (!times || times.slots.length === 0) return null;
  const { zone, slots, changedAt, now } = times;
  const href = `/profissional/${professionalId}/agendar`;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <CardTitle>Próximos horários</CardTitle>
        <UpdatedNote changedAt={changedAt} now={now} />
      </div>
      <div className="mt-4 flex flex-col gap-4" aria-live="polite">
        {freeDays(slots, zone)
          .slice(0, DAYS)
          .map((day) => (
            <Day key={day.day} day={day} zone={zone} today={dayIn(now, zone)} href={href} />
          ))}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Link to={href} className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}>
          Ver todos os horários
        </Link>
        <p className="text-sm text-muted-foreground">No horário de {zonePlace(zone)}.</p>
      </div>
    </Card>
  );
}

type DayProps = { day: FreeDay; zone: string; today: string; href: string };

function Day({ day: { day, times }, zone, today, href }: DayProps) {
  const rest = times.length - TIMES;
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold first-letter:uppercase">{dayLabel(day, today)}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {times.slice(0, TIMES).map(({ startsAt }) => (
          <li key={startsAt}>
            <Link
              to={`${href}?inicio=${new Date(startsAt).toISOString()}`}
              className="time-choice"
              aria-label={`Agendar ${dayLabel(day, today)}, às ${formatTime(new Date(startsAt), zone)}`}
            >
              {formatTime(new Date(startsAt), zone)}
            </Link>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <Link to={href} className="time-choice" aria-label={`Mais ${rest} horários, ${dayLabel(day, today)}`}>
              +{rest}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
