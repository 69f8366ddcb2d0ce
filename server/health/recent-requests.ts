import type { Histogram } from "prom-client";
import type { ServiceState } from "#app/features/status/status.ts";

type Counts = { all: number; failed: number; fast: number };

const minute = 60_000;
const minutes = 5;
/** A bucket of the histogram, in seconds. */
const fastEnough = 2;
/** Of fewer requests nothing is concluded. */
const enough = 5;

/** How the requests of the last minutes went, from the same counts as /metrics. */
export function createRecent(requests: Histogram<"route" | "method" | "status">) {
  const samples: Awaited<ReturnType<typeof requests.get>>[] = [];
  const timer = setInterval(async () => {
    samples.push(await requests.get());
    if (samples.length > minutes) samples.shift();
  }, minute).unref();

  return {
    async stateOf(method: string, route: string): Promise<ServiceState> {
      const [now, before] = [await requests.get(), samples[0]].map((sample) => count(sample, method, route)) as [
        Counts,
        Counts,
      ];
      const all = now.all - before.all;
      if (all < enough) return "ok";
      const failed = (now.failed - before.failed) / all;
      const slow = 1 - (now.fast - before.fast) / all;
      if (failed > 0.5) return "down";
      return failed > 0.05 || slow > 0.1 ? "slow" : "ok";
    },
    close: () => clearInterval(timer),
  };
}

function count(sample: Awaited<ReturnType<Histogram["get"]>> | undefined, method: string, route: string): Counts {
  const counts = { all: 0, failed: 0, fast: 0 };
  for (const { labels, value, metricName } of sample?.values ?? []) {
    if (labels.route !== route || labels.method !== method) continue;
    if (metricName?.endsWith("_count")) {
      counts.all += value;
      if (labels.status === "5xx") counts.failed += value;
    } else if ("le" in labels && labels.le === fastEnough) counts.fast += value;
  }
  return counts;
}
