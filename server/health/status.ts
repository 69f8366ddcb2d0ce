import type { Histogram } from "prom-client";
import type { ServiceState, ServiceStatus } from "#app/features/status/status.ts";
import type { Database } from "../database/database.ts";
import type { Health } from "./health.ts";
import { createRecent } from "./recent-requests.ts";

type Deps = {
  database: Pick<Database, "isReady">;
  /** For how long the oldest email has been due. */
  emailMinutes(): Promise<number>;
  health: Health;
  requests: Histogram<"route" | "method" | "status">;
};

/** However many ask. */
const keptFor = 5_000;
/** Whoever looks at this page does so because something is slow. */
const patience = 2_000;
const slow = { database: 1_000, emailMinutes: 10 };
const lateEmailMinutes = 60;

/** What /status shows: from the checks of /readyz, the requests of the last minutes and the queue of emails. */
export function createStatus({ database, emailMinutes, health, requests }: Deps) {
  const recent = createRecent(requests);
  let kept: { statuses: Promise<ServiceStatus[]>; at: number } | undefined;

  async function read(): Promise<ServiceStatus[]> {
    const started = Date.now();
    const [isReady, emailAge, problems] = await Promise.all([
      inTime(database.isReady(), false).then((answer) => answer && Date.now() - started),
      inTime(emailMinutes(), undefined),
      health.findProblems(),
    ]);
    const ofDatabase: ServiceState = isReady === false ? "down" : isReady > slow.database ? "slow" : "ok";
    const isFailing = (part: string) => problems.some((problem) => problem.part === part);
    const [search, booking] = [await recent.stateOf("GET", "/buscar"), await recent.stateOf("POST", "/profissional")];
    return [
      { service: "site", state: ofDatabase === "ok" ? await recent.stateOf("GET", "/") : "slow" },
      { service: "search", state: worst(ofDatabase, search) },
      { service: "booking", state: worst(ofDatabase, booking, isFailing("disk") ? "slow" : "ok") },
      { service: "email", state: worst(ofDatabase, emailState(emailAge), ofMailServer(problems)) },
      { service: "payments", state: worst(ofDatabase, isFailing("payments") ? "down" : "ok") },
    ];
  }

  return {
    async read() {
      if (!kept || Date.now() - kept.at > keptFor) kept = { statuses: read(), at: Date.now() };
      return { statuses: await kept.statuses, at: kept.at };
    },
    close: recent.close,
  };
}

function worst(...states: ServiceState[]): ServiceState {
  if (states.includes("down")) return "down";
  return states.includes("slow") ? "slow" : "ok";
}

/** Unknown is told by the database's own state. */
function emailState(minutes: number | undefined): ServiceState {
  if (minutes === undefined || minutes < slow.emailMinutes) return "ok";
  return minutes < lateEmailMinutes ? "slow" : "down";
}

/** A wrong setting holds up every email; a server that is away may be back before anybody notices. */
function ofMailServer(problems: Awaited<ReturnType<Health["findProblems"]>>): ServiceState {
  const problem = problems.find(({ part }) => part === "email");
  if (!problem) return "ok";
  return problem.isWrong ? "down" : "slow";
}

async function inTime<Result, Other>(work: Promise<Result>, otherwise: Other): Promise<Result | Other> {
  const { promise: silence, resolve } = Promise.withResolvers<Other>();
  const timer = setTimeout(() => resolve(otherwise), patience);
  try {
    return await Promise.race([work.catch(() => otherwise), silence]);
  } finally {
    clearTimeout(timer);
  }
}
