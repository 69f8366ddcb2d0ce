import type { ClosedSpan } from "#app/features/availability/dates/time-off.ts";
import { plural } from "#app/shared/formats.ts";
import { dayIn } from "#app/shared/time-zones.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { formatWhen } from "#app/shared/when.ts";
import { type AgendaEntry, bookedWithin } from "../agenda.ts";
import { useAgenda } from "../use-agenda.ts";

const MOST_NAMES = 6;

/** Closed hours keep new patients away; whoever has a time already still comes, and is named before it is saved. */
export function BookedThen({ closed }: { closed: readonly ClosedSpan[] }) {
  const { agenda } = useAgenda();
  const booked = bookedWithin(agenda, closed);
  return (
    <div role="status" className="empty:hidden">
      {booked.length > 0 && <Booked booked={booked} zone={agenda.zone} />}
    </div>
  );
}

function Booked({ booked, zone }: { booked: readonly AgendaEntry[]; zone: string }) {
  const days = booked.map(({ starts_at }) => dayIn(Date.parse(starts_at ?? ""), zone));
  const view = days.at(-1) === days[0] ? "dia" : "semana";
  const more = booked.length - MOST_NAMES;
  return (
    <Alert
      variant="warning"
      className="mb-4"
      title={`Você já tem ${plural(booked.length, "consulta marcada ou pedida", "consultas marcadas ou pedidas")} nesse tempo`}
    >
      <ul>
        {booked.slice(0, MOST_NAMES).map(({ id, patient_name, starts_at }) => (
          <li key={id} className="break-words">
            {patient_name}: {formatWhen(new Date(starts_at ?? ""), zone)}
          </li>
        ))}
        {more > 0 && <li>E mais {more}.</li>}
      </ul>
      <p className="mt-1">
        {booked.length === 1 ? "Ela continua valendo. " : "Elas continuam valendo. "}
        {/* Beside what is being typed, which stays. */}
        <a href={`/dashboard/agenda?ver=${view}&dia=${days[0]}`} target="_blank" rel="noopener" className="text-link">
          Ver na agenda<span className="sr-only"> (abre em outra aba)</span>
        </a>
      </p>
    </Alert>
  );
}
