import { loadBackend } from "#app/shared/backend/backend.ts";
import { followTable } from "#app/shared/backend/follow-table.client.ts";
import type { Follow } from "#app/shared/backend/use-follow.ts";
import type { DemoOutcome, Method, Overview, PaymentOptions } from "./overview.ts";

export async function loadOverview(): Promise<Overview> {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("subscription_overview");
  if (error) throw error;
  return data as unknown as Overview;
}

/** The server tells whenever something about the own subscription is new. */
export const followSubscription: Follow<void> = (onChange) => followTable("subscription_events", onChange);

/** Asks the provider first, in case that its webhook was lost. */
export async function askAndLoadOverview() {
  await refreshSubscription().catch(() => {});
  return loadOverview();
}

export const loadPaymentOptions = () => ask<PaymentOptions>({ action: "options" });

export type StartedCheckout = { id: string; url: string | null; pixCode: string | null };

export function startCheckout(method: Method, taxId: string | undefined, isChange: boolean) {
  return ask<StartedCheckout>({ action: "checkout", method, isChange, ...(taxId && { taxId }) });
}

const refreshSubscription = () => ask({ action: "refresh" });
export const cancelSubscription = () => ask({ action: "cancel" });
export const resumeSubscription = () => ask({ action: "resume" });
export const withdrawFromSubscription = () => ask({ action: "withdraw" });
export const openPortal = () => ask<{ url: string }>({ action: "portal" });

export function decideDemoPayment(checkout: string, decision: "approve" | "refuse") {
  return ask({ action: "demo-decide", checkout, decision });
}

export const simulateRenewal = (outcome: DemoOutcome) => ask({ action: "demo-renew", outcome });

/** Fails with words for the person. */
async function ask<Answer = unknown>(body: object): Promise<Answer> {
  const backend = await loadBackend().catch(() => undefined);
  if (!backend) throw new Error(OFFLINE);
  const { data, error } = await backend.functions.invoke("subscription", { body });
  if (!error) return data as Answer;
  const response: unknown = (error as { context?: unknown }).context;
  const refusal = response instanceof Response ? await response.json().catch(() => undefined) : undefined;
  throw new Error(
    typeof refusal?.message === "string" && response instanceof Response && response.status < 503
      ? refusal.message
      : OFFLINE,
  );
}

const OFFLINE = "Sem resposta agora. Confira sua conexão e tente de novo; nada foi cobrado duas vezes.";
