import { plannedPrice } from "#app/features/subscription/price.ts";
import { actAs } from "../database/acting.ts";
import { defineJob } from "./define-job.ts";
import { runBatches } from "./run-batches.ts";

/** New versions of terms and policy, and a new price: everybody concerned is told thirty days before, and once. */
export const announceChanges = defineJob({
  name: "announce-changes",
  label: "Avisar de mudanças nos termos e no preço",
  cron: "15 * * * *",
  async work({ sql }, _, signal) {
    await runBatches(sql, "directory.announce_documents", signal);
    const planned = plannedPrice(Date.now());
    if (!planned) return;
    const notifySome = () =>
      actAs(sql, { role: "service_role" }, async (tx) => {
        const [row] = await tx<{ count: number }[]>`
          select directory.announce_price(${planned.before}, ${planned.amount}, ${planned.from}) as count`;
        return row?.count ?? 0;
      });
    while (!signal.aborted && (await notifySome()) > 0);
  },
});
