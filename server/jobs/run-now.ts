import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "postgres";
import type { Log } from "../kernel/log.ts";
import { StartError } from "../kernel/start-error.ts";
import { openBossDatabase } from "./boss-database.ts";
import type { Job } from "./define-job.ts";

type Options = {
  /** How long nobody may take the run before we say that no server does, in milliseconds. */
  takenWithin?: number;
  askEvery?: number;
};

type Run = { state: string; seconds: number; output: { message?: string } | null; is_busy: boolean };

/**
 * Asks the running server for one run, since only it has all that a job may use, and waits for its end. A run that
 * waits already is the one.
 */
export async function runNow(
  sql: Sql,
  log: Log,
  { name }: Job,
  { takenWithin = 60_000, askEvery = 300 }: Options = {},
) {
  const id = await send(sql, log, name);
  const limit = Date.now() + takenWithin;
  for (;;) {
    const [run] = await sql<Run[]>`
      select state, output, extract(epoch from completed_on - started_on)::float as seconds,
        exists (select from pgboss.job other where other.name = ${name} and other.state = 'active') as is_busy
      from pgboss.job where name = ${name} and id = ${id}`;
    if (run?.state === "completed") return { seconds: run.seconds };
    if (run?.state === "retry") throw new StartError(`Falhou, e será tentada de novo: ${reasonOf(run)}`);
    if (!run || run.state === "failed") throw new StartError(`Falhou: ${reasonOf(run)}`);
    if (!run.is_busy && Date.now() > limit)
      throw new StartError("Nenhum servidor começou a tarefa: o pedido fica na fila. Inicie o servidor com npm start.");
    await pause(askEvery);
  }
}

const reasonOf = (run: Run | undefined) => run?.output?.message ?? "sem motivo anotado";

async function send(sql: Sql, log: Log, name: string) {
  const { PgBoss } = await import("pg-boss");
  const { database, close } = openBossDatabase(sql, log);
  const boss = new PgBoss({
    ...{ db: database, schema: "pgboss", createSchema: false, migrate: false },
    ...{ supervise: false, schedule: false },
  });
  boss.on("error", () => {});
  try {
    await boss.start();
    const sent = await boss.send(name);
    if (sent) return sent;
    const [waiting] = await sql`select id from pgboss.job where name = ${name} and state = 'created' limit 1`;
    if (!waiting) throw new StartError("Outro pedido desta tarefa acabou de ser atendido. Repita o comando.");
    return String(waiting.id);
  } finally {
    await boss.stop({ graceful: false });
    await close();
  }
}
