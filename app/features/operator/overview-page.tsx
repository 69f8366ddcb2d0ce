import { Link } from "react-router";
import { formatDateTime, formatMoney, formatNumber, formatPercent, formatRelative } from "#app/shared/formats.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { BrazilMap } from "./brazil-map.tsx";
import { DataTable } from "./data-table.tsx";
import { jobLabel } from "./job-words.ts";
import { letterWords } from "./letter-words.ts";
import { OperatorHeading } from "./operator-heading.tsx";
import { OperatorFailure, OperatorLoading } from "./operator-state.tsx";
import { type BillingFigures, jobState, type Overview, sumListed } from "./overview.ts";
import { useOperatorData } from "./use-operator-data.ts";

/** /operador: what waits, how things stand, what is broken. */
export function OverviewPage() {
  const { status, data, reload } = useOperatorData<Overview>("operator_overview");
  if (status === "loading") return <OperatorLoading />;
  if (status === "failed") return <OperatorFailure onRetry={reload} />;
  const byState = sumListed(data.listed, "uf");
  return (
    <>
      <OperatorHeading
        title="Visão geral"
        lead="Tudo aqui é de agora."
        action={
          <Button variant="outline" size="sm" onClick={() => reload()}>
            Atualizar
          </Button>
        }
      />
      <QueueTiles queue={data.queue} />
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-8">
          <Card className="flex flex-col items-center">
            <CardTitle className="self-start">Na busca, por estado</CardTitle>
            <BrazilMap counts={Object.fromEntries(byState.map(({ name, count }) => [name, count]))} />
          </Card>
          <DataTable
            title="Cadastros por dia"
            filename="cadastros"
            rows={[...data.signUps].reverse()}
            empty="Nenhum cadastro."
            columns={[
              { label: "Dia", value: ({ day }) => day, show: ({ day }) => day.split("-").reverse().join("/") },
              { label: "Cadastros", value: ({ count }) => count },
            ]}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <Counts title="Por estado" filename="por-estado" label="Estado" rows={byState} />
          <Counts
            title="Por especialidade"
            filename="por-especialidade"
            label="Especialidade"
            rows={sumListed(data.listed, "specialty")}
          />
        </div>
        <BillingTable figures={data.billing} />
        <LettersTable letters={data.letters} />
        <PaymentsTable payments={data.payments} />
        <JobsTable jobs={data.jobs} />
      </div>
    </>
  );
}

function QueueTiles({ queue }: { queue: Overview["queue"] }) {
  const { registrations, oldest, flags, reports, requests, late } = queue;
  const since = oldest ? `o mais antigo, ${formatRelative(new Date(oldest), new Date())}` : "ninguém espera";
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Tile to="/operador/registros" label="Registros a conferir" value={registrations} note={since} />
      <Tile to="/operador/moderacao" label="Denúncias" value={reports} note="de pacientes e visitantes" />
      <Tile to="/operador/moderacao" label="Textos a olhar" value={flags} note="palavras que conselhos vedam" />
      <Tile
        to="/operador/lgpd"
        label="Pedidos LGPD"
        value={requests}
        note={late > 0 ? `${late} fora do prazo` : "todos no prazo"}
      />
    </ul>
  );
}

function Tile({ to, label, value, note }: { to: string; label: string; value: number; note: string }) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full flex-col rounded border bg-surface-raised p-4 text-foreground no-underline shadow hover:border-primary"
      >
        <span className="text-sm text-muted-foreground">{label}</span>
        <span className="numeric font-serif text-3xl font-semibold">
          {value >= 1000 ? "1.000+" : formatNumber(value)}
        </span>
        <span className="text-sm text-muted-foreground">{note}</span>
      </Link>
    </li>
  );
}

type CountsProps = { title: string; filename: string; label: string; rows: { name: string; count: number }[] };

function Counts({ title, filename, label, rows }: CountsProps) {
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

function BillingTable({ figures }: { figures: BillingFigures }) {
  const rows = [
    { name: "Períodos gratuitos em curso", value: formatNumber(figures.trials) },
    { name: "Períodos gratuitos vencidos", value: formatNumber(figures.expired_trials) },
    { name: "Assinaturas ativas", value: formatNumber(figures.active) },
    { name: "Pagamento pendente", value: formatNumber(figures.past_due) },
    { name: "Inativas", value: formatNumber(figures.inactive) },
    { name: "Receita em 30 dias", value: formatMoney(figures.revenue_centavos) },
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

function LettersTable({ letters }: { letters: Overview["letters"] }) {
  return (
    <DataTable
      title="Mensagens em 7 dias"
      filename="mensagens"
      rows={letters}
      empty="Nenhuma mensagem nestes dias."
      columns={[
        { label: "Tipo", value: ({ kind }) => letterWords[kind] ?? kind },
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

function PaymentsTable({ payments }: { payments: Overview["payments"] }) {
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
        { label: "Situação", value: ({ deadAt }) => (deadAt ? "desistiu" : "tentando") },
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

function JobsTable({ jobs }: { jobs: Overview["jobs"] }) {
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
