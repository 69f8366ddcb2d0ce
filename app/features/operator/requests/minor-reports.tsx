import { forWhomLabels } from "#app/features/appointments/for-whom.ts";
import { formatDateTime } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { LoadFailure } from "#app/shared/ui/load-failure.tsx";
import type { Planned } from "../planned-acts.ts";
import type { OperatorData } from "../use-operator-data.ts";
import type { MinorReport } from "./requests.ts";

type MinorReportsProps = { reports: OperatorData<MinorReport[]>; onPlan: (planned: Planned) => void };

/** What professionals told: a minor asked alone. Of the person nothing is shown. */
export function MinorReports({ reports: { status, data = [], reload }, onPlan }: MinorReportsProps) {
  const hasFailed = status === "failed";
  if (!hasFailed && data.length === 0) return null;
  return (
    <section aria-labelledby="menores" className="mt-10">
      <h2 id="menores" className="text-2xl">
        Pedidos de menores sem responsável
      </h2>
      {hasFailed && <LoadFailure onRetry={reload} />}
      <ul className="mt-4 flex flex-col gap-4">
        {data.map((report) => (
          <li key={report.id} className="max-w-3xl rounded border bg-surface-raised p-5 shadow">
            <p className="font-semibold">Consulta com {report.professional}</p>
            <p className="mt-1 text-sm text-muted-foreground">
              Pedida em {formatDateTime(new Date(report.createdAt))}, avisada em{" "}
              {formatDateTime(new Date(report.reportedAt))}. {forWhomLabels[report.forWhom] ?? "Pedida para si"}.
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button variant="destructive" size="sm" onClick={() => onPlan(planMinor(report, true))}>
                Apagar o pedido
              </Button>
              <Button variant="outline" size="sm" onClick={() => onPlan(planMinor(report, false))}>
                Manter
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function planMinor({ id, professional }: MinorReport, isErased: boolean): Planned {
  return {
    name: "operator_settle_minor",
    parameters: (reason) => ({ appointment: id, is_erased: isErased, reason }),
    done: isErased ? "Pedido apagado" : "Pedido mantido",
    question: {
      title: isErased ? "Apagar o pedido" : "Manter o pedido",
      description: isErased
        ? `A consulta com ${professional} é cancelada e apagada, e o profissional recebe um aviso. Não tem volta.`
        : `A consulta com ${professional} continua como está.`,
      label: "Motivo",
      note: "Fica no registro dos atos. Não escreva nada que diga quem pediu.",
      prefilled: isErased ? "Pedido de criança ou adolescente sem responsável." : "",
      button: isErased ? "Apagar" : "Manter",
      isDestructive: isErased,
    },
  };
}
