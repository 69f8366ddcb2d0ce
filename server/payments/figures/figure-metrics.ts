import type { Sql } from "postgres";
import type { Registry } from "prom-client";
import type { BillingFigures } from "#app/features/operator/overview/overview.ts";
import { tolerantGauge } from "../../observability/tolerant-gauge.ts";
import { readFigures } from "./figures.ts";

const gauges: { name: string; help: string; read: (figures: BillingFigures) => number | Record<string, number> }[] = [
  {
    name: "subscriptions",
    help: "Accounts by status",
    read: ({ trials, expired_trials, active, past_due, inactive }) => ({
      ...{ trial: trials, expired_trial: expired_trials, active, past_due, inactive },
    }),
  },
  {
    name: "revenue_centavos_30d",
    help: "Received minus given back",
    read: (figures) => figures.revenue_centavos,
  },
  { name: "churn_ratio_30d", help: "Share of subscribers lost", read: ({ churn }) => churn },
  { name: "disputes_open", help: "To be answered at the provider", read: (figures) => figures.open_disputes },
  {
    name: "payment_events_dead",
    help: "Given up; somebody must look",
    read: (figures) => figures.dead_events,
  },
];

const minute = 60_000;

/** The operator's figures on /metrics, counted at most once a minute. */
export function offerFigures(registry: Registry, sql: Sql) {
  let kept: { figures: Promise<BillingFigures>; until: number } | undefined;
  const read = () => {
    if (!kept || kept.until < Date.now()) kept = { figures: readFigures(sql), until: Date.now() + minute };
    kept.figures.catch(() => {
      kept = undefined;
    });
    return kept.figures;
  };
  for (const { name, help, read: pick } of gauges)
    tolerantGauge({ name, help, registers: [registry] }, async () => pick(await read()));
}
