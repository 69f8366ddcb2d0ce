import { useState } from "react";
import { toast } from "#app/shared/toast.ts";
import type { SubscriptionAction } from "./manage-card.tsx";
import type { Overview } from "./overview.ts";
import {
  cancelSubscription,
  loadOverview,
  openPortal,
  resumeSubscription,
  withdrawFromSubscription,
} from "./subscription.client.ts";

export const ACTIONS: Record<SubscriptionAction, () => Promise<unknown>> = {
  cancel: cancelSubscription,
  resume: resumeSubscription,
  withdraw: withdrawFromSubscription,
  portal: async () => location.assign((await openPortal()).url),
};

const TOASTS: Partial<Record<string, { title: string; description: string }>> = {
  cancel: { title: "Assinatura cancelada", description: "Mandamos a confirmação por e-mail." },
  resume: { title: "Assinatura retomada", description: "Tudo continua como antes." },
  withdraw: {
    title: "Desistência confirmada",
    description: "O valor volta pelo mesmo meio em que foi pago. A confirmação também foi por e-mail.",
  },
};

/** One thing at a time; afterwards the page shows what is true then, whether it worked or not. */
export function useSubscriptionActions(onOverview: (overview: Overview) => void) {
  const [busy, setBusy] = useState<string>();
  async function act(name: string, work: () => Promise<unknown>) {
    setBusy(name);
    try {
      await work();
      const message = TOASTS[name];
      if (message) toast(message);
    } catch (error) {
      toast({ variant: "destructive", title: "Não deu certo", description: (error as Error).message });
    }
    await loadOverview().then(onOverview, () => {});
    setBusy(undefined);
  }
  return { busy, act };
}

export function actionOf(busy: string | undefined) {
  return busy !== undefined && busy in ACTIONS ? (busy as SubscriptionAction) : undefined;
}
