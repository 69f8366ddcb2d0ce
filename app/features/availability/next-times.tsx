import { Link } from "react-router";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { stamped, stampedList } from "#app/shared/ui/stamp.tsx";
import type { FirstDay, FirstTimes } from "./first-times.ts";
import { UpdatedNote } from "./updated-note.tsx";
import { useFreeTimes } from "./use-free-times.ts";

type NextTimesProps = { professionalId: string; times: FirstTimes | undefined };

/** The first free times on a profile; each is a way to book it. */
export function NextTimes({ professionalId, times: rendered }: NextTimesProps) {
  const times = useFreeTimes(professionalId, rendered, { only: "first", start: "reader" });
  if (!times || times.days.length === 0) return null;
  const { place, days, changedAt, now } = times;
  const path = `profissional/${professionalId}/agendar`;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <CardTitle>Próximos horários</CardTitle>
        <UpdatedNote changedAt={changedAt} now={now} />
      </div>
      <div className="mt-4 flex flex-col gap-4" aria-live="polite">
        {days.map((day) => (
          <Day key={day.label} day={day} path={path} />
        ))}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <AllTimes path={path} place={place} />
      </div>
    </Card>
  );
}

function Day({ day: { label, times, rest }, path }: { day: FirstDay; path: string }) {
  const links = times.map((time) => ({
    path: `${path}?inicio=${time.startsAt}`,
    label: `Agendar ${label}, às ${time.label}`,
    time: time.label,
  }));
  const more = { path, label: `Mais ${rest} horários, ${label}`, time: `+${rest}` };
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold first-letter:uppercase">{label}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        <TimeLinks each={[...links, ...(rest > 0 ? [more] : [])]} />
      </ul>
    </div>
  );
}

export const TimeLinks = stampedList(function TimeDrawing({
  path,
  label,
  time,
}: Record<"path" | "label" | "time", string>) {
  return (
    <li>
      <Link to={`/${path}`} className="time-choice" aria-label={label}>
        {time}
      </Link>
    </li>
  );
}, "path");

const AllTimes = stamped(function AllTimesDrawing({ path, place }: Record<"path" | "place", string>) {
  return (
    <>
      <Link to={`/${path}`} className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}>
        Ver todos os horários
      </Link>
      <p className="text-sm text-muted-foreground">No horário de {place}.</p>
    </>
  );
});
