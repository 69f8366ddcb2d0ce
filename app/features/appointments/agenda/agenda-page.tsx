import type { ReactNode } from "react";
import { Link } from "react-router";
import { plural } from "#app/shared/formats.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { zoneNote } from "#app/shared/when.ts";
import { RoomsProvider } from "../rooms/rooms-provider.tsx";
import { type AgendaEntry, sortAgenda } from "./agenda.ts";
import { AgendaCard } from "./agenda-card.tsx";
import { SuspiciousRequests } from "./suspicious-requests.tsx";
import { useAgenda } from "./use-agenda.ts";

/** /dashboard/agenda, inside the panel's frame. */
export function AgendaPage({ now }: { now: number }) {
  const { agenda } = useAgenda();
  const { requests, ahead, over } = sortAgenda(agenda.entries, now);
  return (
    <RoomsProvider>
      <div className="flex flex-col gap-8">
        <div>
          <h1 className="text-3xl">Agenda</h1>
          <p className="mt-2 text-muted-foreground" role="status">
            {requests.length === 0
              ? "Nenhum pedido espera por você."
              : `${plural(requests.length, "pedido espera", "pedidos esperam")} sua resposta.`}{" "}
            {zoneNote(agenda.zone)}
          </p>
        </div>
        {agenda.entries.length === 0 && (
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
        <SuspiciousRequests />
        <Group title="Pedidos" entries={requests} zone={agenda.zone} now={now} />
        <Group title="Próximas consultas" entries={ahead} zone={agenda.zone} now={now} />
        {over.length > 0 && (
          <details>
            <summary className="min-h-11 cursor-pointer py-2.5 text-xl font-serif">Anteriores ({over.length})</summary>
            <Entries entries={over} zone={agenda.zone} now={now} />
          </details>
        )}
        <p>
          <Link to="/dashboard/conexoes" className="text-link">
            Seus calendários, sua sala online e seu site
          </Link>
        </p>
      </div>
    </RoomsProvider>
  );
}

type GroupProps = { title: ReactNode; entries: AgendaEntry[]; zone: string; now: number };

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
      {entries.map((entry) => (
        <li key={entry.id}>
          <AgendaCard entry={entry} zone={zone} now={now} />
        </li>
      ))}
    </ul>
  );
}
