import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useFollowed } from "#app/shared/backend/use-followed.ts";
import { plural } from "#app/shared/formats.ts";
import { dayIn } from "#app/shared/time-zones.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { zoneNote } from "#app/shared/when.ts";
import { type AgendaEntry, bySeries, type SeriesEntry, sortAgenda } from "./agenda.ts";
import { AgendaCard } from "./agenda-card.tsx";
import { AnswerDialogs } from "./answers/answer-dialogs.tsx";
import { CalendarSection } from "./calendar/calendar-section.tsx";
import { NewEntryDialog } from "./entry/new-entry-dialog.tsx";
import { followOwnTimes, loadOwnTimes } from "./own-times.client.ts";
import { SuspiciousRequests } from "./suspicious-requests.tsx";
import { useAgenda } from "./use-agenda.ts";
import { OwnTimesContext } from "./use-own-times.ts";

/** /dashboard/agenda, inside the panel's frame. */
export function AgendaPage({ now }: { now: number }) {
  const { agenda } = useAgenda();
  const { status, data: own, reload } = useFollowed({ load: loadOwnTimes, follow: followOwnTimes });
  const [params] = useSearchParams();
  const [adding, setAdding] = useState<string>();
  const { requests, ahead, over } = sortAgenda(agenda.entries, now);
  // What is agreed on, and asked to be moved, stands among the requests.
  const answered = ahead.filter((entry) => !requests.includes(entry));
  const view = VIEWS.find(({ value }) => value === params.get("ver"))?.value ?? "lista";
  const today = dayIn(now, agenda.zone);
  return (
    <OwnTimesContext value={{ own, hasFailed: status === "failed", reload }}>
      <AnswerDialogs>
        <div className="flex flex-col gap-8">
          <div>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h1 className="text-3xl">Agenda</h1>
              <Button onClick={() => setAdding(today)}>Anotar na agenda</Button>
            </div>
            <p className="mt-2 text-muted-foreground" role="status">
              {requests.length === 0
                ? "Nenhum pedido espera por você."
                : `${plural(requests.length, "pedido espera", "pedidos esperam")} sua resposta.`}{" "}
              {zoneNote(agenda.zone)}
            </p>
          </div>
          <Views view={view} />
          {agenda.entries.length === 0 && view === "lista" && (
            <EmptyState
              title="Sua agenda está livre"
              description="Quando alguém pedir uma consulta pelo seu perfil, o pedido aparece aqui na mesma hora."
              action={
                <Link to="/dashboard/horarios" className={buttonVariants({ variant: "outline" })}>
                  Conferir meus horários
                </Link>
              }
            />
          )}
          {view !== "lista" && <CalendarSection view={view} now={now} onAdd={setAdding} />}
          <SuspiciousRequests />
          <Group title="Pedidos" entries={single(requests)} zone={agenda.zone} now={now} />
          {view === "lista" && (
            <Group title="Próximas consultas" entries={bySeries(answered)} zone={agenda.zone} now={now} />
          )}
          {view === "lista" && over.length > 0 && (
            <details>
              <summary className="min-h-11 cursor-pointer py-2.5 text-xl font-serif">
                Anteriores ({over.length})
              </summary>
              <Entries entries={single(over)} zone={agenda.zone} now={now} />
            </details>
          )}
          <p>
            <Link to="/dashboard/conexoes" className="text-link">
              Seus calendários, sua sala online e seu site
            </Link>
          </p>
          {adding && <NewEntryDialog day={adding} onClose={() => setAdding(undefined)} />}
        </div>
      </AnswerDialogs>
    </OwnTimesContext>
  );
}

const VIEWS = [
  { value: "lista", label: "Lista" },
  { value: "dia", label: "Dia" },
  { value: "semana", label: "Semana" },
] as const;

/** In the address, so that a day can be come back to. */
function Views({ view }: { view: string }) {
  return (
    <nav aria-label="Como ver a agenda" className="flex gap-2">
      {VIEWS.map(({ value, label }) => (
        <Link
          key={value}
          to={value === "lista" ? "." : `?ver=${value}`}
          replace
          preventScrollReset
          aria-current={value === view ? "page" : undefined}
          className={buttonVariants({ variant: value === view ? "secondary" : "ghost", size: "sm" })}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** What is listed date by date. */
const single = (entries: readonly AgendaEntry[]) => entries.map((entry) => ({ entry, later: [] }));

type GroupProps = { title: ReactNode; entries: SeriesEntry[]; zone: string; now: number };

function Group({ title, ...rest }: GroupProps) {
  if (rest.entries.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <Entries {...rest} />
    </section>
  );
}

function Entries({ entries, zone, now }: Omit<GroupProps, "title">) {
  return (
    <ul className="mt-4 flex flex-col gap-4">
      {entries.map(({ entry, later }) => (
        <li key={entry.id}>
          <AgendaCard entry={entry} later={later} zone={zone} now={now} />
        </li>
      ))}
    </ul>
  );
}
