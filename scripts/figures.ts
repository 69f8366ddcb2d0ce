// Prints the operator's figures: `npm run -s figures`, while the server runs or not.
import type { BillingFigures } from "#app/features/operator/overview/overview.ts";
import { formatMoney, formatNumber, formatPercent } from "#app/shared/formats.ts";
import { readFigures } from "../server/payments/figures/figures.ts";
import { runCommand, withDatabase } from "./installation.ts";

await runCommand(() => withDatabase(async (sql) => print(await readFigures(sql))));

function print(figures: BillingFigures) {
  const rows: [string, string][] = [
    ["Em período gratuito", formatNumber(figures.trials)],
    ["Período gratuito expirado", formatNumber(figures.expired_trials)],
    ["Assinaturas ativas", formatNumber(figures.active)],
    ["Pagamento atrasado", formatNumber(figures.past_due)],
    ["Inativos", formatNumber(figures.inactive)],
    ["Receita em 30 dias", formatMoney(figures.revenue_centavos)],
    ["Perdidos em 30 dias", `${formatNumber(figures.lost)} (${formatPercent(figures.churn, 1)})`],
    ["Contestações abertas", formatNumber(figures.open_disputes)],
    ["Eventos de pagamento abandonados", formatNumber(figures.dead_events)],
  ];
  for (const [name, value] of rows) console.log(`${name.padEnd(34)}${value.padStart(14)}`);
}
