import { hash } from "node:crypto";
import type { Sql } from "postgres";
import { DEFAULT_ZONE, dayIn } from "#app/shared/time-zones.ts";
import { queryAs } from "../database/acting.ts";
import { describeError, type Log } from "../kernel/log.ts";
import type { Visit } from "./visits.ts";

type Deps = { sql: Sql; log: Log; now?: () => Date };
/** Who came, only for as long as it takes to make a mark of it. */
type Visitor = { network: string; userAgent: string };
type Batch = { professionals: string[]; kinds: string[]; marks: number[]; accounts: string[]; origins: string[] };
type Day = { day: string; until: number; salt: Promise<string>; known?: string };

const pause = 1000;
/** What one statement takes, and what waits at most while the database is away. */
const most = 20_000;
/** Known marks are not sent again; the database decides all the same. */
const mostKnown = 200_000;

/**
 * Counts visits without waiting for the database: they are gathered and written once a second, in one statement. A
 * process that is killed loses that second.
 */
export function createVisitCounter({ sql, log, now = () => new Date() }: Deps) {
  let waiting = emptyBatch();
  let known = new Set<number>();
  let today: Day = { day: "", until: 0, salt: Promise.resolve("") };
  let timer: ReturnType<typeof setInterval> | undefined;
  let writing: Promise<void> = Promise.resolve();

  function dayOf() {
    const at = now().getTime();
    if (at < today.until) return today;
    const day = dayIn(at, DEFAULT_ZONE);
    // Looked at again every second: a new day starts for everybody at once.
    today = day === today.day ? { ...today, until: at + pause } : startDay(day, at);
    return today;
  }

  function startDay(day: string, at: number): Day {
    known = new Set();
    const salt = readSalt(sql, day);
    salt.then(
      (text) => {
        if (today.day === day) today = { ...today, known: text };
      },
      // The next visit asks again.
      () => {
        today = { ...today, day: "", until: 0 };
      },
    );
    return { day, until: at + pause, salt };
  }

  /** At once, but for the first of a day, which waits for its salt; not counted when there is none. */
  function add(visit: Visit, visitor: Visitor) {
    const { known: salt, salt: coming } = dayOf();
    if (salt !== undefined) return keep(markOf(salt, visit, visitor), visit);
    return coming.then(
      (text) => keep(markOf(text, visit, visitor), visit),
      () => {},
    );
  }

  function keep(mark: number, { professional, kind, account, origins }: Visit) {
    if (known.has(mark) || waiting.marks.length >= most) return;
    if (known.size >= mostKnown) known.clear();
    known.add(mark);
    waiting.professionals.push(professional);
    waiting.kinds.push(kind);
    waiting.marks.push(mark);
    waiting.accounts.push(account ?? "null");
    waiting.origins.push(origins.join("+") || "null");
  }

  /** One after the other, so that one process never waits for itself. */
  function flush() {
    writing = writing.then(write).catch((error) => log.error(describeError(error), "visits were not counted"));
    return writing;
  }

  async function write() {
    if (waiting.marks.length === 0) return;
    const batch = waiting;
    waiting = emptyBatch();
    const { professionals, kinds, marks, accounts, origins } = batch;
    try {
      // As PostgreSQL writes arrays: none of these words needs quoting, and the driver would look at each of them.
      const values = [today.day, ...[professionals, kinds, marks, accounts, origins].map((words) => `{${words}}`)];
      await queryAs(
        sql,
        { role: "service_role" },
        "select directory.count_visits($1, $2, $3, $4, $5, $6)",
        values as never[],
      );
    } catch (error) {
      waiting = joined(batch, waiting);
      throw error;
    }
  }

  return {
    add,
    flush,
    start() {
      timer = setInterval(() => void flush(), pause);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

function emptyBatch(): Batch {
  return { professionals: [], kinds: [], marks: [], accounts: [], origins: [] };
}

/** What could not be written, and what came since; no more than one statement takes. */
function joined(first: Batch, second: Batch): Batch {
  const join = <Value>(one: Value[], other: Value[]) => [...one, ...other].slice(0, most);
  return {
    professionals: join(first.professionals, second.professionals),
    kinds: join(first.kinds, second.kinds),
    marks: join(first.marks, second.marks),
    accounts: join(first.accounts, second.accounts),
    origins: join(first.origins, second.origins),
  };
}

export type VisitCounter = ReturnType<typeof createVisitCounter>;

async function readSalt(sql: Sql, day: string) {
  const [row] = await queryAs<{ salt: string }>(
    sql,
    { role: "service_role" },
    "select encode(directory.salt_of($1::date), 'hex') as salt",
    [day],
  );
  if (!row) throw new Error("the day has no salt");
  return row.salt;
}

/** 52 bits of a hash: a number, and two of ten million visitors a day share one every few months. */
function markOf(salt: string, { professional, kind }: Visit, { network, userAgent }: Visitor) {
  const digest = hash("sha256", `${salt} ${professional} ${kind} ${network} ${userAgent}`);
  return Number.parseInt(digest.slice(0, 13), 16);
}
