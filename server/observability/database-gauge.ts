import { Gauge, type Registry } from "prom-client";
import { withinPatience } from "../database/database-away.ts";

type Description = { name: string; help: string; registers: Registry[] };

/**
 * Numbers that the database knows, one or by their status. While it is away, or says nothing, they are missing, and the
 * other metrics stay readable.
 */
export function databaseGauge(description: Description, read: () => Promise<number | Record<string, number>>) {
  return new Gauge({
    ...description,
    labelNames: ["status"],
    async collect() {
      const found = await withinPatience(read()).catch(() => ({}));
      this.reset();
      if (typeof found === "number") this.set(found);
      else for (const [status, value] of Object.entries(found)) this.set({ status }, value);
    },
  });
}
