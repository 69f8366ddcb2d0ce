import { keepBlocks } from "../payments/blocks.ts";
import { applyDueTransitions, remindLatePayers, warnTrials } from "../payments/clock.ts";
import { handleEvents } from "../payments/handle-events.ts";
import { openPayments } from "../payments/open-payments.ts";
import { ProviderError } from "../payments/provider.ts";
import { prepareRenewals, reconcile, registerWebhooks } from "../payments/reconcile.ts";
import { defineJob } from "./define-job.ts";
import { runBatches } from "./run-batches.ts";

/** What providers announced, and what must reach them. Woken by each webhook; every minute for what was postponed. */
export const handlePaymentEvents = defineJob({
  name: "handle-payment-events",
  label: "Tratar avisos de pagamento",
  cron: "* * * * *",
  work: async (deps) => handleEvents(await openPayments(deps)),
});

/** Periods and graces that are over, and who may not be shown for now and so is not charged. */
export const changeDueSubscriptions = defineJob({
  name: "change-due-subscriptions",
  label: "Virar períodos de assinatura",
  cron: "* * * * *",
  async work(deps, _, signal) {
    const payments = await openPayments(deps);
    await keepBlocks(payments);
    while (!signal.aborted && (await applyDueTransitions(payments)) > 0);
  },
});

export const remindOfPayments = defineJob({
  name: "remind-of-payments",
  label: "Avisar de períodos que acabam",
  cron: "10 * * * *",
  async work(deps) {
    const payments = await openPayments(deps);
    await warnTrials(payments);
    await remindLatePayers(payments);
  },
});

export const renewSubscriptions = defineJob({
  name: "renew-subscriptions",
  label: "Renovar assinaturas",
  cron: "25 * * * *",
  async work(deps) {
    const payments = await openPayments(deps);
    await registerWebhooks(payments);
    await prepareRenewals(payments);
  },
});

/** By night: asks the providers for the truth about everybody they may charge. */
export const reconcilePayments = defineJob({
  name: "reconcile-payments",
  label: "Conferir pagamentos com os provedores",
  cron: "0 3 * * *",
  timeLimit: 4 * 3600,
  async work(deps) {
    const failures = await reconcile(await openPayments(deps));
    // Tried again soon, for these alone, and seen by operators if that does not help.
    if (failures > 0) throw new ProviderError(`${failures} unreconciled`);
  },
});

/** Five years after a charge, if its account is gone, nothing is left of it. */
export const purgePayments = defineJob({
  name: "purge-payments",
  label: "Esquecer cobranças de contas excluídas",
  cron: "55 3 * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "billing.purge_old", signal),
});
