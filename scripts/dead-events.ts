// Payment events that were given up: `npm run -s payments:dead` lists them, `npm run -s payments:dead -- retry` has all
// of them tried again within a minute.
import { listDeadEvents, reviveDeadEvents } from "../server/payments/dead-events.ts";
import { connectToRunning } from "./connect-to-running.ts";

const sql = await connectToRunning();
if (process.argv[2] === "retry") console.log(`Eventos a tentar de novo: ${await reviveDeadEvents(sql)}`);
else console.table(await listDeadEvents(sql));
await sql.end();
