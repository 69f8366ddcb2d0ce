import { clsx } from "clsx";
import { shortDay } from "#app/features/availability/card-times.ts";
import { dayLabel } from "#app/features/availability/free-times.ts";
import type { Minutes } from "#app/features/availability/own-times.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { statusLabel } from "../agenda.ts";
import {
  type CalendarDay,
  type CalendarItem,
  type CalendarView,
  hoursShown,
  isBefore,
  openWords,
  shaded,
  untilWords,
} from "./agenda-calendar.ts";

type CalendarGridProps = {
  view: CalendarView;
  days: readonly CalendarDay[];
  today: string;
  onAdd: (day: string) => void;
  onOpen: (item: CalendarItem) => void;
};

/** Hours beside each other where there is room; on a phone a week is a list of its days. */
export function CalendarGrid({ view, days, today, onAdd, onOpen }: CalendarGridProps) {
  const hours = hoursShown(days);
  return (
    <div
      className={clsx("agenda-grid mt-4", view === "semana" ? "agenda-week" : "agenda-one")}
      data-notes={days.some((day) => noteOf(day, hours)) || undefined}
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
          <p className="agenda-note">{noteOf({ items, note }, hours)}</p>
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
              {items
                .filter((item) => !isBefore(item, hours))
                .map((item) => (
                  <li key={item.key} style={placeOf(item, hours) as object}>
                    <Item item={item} onOpen={onOpen} />
                  </li>
                ))}
            </ul>
          </div>
          {items.length === 0 && (
            <p className="agenda-empty text-sm text-muted-foreground">
              {open?.length === 0 ? "Não atende" : "Nada marcado"}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

function Item({ item, onOpen }: { item: CalendarItem; onOpen: (item: CalendarItem) => void }) {
  const words = (
    <>
      <span className="numeric">{item.time}</span> <span className="font-semibold">{nameOf(item)}</span>
      {item.kind === "busy" && <span className="agenda-elsewhere"> em outro calendário</span>}
    </>
  );
  if (item.kind === "busy") return <p className={lookOf(item)}>{words}</p>;
  return (
    <button type="button" className={lookOf(item)} aria-label={wordsOf(item)} onClick={() => onOpen(item)}>
      {words}
    </button>
  );
}

/** A holiday, and who is still there from the day before: "Rui até 0h30". */
function noteOf({ items, note }: Pick<CalendarDay, "items" | "note">, hours: readonly number[]) {
  const rests = items.filter((item) => isBefore(item, hours)).map((item) => `${nameOf(item)} ${untilWords(item)}`);
  return [...(note ? [note] : []), ...rests].join(" · ");
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
  if (item.kind === "busy") return "Ocupado";
  return item.kind === "closed" ? (item.block.reason ?? "Bloqueado") : item.entry.patient_name;
}

/** "14h às 14h50 Rui Barbosa: Confirmada": what is seen, and its state. */
const wordsOf = (item: Exclude<CalendarItem, { kind: "busy" }>) =>
  `${item.time} ${nameOf(item)}: ${item.kind === "closed" ? "horário bloqueado" : statusLabel(item.entry)}`;
