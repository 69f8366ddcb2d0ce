import { Link } from "react-router";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import type { FirstDay, FirstTimes } from "./first-times.ts";
import { UpdatedNote } from "./updated-note.tsx";
import { useFreeTimes } from "./use-free-times.ts";

type NextTimesProps = { professionalId: string; times: FirstTimes | undefined };

/** The first free times on a profile; each is a way to book it. */
export function NextTimes({ professionalId, times: rendered }: NextTimesProps) {
  const times = useFreeTimes(professionalId, rendered, { only: "first", start: "reader" });
  if (!times || times.days.length === 0) return null;
  const { place, days, changedAt, now } = times;
  const href = `/profissional/${professionalId}/agendar`;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <CardTitle>Próximos horários</CardTitle>
        <UpdatedNote changedAt={changedAt} now={now} />
      </div>
      <div className="mt-4 flex flex-col gap-4" aria-live="polite">
        {days.map((day) => (
          <Day key={day.label} day={day} href={href} />
        ))}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Link to={href} className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}>
          Ver todos os horários
        </Link>
        <p className="text-sm text-muted-foreground">No horário de {place}.</p>
      </div>
    </Card>
  );
}

function Day({ day: { label, times, rest }, href }: { day: FirstDay; href: string }) {
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold first-letter:uppercase">{label}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {times.map((time) => (
          <li key={time.startsAt}>
            <Link
              to={`${href}?inicio=${time.startsAt}`}
              className="time-choice"
              aria-label={`Agendar ${label}, às ${time.label}`}
            >
              {time.label}
            </Link>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <Link to={href} className="time-choice" aria-label={`Mais ${rest} horários, ${label}`}>
              +{rest}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
