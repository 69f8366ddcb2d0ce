import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import { type DayCounts, summariseMonth } from "#app/features/statistics/statistics.ts";
import { formatNumber } from "#app/shared/formats.ts";

export function StatTiles({ record, days }: { record: OwnRecord; days: DayCounts[] }) {
  const { views, contacts } = summariseMonth(days);
  const hasRating = record.rating !== null && record.review_count > 0;
  return (
    <dl className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <Tile label="Visualizações" value={formatNumber(views)} note="neste mês" />
      <Tile label="Contatos" value={formatNumber(contacts)} note="neste mês" />
      <Tile
        label="Avaliação"
        value={hasRating ? formatNumber(record.rating ?? 0, 1) : "–"}
        note={hasRating ? "de 5" : "ainda sem nota"}
      />
      <Tile label="Avaliações" value={formatNumber(record.review_count)} note="de consultas marcadas aqui" />
    </dl>
  );
}

function Tile({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="flex flex-col rounded border bg-surface-raised p-4 shadow md:p-5">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="numeric mt-1 flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-3xl font-semibold">{value}</span>
        <span className="text-sm text-muted-foreground">{note}</span>
      </dd>
    </div>
  );
}
