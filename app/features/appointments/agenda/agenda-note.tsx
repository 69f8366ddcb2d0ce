import { Link } from "react-router";
import { plural } from "#app/shared/formats.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { formatWhen } from "#app/shared/when.ts";
import { answerDeadline, sortAgenda } from "./agenda.ts";
import { useAgenda } from "./use-agenda.ts";

/** On the overview: what waits for an answer, and who comes next. Nothing where there is neither. */
export function AgendaNote({ now }: { now: number }) {
  const { agenda } = useAgenda();
  const { requests, ahead } = sortAgenda(agenda.entries, now);
  const next = ahead.find(({ status }) => status === "confirmed");
  const [first] = requests;
  const until = first && answerDeadline(first);
  if (!first && !next) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-[1_1_18rem]">
        <CardTitle>
          {first ? `${plural(requests.length, "pedido espera", "pedidos esperam")} sua resposta` : "Sua agenda"}
        </CardTitle>
        {until && (
          <p className="mt-1">
            {requests.length === 1 ? "Responda" : "Responda o primeiro"} até {formatWhen(new Date(until), agenda.zone)}.
          </p>
        )}
        {next?.starts_at && (
          <p className="mt-1 break-words text-muted-foreground">
            Próxima consulta: {formatWhen(new Date(next.starts_at), agenda.zone)}, com {next.patient_name}.
          </p>
        )}
      </div>
      <Link
        to="/dashboard/agenda"
        className={buttonVariants({ variant: first ? "default" : "outline", className: "max-sm:w-full" })}
      >
        {first ? "Responder" : "Ver agenda"}
      </Link>
    </Card>
  );
}
