import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import {
  change,
  type DayCounts,
  monthName,
  sameDaysBefore,
  summariseMonth,
} from "#app/features/statistics/statistics.ts";
import { formatNumber } from "#app/shared/formats.ts";

export function StatTiles({ record, days }: { record: OwnRecord; days: DayCounts[] }) {
  const { views, contacts } = summariseMonth(days);
  const former = sameDaysBefore(days);
  const before = summariseMonth(former);
  const [month] = monthName(former[0]?.day.slice(0, 7) ?? "2000-01").split(" ");
  const trend = (value: number, earlier: number) => {
    // Of a few, a share says more than there is.
    const changed = earlier < 10 ? undefined : change(value, earlier);
    return changed && `${changed} sobre os mesmos dias de ${month}`;
  };
  const hasRating = record.rating !== null && record.review_count > 0;
  return (
    <dl className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <Tile label="Visualizações" value={formatNumber(views)} note="neste mês" trend={trend(views, before.views)} />
      <Tile label="Contatos" value={formatNumber(contacts)} note="neste mês" trend={trend(contacts, before.contacts)} />
      <Tile
        label="Avaliação"
        value={hasRating ? formatNumber(record.rating ?? 0, 1) : "–"}
        note={hasRating ? "de 5" : "ainda sem nota"}
      />
      <Tile label="Reviews" value={formatNumber(record.review_count)} note="de consultas marcadas aqui" />
    </dl>
  );
}

type TileProps = { label: string; value: string; note: string; trend?: string | undefined };

function Tile({ label, value, note, trend }: TileProps) {
  return (
    <div className="flex flex-col rounded border bg-surface-raised p-4 shadow md:p-5">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="numeric mt-1 flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-3xl font-semibold">{value}</span>
        <span className="text-sm text-muted-foreground">{note}</span>
        {trend && <span className="w-full text-sm text-muted-foreground">{trend}</span>}
      </dd>
    </div>
  );
}
