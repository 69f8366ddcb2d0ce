import type { Sql } from "postgres";
import { actAs } from "../database/acting.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { describeError, type Log } from "../observability/log.ts";

type Needs = { sql: Sql; gateway: Gateway | undefined; log: Log };

const minute = 60_000;
const hour = 60 * minute;

/**
 * Work that the clock asks for. Every task may run twice, late, or in several processes at once: each
 * only removes what has run out by then.
 */
export function startHousekeeping({ sql, gateway, log }: Needs) {
  const tasks: [name: string, interval: number, work: () => Promise<unknown>][] = [
    ["unlist lapsed profiles", minute, () => unlistLapsed(sql)],
    ["clean up accounts", hour, async () => gateway?.cleanUpAccounts()],
    ["sweep files", 24 * hour, async () => gateway?.sweepFiles()],
  ];
  const timers = tasks.map(([name, interval, work]) =>
    setInterval(() => {
      work().catch((error) =>
        log.error({ task: name, ...describeError(error) }, "housekeeping failed; it will be tried again"),
      );
    }, interval).unref(),
  );
  return { stop: () => timers.forEach(clearInterval) };
}

/** A thousand at a time, so that nobody waits long for a row. */
async function unlistLapsed(sql: Sql) {
  const batch = () =>
    actAs(sql, { role: "service_role" }, async (tx) => {
      const [row] = await tx<{ count: number }[]>`select directory.unlist_lapsed() as count`;
      return row?.count ?? 0;
    });
  while ((await batch()) > 0);
}
