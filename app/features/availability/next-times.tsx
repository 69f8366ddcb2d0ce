import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { WeekDayLabel, WeekTurns } from "#app/shared/ui/week-parts.tsx";
import { ZoneNote } from "#app/shared/ui/zone-note.tsx";
import { bookingHref } from "./booking-href.ts";
import { relativeWords } from "./relative-words.ts";
import type { TimesWeek, WeekDay } from "./times-week.ts";

type NextTimesProps = { professionalId: string; times: ProfileTimes | undefined };
type ProfileTimes = { week: TimesWeek | undefined; zone: string; changedAt: string; now: number };

/** A week of free times on a profile; each is a way to book it. Replaced in an open page when they change. */
export function NextTimes({ professionalId, times }: NextTimesProps) {
  return (
    <div id="proximos-horarios" data-live aria-live="polite" className="empty:hidden">
      {times?.week && <Times professionalId={professionalId} times={times} week={times.week} />}
    </div>
  );
}

type TimesProps = { professionalId: string; times: ProfileTimes; week: TimesWeek };

function Times({ professionalId, times: { changedAt, now }, week }: TimesProps) {
  const path = `/profissional/${professionalId}`;
  const turn = (number: number) =>
    number >= 1 && number <= week.weeks ? `${path}?semana=${number}#proximos-horarios` : undefined;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <CardTitle>Próximos horários</CardTitle>
        <UpdatedNote changedAt={changedAt} now={now} />
      </div>
      <ZoneNote zone={week.zone} now={now} place="before" className="mt-1" />
      <WeekTurns label={week.label} previous={turn(week.number - 1)} next={turn(week.number + 1)} act="week" />
      <div className="week-grid">
        {week.days.map((day) => (
          <Day key={day.day} day={day} professionalId={professionalId} />
        ))}
      </div>
      {week.days.every(({ times }) => times.length === 0) && <EmptyWeek next={turn(week.firstFree ?? 0)} />}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <a href={`${path}/agendar`} className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}>
          Ver todos os horários
        </a>
        <ZoneNote zone={week.zone} now={now} place="after" />
      </div>
    </Card>
  );
}

function EmptyWeek({ next }: { next: string | undefined }) {
  return (
    <p className="text-muted-foreground">
      Nenhum horário livre nesta semana.{" "}
      {next && (
        <a href={next} data-act="week" className="text-link">
          Ver a próxima com horários
        </a>
      )}
    </p>
  );
}

type UpdatedNoteProps = { changedAt: string; now: number };

/** "Atualizado há 2 min"; in an open page the minutes go on (app/public/browser/follow-page.ts), and are no news to hear. */
function UpdatedNote({ changedAt, now }: UpdatedNoteProps) {
  return (
    <time dateTime={changedAt} data-ago aria-live="off" className="text-sm text-muted-foreground">
      Atualizado {relativeWords(new Date(changedAt), new Date(now))}
    </time>
  );
}

function Day({
  day: { day, label, short, isToday, times, rest },
  professionalId,
}: {
  day: WeekDay;
  professionalId: string;
}) {
  return (
    <div className="week-day" data-today={isToday || undefined} data-empty={times.length === 0 || undefined}>
      <h3>
        <WeekDayLabel label={label} short={short} />
      </h3>
      <ul className="week-times">
        {times.map((time) => (
          <li key={time.startsAt}>
            <a
              href={bookingHref(professionalId, time.startsAt)}
              className="time-choice"
              aria-label={`Agendar ${label}, ${time.at}`}
            >
              {time.label}
            </a>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <a
              href={`/profissional/${professionalId}/agendar#dia-${day}`}
              className="time-choice"
              aria-label={`Mais ${rest} ${rest === 1 ? "horário" : "horários"}, ${label}`}
            >
              +{rest}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
