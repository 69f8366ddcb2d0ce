import { useState } from "react";
import { Link } from "react-router";
import { requestKinds } from "#app/features/privacy/privacy-request.ts";
import { formatDate, plural } from "#app/shared/formats.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { DataTable } from "./data-table.tsx";
import { OperatorHeading } from "./operator-heading.tsx";
import { OperatorFailure, OperatorLoading } from "./operator-state.tsx";
import type { Planned } from "./planned-acts.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { daysLeft, type PrivacyRequest, requestStates } from "./requests.ts";
import { useAct } from "./use-act.ts";
import { useOperatorData } from "./use-operator-data.ts";

/** /operador/lgpd: requests about personal data, the next deadline first. */
export function RequestsPage() {
  const { status, data, reload } = useOperatorData<PrivacyRequest[]>("operator_requests");
  const [planned, setPlanned] = useState<Planned>();
  const { act, isBusy } = useAct(reload);
  if (status === "loading") return <OperatorLoading />;
  if (status === "failed") return <OperatorFailure onRetry={reload} />;
  const open = data.filter(({ state }) => state === "open");
  return (
    <>
      <OperatorHeading
        title="Pedidos LGPD"
        lead={
          <>
            A lei dá 15 dias para responder. Que dados guardamos, onde e por quanto tempo está em{" "}
            <Link to="/lgpd#dados" className="text-link">
              Seus dados
            </Link>
            .
          </>
        }
      />
      {open.length === 0 && <p className="text-muted-foreground">Nenhum pedido em aberto.</p>}
      <ul className="flex flex-col gap-4">
        {open.map((request) => (
          <RequestCard key={request.id} request={request} onPlan={setPlanned} />
        ))}
      </ul>
      <DataTable
        title="Todos os pedidos"
        filename="pedidos-lgpd"
        className="mt-10"
        rows={data}
        empty="Nenhum pedido ainda."
        columns={[
          { label: "Protocolo", value: ({ protocol }) => protocol },
          { label: "Pedido", value: ({ kind }) => requestKinds[kind] },
          {
            label: "Recebido",
            value: ({ createdAt }) => createdAt,
            show: ({ createdAt }) => formatDate(new Date(createdAt)),
          },
          { label: "Prazo", value: ({ dueAt }) => dueAt, show: ({ dueAt }) => formatDate(new Date(dueAt)) },
          { label: "Situação", value: ({ state }) => requestStates[state] },
          { label: "O que foi feito", value: ({ done }) => done, isLong: true },
        ]}
      />
      {planned && (
        <ReasonDialog
          question={planned.question}
          isBusy={isBusy}
          onClose={() => setPlanned(undefined)}
          onReason={async (reason) => {
            if (await act(planned.name, planned.parameters(reason), planned.done)) setPlanned(undefined);
          }}
        />
      )}
    </>
  );
}

function RequestCard({ request, onPlan }: { request: PrivacyRequest; onPlan: (planned: Planned) => void }) {
  const left = daysLeft(request.dueAt, new Date());
  return (
    <li className="max-w-3xl rounded border bg-surface-raised p-5 shadow">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge>{requestKinds[request.kind]}</Badge>
        <Badge variant={left < 0 ? "destructive" : left <= 5 ? "warning" : "secondary"}>
          {left < 0 ? "prazo vencido" : `${plural(left, "dia", "dias")} de prazo`}
        </Badge>
        <span className="text-sm text-muted-foreground">{request.protocol}</span>
      </div>
      <p className="mt-2 font-semibold">
        {request.name} · {request.email}
      </p>
      {request.message && <p className="mt-1 whitespace-pre-line">{request.message}</p>}
      {request.professionalId && (
        <Link
          to={`/operador/suporte/${request.professionalId}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          Há uma conta com este e-mail
        </Link>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={() => onPlan(planAnswer(request, true))}>
          Atendido
        </Button>
        <Button variant="outline" size="sm" onClick={() => onPlan(planAnswer(request, false))}>
          Recusar
        </Button>
      </div>
    </li>
  );
}

function planAnswer({ id, name, protocol }: PrivacyRequest, isDone: boolean): Planned {
  return {
    name: "operator_close_request",
    parameters: (answer) => ({ request: id, is_done: isDone, answer }),
    done: "Pedido respondido",
    question: {
      title: isDone ? "Pedido atendido" : "Recusar o pedido",
      description: `${name}, ${protocol}`,
      label: "O que foi feito",
      note: "Vai por e-mail a quem pediu e fica guardado por cinco anos.",
      button: "Responder",
      isDestructive: !isDone,
    },
  };
}
