import { deviceName } from "#app/features/account/settings/device-name.ts";
import { keptFor } from "#app/features/privacy/retention.ts";
import { formatDateTime, formatMoney } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { LoadFailure } from "#app/shared/ui/load-failure.tsx";
import { DataTable } from "../data-table.tsx";
import { emailLabels } from "../labels.generated.ts";
import { actLabels, describeChange, type LogEntry } from "../log/log.ts";
import { verificationLabels } from "../registrations/registrations.ts";
import type { OperatorData } from "../use-operator-data.ts";
import {
  chargeLabels,
  deliveryOf,
  describeCause,
  type SupportCharge,
  type SupportRecord,
  statusLabels,
} from "./support.ts";

type SupportTablesProps = {
  record: SupportRecord;
  /** What operators did about this professional, the newest first. */
  acts: OperatorData<LogEntry[]>;
  isBusy: boolean;
  onRefund: (charge: SupportCharge) => void;
  onResend: (email: string) => unknown;
};

const moment = (text: string | null) => (text ? formatDateTime(new Date(text)) : "–");

export function SupportTables({ record, acts, isBusy, onRefund, onResend }: SupportTablesProps) {
  return (
    <div className="mt-8 grid gap-8 xl:grid-cols-2">
      <DataTable
        title="Registro no conselho"
        filename="verificacoes"
        rows={record.verifications}
        empty="Nenhuma conferência por operadores."
        columns={[
          { label: "Pedido", value: ({ askedAt }) => askedAt, show: ({ askedAt }) => moment(askedAt) },
          { label: "Situação", value: ({ state }) => verificationLabels[state] ?? state },
          { label: "Registro", value: ({ registration }) => registration },
          { label: "Decidido", value: ({ decidedAt }) => decidedAt, show: ({ decidedAt }) => moment(decidedAt) },
          { label: "Motivo", value: ({ reason }) => reason, isLong: true },
        ]}
      />
      <DataTable
        title="História da assinatura"
        filename="assinatura"
        rows={record.history}
        empty="Ainda sem mudanças."
        columns={[
          { label: "Quando", value: ({ at }) => at, show: ({ at }) => moment(at) },
          { label: "Causa", value: ({ cause, addedDays }) => describeCause(cause, addedDays) },
          { label: "Antes", value: ({ before }) => statusLabels[before] ?? before },
          { label: "Depois", value: ({ status }) => statusLabels[status] ?? status },
          { label: "Pago até", value: ({ paidUntil }) => paidUntil, show: ({ paidUntil }) => moment(paidUntil) },
        ]}
      />
      <DataTable
        title="Cobranças"
        filename="cobrancas"
        rows={record.charges}
        empty="Nenhuma cobrança."
        columns={[
          { label: "Paga em", value: ({ paidAt }) => paidAt, show: ({ paidAt }) => moment(paidAt) },
          { label: "Valor", value: ({ amount }) => amount / 100, show: ({ amount }) => formatMoney(amount) },
          { label: "Situação", value: ({ status }) => chargeLabels[status] ?? status },
          { label: "Desde", value: ({ at }) => at, show: ({ at }) => moment(at) },
          { label: "Provedor", value: ({ provider }) => provider },
          {
            label: "Devolver",
            value: ({ status, isOrdered }) => (isOrdered ? "a caminho" : status === "paid" ? "possível" : null),
            show: (charge) => <RefundCell charge={charge} onRefund={onRefund} />,
          },
        ]}
      />
      <DataTable
        title="Sessões abertas"
        filename="sessoes"
        rows={record.sessions}
        empty="Nenhuma sessão aberta."
        columns={[
          { label: "Aparelho", value: ({ userAgent }) => deviceName(userAgent) },
          { label: "Desde", value: ({ createdAt }) => createdAt, show: ({ createdAt }) => moment(createdAt) },
          { label: "Último uso", value: ({ lastUsedAt }) => lastUsedAt, show: ({ lastUsedAt }) => moment(lastUsedAt) },
        ]}
      />
      <ActsTable acts={acts} />
      <DataTable
        title="Mensagens enviadas"
        filename="mensagens"
        className="xl:col-span-2"
        rows={record.emails}
        empty={`Nenhuma mensagem nos últimos ${keptFor("emails")}.`}
        columns={[
          { label: "Criada", value: ({ createdAt }) => createdAt, show: ({ createdAt }) => moment(createdAt) },
          { label: "Tipo", value: ({ kind }) => emailLabels[kind] ?? kind },
          { label: "Entrega", value: deliveryOf },
          { label: "Erro", value: ({ error }) => error },
          {
            label: "De novo",
            value: ({ canResend }) => (canResend ? "sim" : "não"),
            show: ({ id, kind, canResend }) =>
              canResend ? (
                <Button
                  variant="ghost"
                  size="sm"
                  busy={isBusy}
                  aria-label={`Enviar de novo: ${emailLabels[kind] ?? kind}`}
                  onClick={() => onResend(id)}
                >
                  Enviar de novo
                </Button>
              ) : (
                "–"
              ),
          },
        ]}
      />
    </div>
  );
}

function ActsTable({ acts }: { acts: OperatorData<LogEntry[]> }) {
  const title = "Atos da equipe";
  if (acts.status !== "ready")
    return (
      <section className="min-w-0 xl:col-span-2">
        <h2 className="text-xl">{title}</h2>
        {acts.status === "loading" && <p className="mt-1 text-muted-foreground">Carregando...</p>}
        {acts.status === "failed" && <LoadFailure onRetry={acts.reload} />}
      </section>
    );
  return (
    <DataTable
      title={title}
      filename="atos"
      className="xl:col-span-2"
      rows={acts.data}
      empty="Nenhum ato de operadores."
      columns={[
        { label: "Quando", value: ({ at }) => at, show: ({ at }) => moment(at) },
        { label: "Ato", value: ({ act }) => actLabels[act] ?? act },
        { label: "O que mudou", value: ({ after }) => describeChange(after), isLong: true },
        { label: "Motivo", value: ({ why }) => why, isLong: true },
      ]}
    />
  );
}

function RefundCell({ charge, onRefund }: { charge: SupportCharge; onRefund: (charge: SupportCharge) => void }) {
  if (charge.isOrdered) return "a caminho";
  if (charge.status !== "paid") return "–";
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`Devolver ${formatMoney(charge.amount)} de ${moment(charge.at)}`}
      onClick={() => onRefund(charge)}
    >
      Devolver
    </Button>
  );
}
