import {
  change,
  type DayCounts,
  listMonths,
  type Month,
  monthName,
  ofHundred,
  statisticsCsv,
} from "#app/features/statistics/statistics.ts";
import { download } from "#app/shared/files/download.ts";
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
      <MonthCards months={months} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard */}
      <section className="mt-3 overflow-x-auto max-sm:hidden" aria-label="Estatísticas mês a mês" tabIndex={0}>
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

/** On a phone: seven columns side by side would be read by pushing them around. */
function MonthCards({ months }: { months: readonly Month[] }) {
  return (
    <ul aria-label="Estatísticas mês a mês" className="mt-3 sm:hidden">
      {months.map((month, index) => {
        const before = index === 0 ? undefined : months[index + 1];
        const figures: [string, number, number | undefined][] = [
          ["Visualizações", month.views, before?.views],
          ["Contatos", month.contacts, before?.contacts],
          ["WhatsApp", month.whatsapp, undefined],
          ["E-mail", month.email, undefined],
          ["Consultas", month.appointments, undefined],
        ];
        return (
          <li key={month.month} className="border-b py-3 last:border-0">
            <h3 className="font-sans text-base font-semibold first-letter:uppercase">
              {monthName(month.month)}
              {index === 0 && <span className="ml-1.5 text-sm font-normal text-muted-foreground">até hoje</span>}
            </h3>
            <dl className="numeric mt-1 grid grid-cols-2 gap-x-6 text-sm">
              {figures.map(([label, value, earlier]) => (
                <div key={label} className="flex justify-between gap-2 py-0.5">
                  <dt className="text-muted-foreground">{label}</dt>
                  <dd className="text-right">
                    {formatNumber(value)} <Change value={value} before={earlier} />
                  </dd>
                </div>
              ))}
            </dl>
            {month.views > 0 && <p className="mt-1 text-sm">{ofHundred(month.contacts, month.views)}</p>}
          </li>
        );
      })}
    </ul>
  );
}

function Change({ value, before }: { value: number; before: number | undefined }) {
  const changed = change(value, before);
  return changed && <span className="text-xs text-muted-foreground">{changed}</span>;
}

function Figure({ value, before }: { value: number; before?: number | undefined }) {
  return (
    <td className="px-2 py-2 text-right whitespace-nowrap">
      {formatNumber(value)} <Change value={value} before={before} />
    </td>
  );
}
