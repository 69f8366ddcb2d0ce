// Payment events that were given up: `npm run -s payments:dead` lists them, `npm run -s payments:dead -- retry` has all
// of them tried again within a minute.
import { listDeadEvents, reviveDeadEvents } from "../server/payments/dead-events.ts";
import { runCommand, withDatabase } from "./installation.ts";

const isRetry = process.argv[2] === "retry";
await runCommand(() =>
  withDatabase(async (sql) => {
    if (isRetry) console.log(`Eventos a tentar de novo: ${await reviveDeadEvents(sql)}`);
    else console.table(await listDeadEvents(sql));
  }),
);
