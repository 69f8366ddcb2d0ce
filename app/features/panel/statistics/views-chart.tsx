import { chartBars, chartCeiling, contactsOf, type DayCounts } from "#app/features/statistics/statistics.ts";
import { formatNumber, plural } from "#app/shared/formats.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";

const WIDTH = 600;
const HEIGHT = 160;

/** Views and, in front of them, contacts of each day; the same numbers as a table for who cannot see the bars. */
export function ViewsChart({ days }: { days: readonly DayCounts[] }) {
  const views = days.map((day) => day.views);
  const contacts = days.map(contactsOf);
  const ceiling = chartCeiling([...views, ...contacts]);
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  const summary = `${plural(total(views), "visualização", "visualizações")} e ${plural(total(contacts), "contato", "contatos")} nos últimos 30 dias`;
  return (
    <Card>
      <CardTitle>Últimos 30 dias</CardTitle>
      <p className="mt-1 text-sm text-muted-foreground">{summary}</p>
      <div className="mt-4 flex gap-2">
        <div
          aria-hidden="true"
          className="numeric flex h-40 flex-col justify-between text-right text-xs text-muted-foreground"
        >
          <span>{formatNumber(ceiling)}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
          className="h-40 min-w-0 flex-1"
        >
          <path
            className="stroke-border"
            fill="none"
            d={`M0 0.5H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT - 0.5}H${WIDTH}`}
          />
          <Bars values={views} ceiling={ceiling} className="fill-primary" />
          <Bars values={contacts} ceiling={ceiling} className="fill-accent-bright" />
        </svg>
      </div>
      <div aria-hidden="true" className="numeric mt-1 flex justify-between pl-6 text-xs text-muted-foreground">
        <span>{shortDay(days[0]?.day)}</span>
        <span>{shortDay(days.at(-1)?.day)}</span>
      </div>
      <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 text-sm">
        <Legend className="bg-primary">Visualizações</Legend>
        <Legend className="bg-accent-bright">Contatos</Legend>
      </p>
      <DayTable days={days} />
    </Card>
  );
}

function Bars({ values, ceiling, className }: { values: number[]; ceiling: number; className: string }) {
  // The ceiling as one more value keeps both kinds on one scale.
  const slot = WIDTH / Math.max(1, values.length);
  const bars = chartBars([...values, ceiling], WIDTH + slot, HEIGHT).slice(0, -1);
  return (
    <g className={className}>
      {bars.map((bar) => (
        <rect key={bar.x} {...bar} />
      ))}
    </g>
  );
}

function Legend({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`size-3 rounded-full ${className}`} />
      {children}
    </span>
  );
}

function DayTable({ days }: { days: readonly DayCounts[] }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="text-link flex min-h-11 items-center">Ver os números em uma tabela</summary>
      <table className="numeric mt-2 w-full">
        <thead>
          <tr className="border-b text-left">
            <th scope="col" className="py-2">
              Dia
            </th>
            <th scope="col" className="py-2 text-right">
              Visualizações
            </th>
            <th scope="col" className="py-2 text-right">
              Contatos
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day} className="border-b last:border-0">
              <th scope="row" className="py-1.5 text-left font-normal">
                {shortDay(day.day)}
              </th>
              <td className="text-right">{formatNumber(day.views)}</td>
              <td className="text-right">{formatNumber(contactsOf(day))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** "2026-11-05" → "05/11" */
function shortDay(day = "") {
  return day.slice(5).split("-").reverse().join("/");
}
