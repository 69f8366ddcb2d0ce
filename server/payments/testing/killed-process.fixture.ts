import postgres from "postgres";
import { createLog } from "../../observability/log.ts";
import { startCheckout } from "../checkout.ts";
import { decideDemo } from "../demo/decide.ts";
import { createDemoProvider } from "../demo/demo-provider.ts";
import { handleEvents } from "../handle-events.ts";
import { refundFirstCharge } from "../manage.ts";
import type { Needs } from "../needs.ts";

/**
 * Somebody pays, or pays and gets it back, in a process that ends by kill -9 at a step that is given by number.
 * Arguments: socket folder, database, account, moment, "pay" or "refund", step.
 */
const [host = "", database = "", account = "", moment = "", wish = "", killAt = ""] = process.argv.slice(2);
const sql = postgres({ host, database, user: "postgres", max: 4, onnotice() {} });
const now = () => Number(moment);
const base = { sql, log: createLog("silent"), publicUrl: "http://localhost", now };
let steps = 0;
const needs: Needs = {
  ...base,
  providers: new Map([["demo", createDemoProvider(base)]]),
  step() {
    if (steps === Number(killAt)) process.kill(process.pid, "SIGKILL");
    steps += 1;
  },
};

if (wish === "refund") await refundFirstCharge(needs, account);
else {
  const { id } = await startCheckout(needs, account, "card", { name: "Ana", email: "ana@exemplo.com.br" });
  await decideDemo(needs, account, id, "approve");
}
await handleEvents(needs);
await sql.end();
