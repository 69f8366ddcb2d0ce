import { formatDateTime, formatMoney, formatNumber, formatPercent } from "#app/shared/formats.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { DataTable } from "../data-table.tsx";
import { emailLabels } from "../labels.generated.ts";
import { type BillingFigures, jobLabel, jobState, type Overview } from "./overview.ts";

type CountsProps = { title: string; filename: string; label: string; rows: { name: string; count: number }[] };

export function Counts({ title, filename, label, rows }: CountsProps) {
  return (
    <DataTable
      title={title}
      filename={filename}
      rows={rows}
      empty="Ninguém na busca."
      columns={[
        { label, value: ({ name }) => name },
        { label: "Na busca", value: ({ count }) => count },
      ]}
    />
  );
}

export function BillingTable({ figures }: { figures: BillingFigures }) {
  const rows = [
    { name: "Períodos gratuitos em curso", value: formatNumber(figures.trials) },
    { name: "Períodos gratuitos vencidos", value: formatNumber(figures.expired_trials) },
    { name: "Assinaturas ativas", value: formatNumber(figures.active) },
    { name: "Pagamento pendente", value: formatNumber(figures.past_due) },
    { name: "Inativas", value: formatNumber(figures.inactive) },
    { name: "Receita em 30 dias", value: formatMoney(figures.revenue_centavos) },
    { name: "Contestações abertas", value: formatNumber(figures.open_disputes) },
    { name: "Saídas em 30 dias", value: `${formatNumber(figures.lost)} (${formatPercent(figures.churn, 1)})` },
  ];
  return (
    <DataTable
      title="Assinaturas e receita"
      filename="assinaturas"
      rows={rows}
      empty=""
      columns={[
        { label: "Situação", value: ({ name }) => name },
        { label: "Valor", value: ({ value }) => value },
      ]}
    />
  );
}

export function EmailsTable({ emails }: { emails: Overview["emails"] }) {
  return (
    <DataTable
      title="Mensagens em 7 dias"
      filename="mensagens"
      rows={emails}
      empty="Nenhuma mensagem nestes dias."
      columns={[
        { label: "Tipo", value: ({ kind }) => emailLabels[kind] ?? kind, isLong: true },
        { label: "Enviadas", value: ({ sent }) => sent },
        { label: "Esperando", value: ({ waiting }) => waiting },
        { label: "Atrasadas", value: ({ late }) => late },
        {
          label: "Falharam",
          value: ({ failed }) => failed,
          show: ({ failed }) => (failed > 0 ? <Badge variant="destructive">{failed}</Badge> : "0"),
        },
      ]}
    />
  );
}

export function PaymentsTable({ payments }: { payments: Overview["payments"] }) {
  return (
    <DataTable
      title="Falhas de pagamento"
      filename="falhas-de-pagamento"
      rows={payments}
      empty="Nenhum evento de pagamento com falha."
      columns={[
        {
          label: "Recebido",
          value: ({ receivedAt }) => receivedAt,
          show: ({ receivedAt }) => formatDateTime(new Date(receivedAt)),
        },
        { label: "Provedor", value: ({ provider }) => provider },
        { label: "Tipo", value: ({ kind }) => kind },
        { label: "Tentativas", value: ({ attempts }) => attempts },
        { label: "Situação", value: ({ failedAt }) => (failedAt ? "desistiu" : "tentando") },
        { label: "Erro", value: ({ error }) => error },
      ]}
    />
  );
}

const JOB_STATES = {
  failed: { label: "falhou", variant: "destructive" },
  late: { label: "atrasada", variant: "warning" },
  well: { label: "bem", variant: "success" },
} as const;

export function JobsTable({ jobs }: { jobs: Overview["jobs"] }) {
  const now = new Date();
  return (
    <DataTable
      title="Tarefas automáticas"
      filename="tarefas"
      rows={jobs}
      empty="Nenhuma tarefa correu ainda."
      className="lg:col-span-2"
      columns={[
        { label: "Tarefa", value: ({ name }) => jobLabel(name) },
        {
          label: "Situação",
          value: (job) => JOB_STATES[jobState(job, now)].label,
          show: (job) => {
            const { label, variant } = JOB_STATES[jobState(job, now)];
            return <Badge variant={variant}>{label}</Badge>;
          },
        },
        {
          label: "Última vez",
          value: ({ finishedAt }) => finishedAt,
          show: ({ finishedAt }) => formatDateTime(new Date(finishedAt)),
        },
        { label: "Êxitos", value: ({ successes }) => successes },
        { label: "Falhas", value: ({ failures }) => failures },
        { label: "Último erro", value: ({ error }) => error },
      ]}
    />
  );
}
