import { change, type DayCounts, listMonths, monthName, statisticsCsv } from "#app/features/statistics/statistics.ts";
import { download } from "#app/shared/download.ts";
import { formatNumber } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";

const HEADINGS = ["Mês", "Visualizações", "Contatos", "WhatsApp", "E-mail", "Consultas", "Conversão"];

/** Month by month, and all days as a file. A whole month is compared with the one before; one that still runs is not. */
export function MonthsTable({ days }: { days: readonly DayCounts[] }) {
  const months = listMonths(days);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>Mês a mês</CardTitle>
        <Button
          variant="outline"
          size="sm"
          onClick={() => download("estatisticas.csv", statisticsCsv(days), "text/csv;charset=utf-8")}
        >
          Baixar planilha (CSV)
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard */}
      <section className="mt-3 overflow-x-auto" aria-label="Estatísticas mês a mês" tabIndex={0}>
        <table className="numeric w-full text-sm">
          <thead>
            <tr className="border-b">
              {HEADINGS.map((heading) => (
                <th key={heading} scope="col" className="px-2 py-2 text-right first:pl-0 first:text-left last:pr-0">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month, index) => (
              <tr key={month.month} className="border-b last:border-0">
                <th scope="row" className="py-2 pr-2 text-left font-normal whitespace-nowrap">
                  {monthName(month.month)}
                  {index === 0 && <span className="ml-1.5 text-xs text-muted-foreground">até hoje</span>}
                </th>
                <Figure value={month.views} before={index === 0 ? undefined : months[index + 1]?.views} />
                <Figure value={month.contacts} before={index === 0 ? undefined : months[index + 1]?.contacts} />
                <Figure value={month.whatsapp} />
                <Figure value={month.email} />
                <Figure value={month.appointments} />
                <td className="py-2 pl-2 text-right">{month.conversion}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function Figure({ value, before }: { value: number; before?: number | undefined }) {
  const changed = change(value, before);
  return (
    <td className="px-2 py-2 text-right whitespace-nowrap">
      {formatNumber(value)}
      {changed && <span className="ml-1.5 text-xs text-muted-foreground">{changed}</span>}
    </td>
  );
}
