import pino from "pino";
import { allJobs } from "#server/jobs/all-jobs.ts";
import { runNow } from "#server/jobs/run-now.ts";
import { StartError } from "#server/kernel/start-error.ts";
import { runCommand, withDatabase } from "./installation.ts";

/** `npm run -s job -- <name>`: the running server does one job now, and this says how it ended. */
await runCommand(async () => {
  const job = allJobs.find(({ name }) => name === process.argv[2]);
  if (!job) throw new StartError(`Uso: npm run -s job -- <nome>\n\n${list()}`);
  await withDatabase(async (sql) => {
    console.log(`${job.label}…`);
    const { seconds } = await runNow(sql, pino({ level: "silent" }), job);
    console.log(`Terminou bem, em ${seconds.toLocaleString("pt-BR", { maximumFractionDigits: 1 })} s.`);
  });
});

function list() {
  return allJobs
    .map(({ name, label }) => `${name.padEnd(26)}${label}`)
    .sort()
    .join("\n");
}
