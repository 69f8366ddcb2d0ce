import { plural } from "#app/shared/formats.ts";
import { describeDeadline } from "../incidents/incident.ts";
import { jobLabels } from "../labels.generated.ts";

/** What the operator's first page shows. */
export type Overview = {
  queue: {
    registrations: number;
    oldest: string | null;
    flags: number;
    heldReviews: number;
    reports: number;
    requests: number;
    late: number;
    /** Told by professionals: a minor asked alone. */
    minors: number;
  };
  /** When each was known that is still to be told. */
  pendingIncidents: string[];
  signUps: { day: string; count: number }[];
  listed: ListedCount[];
  billing: BillingFigures;
  emails: { kind: string; sent: number; waiting: number; late: number; failed: number }[];
  payments: {
    id: number;
    provider: string;
    kind: string;
    receivedAt: string;
    attempts: number;
    failedAt: string | null;
    error: string | null;
  }[];
  jobs: JobRun[];
};

export type ListedCount = { specialty: string; uf: string | null; count: number };

/** As `billing.figures` counts: at a glance; money and losses are those of the last thirty days. */
export type BillingFigures = {
  trials: number;
  expired_trials: number;
  active: number;
  past_due: number;
  inactive: number;
  revenue_centavos: number;
  lost: number;
  churn: number;
  open_disputes: number;
  dead_events: number;
};

export type JobRun = {
  name: string;
  finishedAt: string;
  succeededAt: string | null;
  failedAt: string | null;
  error: string | null;
  successes: number;
  failures: number;
};

const MINUTE = 60_000;
/** Some runs may be missed by a restart before anybody should look. */
const PATIENCE = { minute: 15 * MINUTE, hour: 180 * MINUTE, day: 26 * 60 * MINUTE };

/** One of a newer release shows as it is. */
export const jobLabel = (name: string) => jobLabels[name]?.label ?? name;

/** A job is unwell when its latest run failed, or when it has not run for longer than it should. */
export function jobState({ name, finishedAt, succeededAt, failedAt }: JobRun, now: Date) {
  if (failedAt !== null && (succeededAt === null || Date.parse(failedAt) > Date.parse(succeededAt))) return "failed";
  const every = jobLabels[name]?.every;
  return every && +now - Date.parse(finishedAt) > PATIENCE[every] ? "late" : "well";
}

/** What is broken, in sentences: the first thing to look at. The tables below say more. */
export function findErrors(
  { emails, payments, jobs, pendingIncidents }: Pick<Overview, "emails" | "payments" | "jobs" | "pendingIncidents">,
  now: Date,
) {
  const failed = emails.reduce((sum, email) => sum + email.failed, 0);
  const dead = payments.filter(({ failedAt }) => failedAt !== null).length;
  const unwell = jobs.filter((job) => jobState(job, now) !== "well");
  return [
    ...pendingIncidents.map((knownAt) => `Incidente com dados pessoais: ${describeDeadline(knownAt, now).label}.`),
    failed > 0 && `${plural(failed, "mensagem não foi entregue", "mensagens não foram entregues")} em 7 dias.`,
    dead > 0 && `${plural(dead, "aviso de pagamento sem tratamento", "avisos de pagamento sem tratamento")}.`,
    unwell.length > 0 && `Tarefas com falha ou atraso: ${unwell.map(({ name }) => jobLabel(name)).join("; ")}.`,
  ].filter((error) => error !== false);
}

/** Sums by one of the two words, largest first. Online-only professionals without a city count as "Online". */
export function sumListed(listed: readonly ListedCount[], by: "specialty" | "uf") {
  const sums = new Map<string, number>();
  for (const row of listed) {
    const name = row[by] ?? "Online";
    sums.set(name, (sums.get(name) ?? 0) + row.count);
  }
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Of five shades, by the share of the largest; nobody is none. */
export function shadeOf(count: number, largest: number) {
  if (count <= 0 || largest <= 0) return 0;
  return Math.max(1, Math.ceil((Math.log1p(count) / Math.log1p(largest)) * 5));
}

/** The states as tiles, near where they lie: column and row. */
export const stateTiles: Record<string, readonly [column: number, row: number]> = {
  RR: [2, 0],
  AP: [4, 0],
  AM: [2, 1],
  PA: [3, 1],
  MA: [5, 1],
  CE: [6, 1],
  RN: [7, 1],
  AC: [1, 2],
  RO: [2, 2],
  TO: [4, 2],
  PI: [5, 2],
  PE: [6, 2],
  PB: [7, 2],
  MT: [3, 3],
  DF: [4, 3],
  BA: [5, 3],
  SE: [6, 3],
  AL: [7, 3],
  MS: [3, 4],
  GO: [4, 4],
  MG: [5, 4],
  ES: [6, 4],
  PR: [3, 5],
  SP: [4, 5],
  RJ: [5, 5],
  RS: [2, 6],
  SC: [3, 6],
};
