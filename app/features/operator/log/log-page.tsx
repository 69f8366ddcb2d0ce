import { useState } from "react";
import { Link } from "react-router";
import { keptFor } from "#app/features/privacy/retention.ts";
import { toastFailure } from "#app/shared/backend/database-error.ts";
import { formatDateTime } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { DataTable } from "../data-table.tsx";
import { askAsOperator } from "../operator.client.ts";
import { OperatorHeading } from "../operator-heading.tsx";
import { OperatorFailure, OperatorLoading } from "../operator-state.tsx";
import { useOperatorData } from "../use-operator-data.ts";
import { actLabels, describeChange, type LogEntry } from "./log.ts";

const PAGE = 100;

/** /operador/historico: who did what to whom, before, after and why. Only ever added to. */
export function LogPage() {
  const { status, data, reload } = useOperatorData<LogEntry[]>("operator_log");
  const [older, setOlder] = useState<LogEntry[]>([]);
  const [hasEnded, setEnded] = useState(false);
  if (status === "loading") return <OperatorLoading />;
  if (status === "failed") return <OperatorFailure onRetry={reload} />;
  const rows = [...data, ...older];

  async function more() {
    try {
      const next = await askAsOperator<LogEntry[]>("operator_log", { before_id: rows.at(-1)?.id });
      setOlder([...older, ...next]);
      setEnded(next.length < PAGE);
    } catch (error) {
      toastFailure(error);
    }
  }
  return (
    <>
      <OperatorHeading
        title="Histórico"
        lead={`Todo ato de quem opera, por ${keptFor("operator_acts")}. Ninguém pode mudar nem apagar. Os motivos ficam por ${keptFor("operator_reasons")}, ou até os dados a que se referem serem apagados.`}
      />
      <DataTable
        title="Atos"
        filename="historico"
        rows={rows}
        isWhole
        empty="Nenhum ato ainda."
        columns={[
          { label: "Quando", value: ({ at }) => at, show: ({ at }) => formatDateTime(new Date(at)) },
          { label: "Quem", value: ({ operator }) => operator },
          { label: "Ato", value: ({ act }) => actLabels[act] ?? act },
          {
            label: "Sobre",
            value: ({ target }) => target,
            show: ({ target, targetKind, targetId }) =>
              targetKind === "professional" && targetId ? (
                <Link to={`/operador/suporte/${targetId}`} className="text-link inline-flex min-h-11 items-center">
                  {target}
                </Link>
              ) : (
                (target ?? "–")
              ),
          },
          { label: "Antes", value: ({ before }) => describeChange(before), isLong: true },
          { label: "Depois", value: ({ after }) => describeChange(after), isLong: true },
          { label: "Motivo", value: ({ why }) => why, isLong: true },
        ]}
      />
      {data.length >= PAGE && !hasEnded && (
        <Button variant="outline" className="mt-4" onClick={more}>
          Mostrar mais
        </Button>
      )}
    </>
  );
}
