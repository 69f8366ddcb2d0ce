import type { Registry } from "prom-client";
import type { Log } from "../kernel/log.ts";
import type { Problem } from "../kernel/problem.ts";
import { tolerantGauge } from "../observability/tolerant-gauge.ts";

export type Health = ReturnType<typeof createHealth>;
type Part = keyof typeof partNames;
export type Check = { part: Part; findProblem(): Promise<Problem | undefined> };

/** As an operator reads them. */
export const partNames = {
  keys: "chaves",
  files: "arquivos",
  email: "e-mails",
  payments: "pagamentos",
  accounts: "contas",
  disk: "disco",
  clock: "relógio",
} as const;

/** What is well is looked at once a minute, what is not every ten seconds, and only while somebody asks. */
const lookAgain = { well: 60_000, failing: 10_000 };
/** Nobody who asks waits longer. */
const patience = 5_000;

type Watched = Check & { problem: Problem | undefined; lookedAt: number; wasWell: boolean; looking?: Promise<void> };

/**
 * What the server depends on beside its database: said in the log when it fails and when it is mended, on /readyz,
 * /status and /metrics. A wrong setting keeps a process that never worked from being given visitors; what fails later
 * is only named, because to take every process away would be worse than any of these.
 */
export function createHealth(checks: Check[], { log, registry }: { log: Log; registry: Registry }) {
  const parts = checks.map((check): Watched => ({ ...check, problem: undefined, lookedAt: 0, wasWell: false }));

  async function look(part: Watched) {
    const problem = await inTime(part.findProblem()).catch((): Problem => ({ isWrong: false, words: "sem resposta" }));
    const name = partNames[part.part];
    if (problem && problem.words !== part.problem?.words) log.error({ part: name }, problem.words);
    if (!problem && part.problem) log.warn({ part: name }, "de novo em ordem");
    part.problem = problem;
    part.wasWell ||= !problem;
    part.lookedAt = Date.now();
    delete part.looking;
  }

  function refresh(part: Watched) {
    const isOld = Date.now() - part.lookedAt > (part.problem ? lookAgain.failing : lookAgain.well);
    if (isOld) part.looking ??= look(part);
    // Only the first look is waited for.
    return part.lookedAt === 0 ? part.looking : undefined;
  }

  async function findProblems() {
    await Promise.all(parts.map(refresh));
    return parts.flatMap(({ part, problem, wasWell }) =>
      problem ? [{ part, ...problem, isUnready: problem.isWrong && !wasWell }] : [],
    );
  }

  const description = { name: "part_well", help: "1 while what the server depends on works, else 0", label: "part" };
  tolerantGauge({ ...description, registers: [registry] }, async () => {
    const failing = new Set((await findProblems()).map(({ part }) => part));
    return Object.fromEntries(parts.map(({ part }) => [part, failing.has(part) ? 0 : 1]));
  });
  return { findProblems };
}

async function inTime(work: Promise<Problem | undefined>) {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("no answer")), patience);
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
