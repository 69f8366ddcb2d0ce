import { Gauge, type Registry } from "prom-client";
import { withTimeout } from "../database/database-away.ts";

type Description = { name: string; help: string; registers: Registry[]; label?: string };
export type Reading = number | Record<string, number>;

/**
 * A number that is asked for, or several by their status or another label. What cannot be read now, because the database
 * is away or says nothing, is missing, and the other metrics stay readable.
 */
export function tolerantGauge({ label = "status", ...description }: Description, read: () => Promise<Reading>) {
  return new Gauge({
    ...description,
    labelNames: [label],
    async collect() {
      const found = await withTimeout(read()).catch(() => ({}));
      this.reset();
      if (typeof found === "number") this.set(found);
      else for (const [name, value] of Object.entries(found)) this.set({ [label]: name }, value);
    },
  });
}
