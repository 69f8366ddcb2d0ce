import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { runServer } from "#server/testing/run-server.ts";
import { createBooking } from "#server/testing/send-booking-form.ts";
import { countArgument } from "./count-argument.ts";
import { milliseconds, percentile } from "./search/numbers.ts";
import { readUse } from "./search/processes.ts";

/**
 * `npm run bench:bookings`, or `-- 400`: so many people book a free time each, eight at once, through the form, as if
 * without scripts. Tells what one costs of CPU, and how many transactions.
 */
const count = countArgument(300);
const atOnce = 8;

await using server = await runServer({ DEMO: "1", LOG_LEVEL: "error" });
const [, , , , host = ""] = (await readFile(join(server.dataDir, "postgres/postmaster.pid"), "utf8")).split("\n");
const owner = postgres({ host, user: "postgres", database: "postgres", max: 1 });
// Few of each professional, whose lock bookings take one after the other.
const slots = await owner<{ professional: string; at: Date; modality: number }[]>`
  select p.id as professional, s.starts_at as at, s.modality
  from directory.profiles p,
    lateral (select * from directory.free_slots(p.id, current_date + 1, current_date + 20) limit 4) s
  order by md5(p.id::text || s.starts_at) limit ${count}`;
const book = await createBooking(server);
const pid = Number(server.child.pid);
const transactions = async () =>
  Number((await owner`select xact_commit as n from pg_stat_database where datname = current_database()`)[0]?.n);

const statuses = new Map<number | undefined, number>();
const times: number[] = [];
const [use, committed, began] = [await readUse(pid), await transactions(), performance.now()];
let next = 0;
await Promise.all(Array.from({ length: atOnce }, bookOneByOne));
const [after, committedAfter] = [await readUse(pid), await transactions()];
const seconds = (performance.now() - began) / 1000;
await owner.end();

const made = statuses.get(303) ?? 0;
const each = (total: number) => milliseconds(total / slots.length);
console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}; ${slots.length} sent, ${made} booked`, statuses);
console.log(
  `${(slots.length / seconds).toFixed(0)} a second, ${atOnce} at once; p50 ${milliseconds(percentile(times, 0.5))}, p99 ${milliseconds(percentile(times, 0.99))}`,
);
console.log(
  `CPU of one: Node ${each(after.node.cpu - use.node.cpu)}, PostgreSQL ${each(after.postgres.cpu - use.postgres.cpu)}`,
);
console.log(`transactions of one, with what it causes: ${((committedAfter - committed) / slots.length).toFixed(1)}`);
process.exitCode = made > slots.length / 2 ? 0 : 1;

async function bookOneByOne() {
  for (let at = next++; at < slots.length; at = next++) {
    const slot = slots[at];
    if (!slot) return;
    const started = performance.now();
    const modality = slot.modality & 1 ? "presencial" : "online";
    const { status } = await book({ ...slot, modality, patient: at });
    times.push(performance.now() - started);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}
