import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { useFollow } from "#app/shared/backend/use-follow.ts";
import { toast } from "#app/shared/toast.ts";
import { BlockNotice } from "./block-notice.tsx";
import { ChargeList } from "./charge-list.tsx";
import { DemoRenewal } from "./demo-renewal.tsx";
import { ManageCard } from "./manage-card.tsx";
import {
  hasSubscription,
  type Method,
  type Overview,
  type PaymentOptions,
  paidPeriodStart,
  waitingPix,
} from "./overview.ts";
import { PixPayment } from "./pix-payment.tsx";
import { RefundNotice } from "./refund-notice.tsx";
import { SubscribeCard } from "./subscribe-card.tsx";
import { followSubscription, loadOverview, simulateRenewal, startCheckout } from "./subscription.client.ts";
import { SubscriptionBanner } from "./subscription-banner.tsx";
import { ACTIONS, actionOf, useSubscriptionActions } from "./use-subscription-actions.ts";
import { WaitingPayment } from "./waiting-payment.tsx";

type SubscriptionPageProps = { overview: Overview; options: PaymentOptions; onOverview: (overview: Overview) => void };

/** Subscribe, follow a payment, or manage: whatever the owner's subscription asks for now. */
export function SubscriptionPage({ overview, options, onOverview }: SubscriptionPageProps) {
  const [search, setSearch] = useSearchParams();
  const [isPayingAnew, setPayingAnew] = useState(false);
  const [turn, setTurn] = useState(0);
  const now = new Date();
  const { busy, act } = useSubscriptionActions(onOverview);
  const isReturning = search.has("pagamento");
  const pix = isPayingAnew ? undefined : waitingPix(overview, now);
  const events = useEventCount(isReturning || pix !== undefined, onOverview);

  const settle = useCallback(
    (settled: Overview) => {
      showOutcome(settled);
      setPayingAnew(false);
      onOverview(settled);
      setSearch({}, { replace: true });
    },
    [onOverview, setSearch],
  );
  async function subscribe(method: Method, taxId: string | undefined) {
    await act("subscribe", async () => {
      const { url } = await startCheckout(method, taxId);
      if (url) location.assign(url);
      else setPayingAnew(false);
    });
  }
  if (isReturning)
    return <WaitingPayment events={events} onSettled={settle} onGiveUp={() => setSearch({}, { replace: true })} />;
  if (pix && !overview.block)
    return (
      <PixPayment
        key={turn}
        {...pix}
        events={events}
        onSettled={settle}
        onLookAgain={() => setTurn((count) => count + 1)}
        onOtherWay={() => setPayingAnew(true)}
      />
    );
  const isManaging = hasSubscription(overview) && !isPayingAnew;
  const renewsAlone = overview.subscription?.state === "open" || overview.subscription?.state === "cancelling";
  return (
    <div className="flex flex-col gap-6">
      <RefundNotice overview={overview} now={now} />
      {overview.block ? (
        <BlockNotice overview={{ ...overview, block: overview.block }} now={now} />
      ) : (
        <SubscriptionBanner
          overview={overview}
          now={now}
          onPay={isManaging && renewsAlone ? () => setPayingAnew(true) : undefined}
        />
      )}
      {isManaging && (
        <ManageCard
          overview={overview}
          now={now}
          busy={actionOf(busy)}
          onAction={(action) => act(action, ACTIONS[action])}
        />
      )}
      {(!isManaging || !renewsAlone) && !overview.block && (
        <SubscribeCard
          options={options}
          startsAt={paidPeriodStart(overview, now)}
          isListed={overview.status === "past_due"}
          button={buttonOf(overview, now)}
          isBusy={busy === "subscribe"}
          onSubscribe={subscribe}
        />
      )}
      <ChargeList charges={overview.charges} />
      {options.isDemo && overview.subscription?.state === "open" && !overview.block && (
        <DemoRenewal onRenew={(outcome) => act("renew", () => simulateRenewal(outcome))} />
      )}
    </div>
  );
}

/** How often the server told of something new. A page that does not wait for a payment shows it at once. */
function useEventCount(isWaiting: boolean, onOverview: (overview: Overview) => void) {
  const [events, setEvents] = useState(0);
  useFollow(followSubscription, () => {
    setEvents((count) => count + 1);
    if (!isWaiting) loadOverview().then(onOverview, () => {});
  });
  return events;
}

function showOutcome({ checkout, status, subscription, charges }: Overview) {
  const isCharged = charges.some((charge) => charge.subscription === subscription?.id && charge.status === "paid");
  if (subscription?.state === "open" && !isCharged)
    toast({ title: "Assinatura confirmada", description: "Nada foi cobrado ainda. Mandamos a data por e-mail." });
  else if (checkout?.status === "done" || status === "active")
    toast({ title: "Pagamento confirmado", description: "Sua assinatura está ativa. Mandamos o recibo por e-mail." });
  else if (checkout?.status === "refused")
    toast({
      variant: "destructive",
      title: "Pagamento não aprovado",
      description: "Nada foi cobrado. Tente de novo ou escolha outra forma de pagar.",
    });
  else toast({ title: "O prazo do pagamento terminou", description: "Nada foi cobrado. Você pode tentar de novo." });
}

function buttonOf({ status, trialEnd, paidUntil }: Overview, now: Date) {
  // By card nothing is paid before the period that is there has ended.
  if (status === "past_due") return paidUntil && new Date(paidUntil) > now ? "Atualizar Pagamento" : "Pagar agora";
  if (status === "active" || (status === "trial" && new Date(trialEnd) > now)) return "Assinar Agora";
  return "Reativar Perfil";
}
