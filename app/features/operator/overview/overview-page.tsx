import { Link } from "react-router";
import { formatDay, formatNumber, formatRelative } from "#app/shared/formats.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { DataTable } from "../data-table.tsx";
import { OperatorHeading } from "../operator-heading.tsx";
import { OperatorFailure, OperatorLoading } from "../operator-state.tsx";
import { useOperatorData } from "../use-operator-data.ts";
import { BrazilMap } from "./brazil-map.tsx";
import { findErrors, type Overview, sumListed } from "./overview.ts";
import { BillingTable, Counts, EmailsTable, JobsTable, PaymentsTable } from "./overview-tables.tsx";

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
      <Errors errors={findErrors(data, new Date())} />
      <QueueTiles queue={data.queue} />
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-8">
          <Card className="flex flex-col items-center">
            <CardTitle className="mb-4 self-start">Na busca, por estado</CardTitle>
            <BrazilMap counts={Object.fromEntries(byState.map(({ name, count }) => [name, count]))} />
          </Card>
          <DataTable
            title="Cadastros por dia"
            filename="cadastros"
            rows={[...data.signUps].reverse()}
            empty="Nenhum cadastro."
            columns={[
              { label: "Dia", value: ({ day }) => day, show: ({ day }) => formatDay(day) },
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
        <EmailsTable emails={data.emails} />
        <PaymentsTable payments={data.payments} />
        <JobsTable jobs={data.jobs} />
      </div>
    </>
  );
}

function Errors({ errors }: { errors: string[] }) {
  if (errors.length === 0) return null;
  return (
    <Alert variant="warning" title="Precisa de atenção" className="mb-6">
      <ul>
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </Alert>
  );
}

function QueueTiles({ queue }: { queue: Overview["queue"] }) {
  const { registrations, oldest, flags, heldReviews, reports, requests, late, minors } = queue;
  const since = oldest ? `o mais antigo, ${formatRelative(new Date(oldest), new Date())}` : "ninguém espera";
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <Tile to="/operador/registros" label="Registros a conferir" value={registrations} note={since} />
      <Tile to="/operador/moderacao" label="Denúncias" value={reports} note="de pacientes e visitantes" />
      <Tile to="/operador/moderacao" label="Avaliações a ler" value={heldReviews} note="antes de publicar" />
      <Tile to="/operador/moderacao" label="Textos a olhar" value={flags} note="palavras que conselhos vedam" />
      <Tile
        to="/operador/lgpd"
        label="Pedidos LGPD"
        value={requests}
        note={late > 0 ? `${late} fora do prazo` : "todos no prazo"}
      />
      <Tile to="/operador/lgpd" label="Pedidos de menores" value={minors} note="sem responsável" />
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
