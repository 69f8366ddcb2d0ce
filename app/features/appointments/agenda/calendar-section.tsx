import { clsx } from "clsx";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { shortDay } from "#app/features/availability/card-times.ts";
import type { DateHours } from "#app/features/availability/date-hours.ts";
import { dayLabel } from "#app/features/availability/free-times.ts";
import { weekLabel } from "#app/features/availability/times-week.ts";
import { plural, shortTime } from "#app/shared/formats.ts";
import { dayIn } from "#app/shared/time-zones.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "#app/shared/ui/icons/icons.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { type AgendaEntry, statusLabel } from "./agenda.ts";
import {
  type CalendarDay,
  type CalendarItem,
  type CalendarView,
  calendarDays,
  daysOf,
  hoursShown,
  readDay,
  turn,
} from "./agenda-calendar.ts";
import { AgendaCard } from "./agenda-card.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import { useAgenda } from "./use-agenda.ts";

type CalendarSectionProps = {
  view: CalendarView;
  blocks: readonly DateHours[];
  now: number;
  onAdd: (day: string) => void;
};

/** A day or a week of the agenda. The address says which, so that it can be come back to. */
export function CalendarSection({ view, blocks, now, onAdd }: CalendarSectionProps) {
  const { agenda } = useAgenda();
  const { zone, entries } = agenda;
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<CalendarItem>();
  const today = dayIn(now, zone);
  const day = readDay(params.get("dia")) ?? today;
  const days = calendarDays(daysOf(view, day), { entries, blocks, zone, now });
  const go = (to: string) => setParams({ ver: view, dia: to }, { replace: true, preventScrollReset: true });
  const label = view === "dia" ? dayLabel(day, today) : weekLabel(days[0]?.day ?? day);
  const count = days.flatMap(({ items }) => items).filter(({ kind }) => kind === "appointment").length;
  return (
    <section aria-label={view === "dia" ? "Agenda do dia" : "Agenda da semana"}>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="outline"
          size="icon"
          aria-label={view === "dia" ? "Dia anterior" : "Semana anterior"}
          onClick={() => go(turn(view, day, -1))}
        >
          <ChevronLeftIcon />
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-label={view === "dia" ? "Próximo dia" : "Próxima semana"}
          onClick={() => go(turn(view, day, 1))}
        >
          <ChevronRightIcon />
        </Button>
        <Button variant="ghost" size="sm" onClick={() => go(today)}>
          Hoje
        </Button>
        <h2 className="text-xl first-letter:uppercase">{label}</h2>
        <p role="status" className="text-sm text-muted-foreground">
          {count === 0 ? "Nenhuma consulta" : plural(count, "consulta", "consultas")}
        </p>
      </div>
      <Grid {...{ view, days, today, onAdd }} onOpen={setOpened} />
      <Opened opened={opened} now={now} onClose={() => setOpened(undefined)} />
    </section>
  );
}

type GridProps = {
  view: CalendarView;
  days: readonly CalendarDay[];
  today: string;
  onAdd: (day: string) => void;
  onOpen: (item: CalendarItem) => void;
};

/** Hours beside each other where there is room; on a phone a week is a list of its days. */
function Grid({ view, days, today, onAdd, onOpen }: GridProps) {
  const hours = hoursShown(days);
  return (
    <div className={clsx("agenda-grid mt-4", view === "semana" ? "agenda-week" : "agenda-one")}>
      <div aria-hidden="true" className="agenda-hours">
        {hours.map((hour) => (
          <span key={hour}>{hour}h</span>
        ))}
      </div>
      {days.map(({ day, items }) => (
        <section
          key={day}
          aria-label={dayLabel(day, today)}
          className="agenda-day"
          data-today={day === today || undefined}
        >
          <div className="agenda-heading">
            <h3 className="font-sans text-sm font-semibold">{shortDay(day, today)}</h3>
            <Button
              variant="ghost"
              size="sm"
              className="px-2.5"
              aria-label={`Anotar em ${dayLabel(day, today)}`}
              onClick={() => onAdd(day)}
            >
              +
            </Button>
          </div>
          <ul className="agenda-items" style={{ "--hours": hours.length } as object}>
            {items.map((item) => (
              <li key={item.key} style={placeOf(item, hours[0] ?? 0) as object}>
                <button type="button" className={lookOf(item)} aria-label={wordsOf(item)} onClick={() => onOpen(item)}>
                  <span className="numeric">
                    {clock(item.starts)} às {clock(item.ends)}
                  </span>{" "}
                  <span className="font-semibold">{nameOf(item)}</span>
                </button>
              </li>
            ))}
          </ul>
          {items.length === 0 && <p className="agenda-empty text-sm text-muted-foreground">Nada marcado</p>}
        </section>
      ))}
    </div>
  );
}

const placeOf = ({ starts, ends, lane, lanes }: CalendarItem, firstHour: number) => ({
  "--from": starts / 60 - firstHour,
  "--length": (ends - starts) / 60,
  "--lane": lane,
  "--lanes": lanes,
});

const lookOf = (item: CalendarItem) =>
  clsx("agenda-item", item.kind === "closed" ? "agenda-closed" : `agenda-${item.entry.status}`);

const nameOf = (item: CalendarItem) =>
  item.kind === "closed" ? (item.block.reason ?? "Bloqueado") : item.entry.patient_name;

/** "14h às 14h50 Rui Barbosa: Confirmada": what is seen, and its state. */
const wordsOf = (item: CalendarItem) =>
  `${clock(item.starts)} às ${clock(item.ends)} ${nameOf(item)}: ${
    item.kind === "closed" ? "horário bloqueado" : statusLabel(item.entry)
  }`;

const clock = (minutes: number) =>
  shortTime(`${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`);

type OpenedProps = { opened: CalendarItem | undefined; now: number; onClose: () => void };

/** What was pressed; an appointment as it is now, not as it was then. */
function Opened({ opened, now, onClose }: OpenedProps) {
  const { agenda } = useAgenda();
  if (!opened) return null;
  if (opened.kind === "closed") return <BlockDialog block={opened.block} onClose={onClose} />;
  const entry: AgendaEntry = agenda.entries.find(({ id }) => id === opened.key) ?? opened.entry;
  return (
    <Dialog open onClose={onClose} title="Consulta">
      <AgendaCard entry={entry} zone={agenda.zone} now={now} isBare />
    </Dialog>
  );
}
