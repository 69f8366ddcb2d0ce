import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import type { FirstDay, FirstTimes } from "./first-times.ts";
import { relativeWords } from "./relative-words.ts";

type NextTimesProps = { professionalId: string; times: FirstTimes | undefined };

/** The first free times on a profile; each is a way to book it. Replaced in an open page when they change. */
export function NextTimes({ professionalId, times }: NextTimesProps) {
  return (
    <div id="proximos-horarios" data-live aria-live="polite" className="empty:hidden">
      {times && times.days.length > 0 && <Times path={`/profissional/${professionalId}/agendar`} times={times} />}
    </div>
  );
}

function Times({ path, times: { place, days, changedAt, now } }: { path: string; times: FirstTimes }) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <CardTitle>Próximos horários</CardTitle>
        <UpdatedNote changedAt={changedAt} now={now} />
      </div>
      <div className="mt-4 flex flex-col gap-4">
        {days.map((day) => (
          <Day key={day.label} day={day} path={path} />
        ))}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <a href={path} className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}>
          Ver todos os horários
        </a>
        <p className="text-sm text-muted-foreground">No horário de {place}.</p>
      </div>
    </Card>
  );
}

type UpdatedNoteProps = { changedAt: string; now: number };

/** "Atualizado há 2 min"; in an open page the minutes go on (app/public/browser/follow-page.ts). */
function UpdatedNote({ changedAt, now }: UpdatedNoteProps) {
  return (
    <time dateTime={changedAt} data-ago className="text-sm text-muted-foreground">
      Atualizado {relativeWords(new Date(changedAt), new Date(now))}
    </time>
  );
}

function Day({ day: { label, times, rest }, path }: { day: FirstDay; path: string }) {
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold first-letter:uppercase">{label}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {times.map((time) => (
          <li key={time.startsAt}>
            <a
              href={`${path}?inicio=${time.startsAt}`}
              className="time-choice"
              aria-label={`Agendar ${label}, às ${time.label}`}
            >
              {time.label}
            </a>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <a href={path} className="time-choice" aria-label={`Mais ${rest} horários, ${label}`}>
              +{rest}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
