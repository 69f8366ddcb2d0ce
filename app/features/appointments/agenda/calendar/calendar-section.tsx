import { useState } from "react";
import { useSearchParams } from "react-router";
import { dayLabel } from "#app/features/availability/free-times.ts";
import { weekLabel } from "#app/features/availability/times-week.ts";
import { dayIn } from "#app/shared/time-zones.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "#app/shared/ui/icons/icons.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { type AgendaEntry, countWords } from "../agenda.ts";
import { AgendaCard } from "../agenda-card.tsx";
import { BlockDialog } from "../entry/block-dialog.tsx";
import { useAgenda } from "../use-agenda.ts";
import { useOwnTimes } from "../use-own-times.ts";
import { type CalendarItem, type CalendarView, calendarDays, daysOf, readDay, turn } from "./agenda-calendar.ts";
import { CalendarGrid } from "./calendar-grid.tsx";

type CalendarSectionProps = {
  view: CalendarView;
  now: number;
  onAdd: (day: string) => void;
};

/** A day or a week of the agenda. The address says which, so that it can be come back to. */
export function CalendarSection({ view, now, onAdd }: CalendarSectionProps) {
  const { agenda } = useAgenda();
  const { zone, entries } = agenda;
  const { own, hasFailed, reload } = useOwnTimes();
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
      {hasFailed && (
        <Alert
          variant="warning"
          announce
          className="mt-4"
          title="Seus horários, folgas e bloqueios não carregaram"
          action={
            <Button variant="outline" size="sm" onClick={() => void reload()}>
              Tentar de novo
            </Button>
          }
        />
      )}
      <CalendarGrid {...{ view, days, today, onAdd }} onOpen={setOpened} />
      <Opened opened={opened} now={now} onClose={() => setOpened(undefined)} />
    </section>
  );
}

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
