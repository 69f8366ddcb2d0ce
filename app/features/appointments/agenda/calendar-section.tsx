import { clsx } from "clsx";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { shortDay } from "#app/features/availability/card-times.ts";
import { dayLabel } from "#app/features/availability/free-times.ts";
import type { Minutes } from "#app/features/availability/own-times.ts";
import { weekLabel } from "#app/features/availability/times-week.ts";
import { dayIn } from "#app/shared/time-zones.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "#app/shared/ui/icons/icons.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { type AgendaEntry, countWords, statusLabel } from "./agenda.ts";
import {
  type CalendarDay,
  type CalendarItem,
  type CalendarView,
  calendarDays,
  daysOf,
  hoursShown,
  openWords,
  readDay,
  shaded,
  turn,
} from "./agenda-calendar.ts";
import { AgendaCard } from "./agenda-card.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import { useAgenda } from "./use-agenda.ts";
import { useOwnTimes } from "./use-own-times.ts";

type CalendarSectionProps = {
  view: CalendarView;
  now: number;
  onAdd: (day: string) => void;
};

/** A day or a week of the agenda. The address says which, so that it can be come back to. */
export function CalendarSection({ view, now, onAdd }: CalendarSectionProps) {
  const { agenda } = useAgenda();
  const { zone, entries } = agenda;
  const { own } = useOwnTimes();
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<CalendarItem>();
  const today = dayIn(now, zone);
  const day = readDay(params.get("dia")) ?? today;
  const days = calendarDays(daysOf(view, day), { entries, own, zone, now });
  const go = (to: string) => setParams({ ver: view, dia: to }, { replace: true, preventScrollReset: true });
  const label = view === "dia" ? dayLabel(day, today) : weekLabel(days[0]?.day ?? day);
  const shown = days.flatMap(({ items }) => items.flatMap((item) => (item.kind === "appointment" ? [item.entry] : [])));
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
          {countWords([...new Set(shown)])}
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
    <div
      className={clsx("agenda-grid mt-4", view === "semana" ? "agenda-week" : "agenda-one")}
      data-notes={days.some(({ note }) => note) || undefined}
    >
      <div aria-hidden="true" className="agenda-hours">
        {hours.map((hour) => (
          <span key={hour}>{hour}h</span>
        ))}
      </div>
      {days.map(({ day, items, open, note }) => (
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
          <p className="agenda-note">{note}</p>
          {open && <p className="sr-only">{openWords(open)}</p>}
          <div className="agenda-column" style={{ "--hours": hours.length } as object}>
            {open &&
              shaded(open).map((span) => (
                <div
                  key={span.starts}
                  aria-hidden="true"
                  className="agenda-shade"
                  style={spanOf(span, hours) as object}
                />
              ))}
            <ul className="agenda-items">
              {items.map((item) => (
                <li key={item.key} style={placeOf(item, hours) as object}>
                  <Item item={item} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </div>
          {items.length === 0 && <p className="agenda-empty text-sm text-muted-foreground">Nada marcado</p>}
        </section>
      ))}
    </div>
  );
}

function Item({ item, onOpen }: { item: CalendarItem; onOpen: (item: CalendarItem) => void }) {
  const words = (
    <>
      <span className="numeric">{item.time}</span> <span className="font-semibold">{nameOf(item)}</span>
    </>
  );
  if (item.kind === "busy") return <p className={lookOf(item)}>{words}</p>;
  return (
    <button type="button" className={lookOf(item)} aria-label={wordsOf(item)} onClick={() => onOpen(item)}>
      {words}
    </button>
  );
}

/** What of it is within the hours that are drawn. */
function spanOf({ starts, ends }: Minutes, hours: readonly number[]) {
  const [first, last] = [hours[0] ?? 0, (hours.at(-1) ?? 23) + 1];
  const from = Math.max(first, starts / 60);
  return { "--from": from - first, "--length": Math.max(0, Math.min(last, ends / 60) - from) };
}

const placeOf = (item: CalendarItem, hours: readonly number[]) => ({
  ...spanOf(item, hours),
  "--lane": item.lane,
  "--lanes": item.lanes,
});

const lookOf = (item: CalendarItem) =>
  clsx("agenda-item", item.kind === "appointment" ? `agenda-${item.entry.status}` : `agenda-${item.kind}`);

function nameOf(item: CalendarItem) {
  if (item.kind === "busy") return "Ocupado em outro calendário";
  return item.kind === "closed" ? (item.block.reason ?? "Bloqueado") : item.entry.patient_name;
}

/** "14h às 14h50 Rui Barbosa: Confirmada": what is seen, and its state. */
const wordsOf = (item: Exclude<CalendarItem, { kind: "busy" }>) =>
  `${item.time} ${nameOf(item)}: ${item.kind === "closed" ? "horário bloqueado" : statusLabel(item.entry)}`;

type OpenedProps = { opened: CalendarItem | undefined; now: number; onClose: () => void };

/** What was pressed; an appointment as it is now, not as it was then. */
function Opened({ opened, now, onClose }: OpenedProps) {
  const { agenda } = useAgenda();
  if (!opened) return null;
  if (opened.kind === "busy") return null;
  if (opened.kind === "closed") return <BlockDialog block={opened.block} onClose={onClose} />;
  const entry: AgendaEntry = agenda.entries.find(({ id }) => id === opened.key) ?? opened.entry;
  return (
    <Dialog open onClose={onClose} title="Consulta">
      <AgendaCard entry={entry} zone={agenda.zone} now={now} isBare />
    </Dialog>
  );
}
