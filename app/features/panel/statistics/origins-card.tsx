import { useEffect, useState } from "react";
import { describeOrigins, type OriginCount } from "#app/features/statistics/origins.ts";
import { formatNumber } from "#app/shared/formats.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { LoadFailure } from "#app/shared/ui/load-failure.tsx";
import { loadOrigins } from "../own-record.client.ts";

/** Where visitors of the last thirty days came from. */
export function OriginsCard() {
  const [counts, setCounts] = useState<OriginCount[] | "failed">();
  const load = () => void loadOrigins().then(setCounts, () => setCounts("failed"));
  useEffect(load, []);
  return (
    <Card>
      <CardTitle>De onde vieram</CardTitle>
      <p className="mt-1 text-sm text-muted-foreground">
        Visualizações nos últimos 30 dias. Contamos só páginas e filtros, nunca quem veio nem o que procurou.
      </p>
      {counts === undefined && <p className="mt-4 min-h-24 text-muted-foreground">Carregando...</p>}
      {counts === "failed" && <LoadFailure onRetry={load} />}
      {Array.isArray(counts) && <Origins counts={counts} />}
    </Card>
  );
}

function Origins({ counts }: { counts: OriginCount[] }) {
  const { places, filters } = describeOrigins(counts);
  if (places.length === 0)
    return (
      <p className="mt-4 max-w-text">
        Ainda não há visitas para mostrar. Compartilhe o link do seu perfil: cada visita aparece aqui no mesmo dia.
      </p>
    );
  return (
    <>
      <Lines label="Páginas" lines={places} />
      {filters.length > 0 && (
        <>
          <h3 className="mt-5 font-sans text-base font-semibold">Filtros usados por quem veio da busca</h3>
          <Lines label="Filtros" lines={filters} />
        </>
      )}
    </>
  );
}

function Lines({ label, lines }: { label: string; lines: ReturnType<typeof describeOrigins>["places"] }) {
  return (
    <ul aria-label={label} className="numeric mt-3 flex flex-col gap-2">
      {lines.map(({ label, views, share, part }) => (
        <li key={label}>
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>{label}</span>
            <span>
              <span className="font-semibold">{formatNumber(views)}</span>
              <span className="text-muted-foreground"> · {share}</span>
            </span>
          </p>
          <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-1.5 w-full">
            <rect width="100" height="4" className="fill-surface" />
            <rect width={100 * part} height="4" className="fill-primary" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
