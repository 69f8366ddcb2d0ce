import { useState } from "react";
import { privacyAnswerDays } from "#app/features/privacy/answer-days.ts";
import { requestKinds } from "#app/features/privacy/privacy-request.ts";
import { formatDate } from "#app/shared/formats.ts";
import { ConfirmDialog } from "#app/shared/ui/overlay/confirm-dialog.tsx";
import { DataTable } from "../data-table.tsx";
import { OperatorHeading } from "../operator-heading.tsx";
import { OperatorFailure, OperatorLoading } from "../operator-state.tsx";
import type { Planned } from "../planned-acts.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { useAct } from "../use-act.ts";
import { useOperatorData } from "../use-operator-data.ts";
import { MinorReports } from "./minor-reports.tsx";
import { RequestCard } from "./request-card.tsx";
import { type MinorReport, type PrivacyRequest, requestStates } from "./requests.ts";

/** /operador/lgpd: requests about personal data, the next deadline first. */
export function RequestsPage() {
  const { status, data, reload } = useOperatorData<PrivacyRequest[]>("operator_requests");
  const minors = useOperatorData<MinorReport[]>("operator_minor_reports");
  const [planned, setPlanned] = useState<Planned>();
  const [sent, setSent] = useState<PrivacyRequest>();
  const { act, isBusy } = useAct(() => Promise.all([reload(), minors.reload()]));
  if (status === "loading") return <OperatorLoading />;
  if (status === "failed") return <OperatorFailure onRetry={reload} />;
  const open = data.filter(({ state }) => state === "open");
  return (
    <>
      <OperatorHeading
        title="Pedidos LGPD"
        lead={
          <>
            A lei dá {privacyAnswerDays} dias para responder. Que dados guardamos, onde e por quanto tempo está em{" "}
            <a href="/lgpd#dados" className="text-link">
              Seus dados
            </a>
            .
          </>
        }
      />
      {open.length === 0 && <p className="text-muted-foreground">Nenhum pedido em aberto.</p>}
      <ul className="flex flex-col gap-4">
        {open.map((request) => (
          <RequestCard key={request.id} request={request} onSend={setSent} onPlan={setPlanned} />
        ))}
      </ul>
      <MinorReports reports={minors} onPlan={setPlanned} />
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
      <ConfirmDialog
        open={sent !== undefined}
        title="Enviar os dados?"
        confirm="Enviar"
        busyLabel="Enviando..."
        busy={isBusy}
        onClose={() => setSent(undefined)}
        onConfirm={async () => {
          const parameters = { request: sent?.id };
          if (await act("operator_send_kept", parameters, "Os dados vão por e-mail a quem pediu")) setSent(undefined);
        }}
      >
        Tudo o que guardamos com este e-mail vai para {sent?.email}, sem que você o leia.
        {sent?.isNameOther && " O nome do pedido não é o que está guardado: confira antes se é a mesma pessoa."}
      </ConfirmDialog>
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
