import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useFollow } from "#app/shared/backend/use-follow.ts";
import { toast } from "#app/shared/toast.ts";
import { ManageCard } from "./manage-card.tsx";
import { BlockNotice } from "./notices/block-notice.tsx";
import { PauseNotice } from "./notices/pause-notice.tsx";
import { RefundNotice } from "./notices/refund-notice.tsx";
import { SubscriptionBanner } from "./notices/subscription-banner.tsx";
import {
  disputedCharge,
  hasSubscription,
  lastMethod,
  type Method,
  type Overview,
  openPayment,
  type PaymentOptions,
  paidPeriodStart,
} from "./overview.ts";
import { ChargeList } from "./payment/charge-list.tsx";
import { DemoRenewal } from "./payment/demo-renewal.tsx";
import { OpenPaymentNotice } from "./payment/open-payment-notice.tsx";
import { PixPayment } from "./payment/pix-payment.tsx";
import { WaitingPayment } from "./payment/waiting-payment.tsx";
import { SubscribeCard } from "./subscribe-card.tsx";
import { followSubscription, loadOverview, simulateRenewal, startCheckout } from "./subscription.client.ts";
import { ACTIONS, actionOf, useSubscriptionActions } from "./use-subscription-actions.ts";

type SubscriptionPageProps = { overview: Overview; options: PaymentOptions; onOverview: (overview: Overview) => void };

/** What the owner asked to see; what the subscription asks for, until then. */
type View = "pay" | "choose" | "manage";

/** Subscribe, follow a payment, or manage: whatever the owner's subscription asks for now. */
export function SubscriptionPage({ overview, options, onOverview }: SubscriptionPageProps) {
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<View>();
  const [turn, setTurn] = useState(0);
  const now = new Date();
  const { busy, act } = useSubscriptionActions(onOverview);
  const isReturning = search.has("pagamento");
  const payment = openPayment(overview, now);
  const isSubscribed = hasSubscription(overview);
  const view = asked ?? (payment?.pixCode ? "pay" : isSubscribed ? "manage" : "choose");
  const isPix = view === "pay" && payment?.pixCode;
  const events = useEventCount(isReturning || Boolean(isPix), onOverview);

  const settle = useCallback(
    (settled: Overview) => {
      showOutcome(settled);
      setAsked(undefined);
      onOverview(settled);
      setSearch({}, { replace: true });
    },
    [onOverview, setSearch],
  );
  async function subscribe(method: Method, taxId?: string) {
    await act("subscribe", async () => {
      const { url } = await startCheckout(method, taxId, isSubscribed);
      if (url) location.assign(url);
      else setAsked("pay");
    });
  }
  const usual = lastMethod(overview, options.methods);
  // One click, unless something has to be said first: whose the Pix is, or another way than the one that was contested.
  function payAnew() {
    const isAsked = disputedCharge(overview) !== undefined || (options.asksTaxId && usual === "pix");
    if (isAsked) setAsked("choose");
    else void subscribe(usual);
  }
  // Who paid anew while a charge is on its way would be charged twice.
  const isOnItsWay = overview.isChargeOnItsWay;
  useOnArrival(search.has("atualizar"), () => {
    setSearch({}, { replace: true });
    if (overview.status === "past_due" && !isOnItsWay && !overview.block) payAnew();
  });

  if (isReturning)
    return <WaitingPayment events={events} onSettled={settle} onGiveUp={() => setSearch({}, { replace: true })} />;
  if (isPix && payment.pixCode)
    return (
      <PixPayment
        key={`${payment.id}-${turn}`}
        id={payment.id}
        code={payment.pixCode}
        expiresAt={payment.expiresAt}
        isDemo={options.isDemo}
        events={events}
        onSettled={settle}
        onLookAgain={() => setTurn((count) => count + 1)}
        onOtherWay={() => setAsked("choose")}
        onBack={isSubscribed ? () => setAsked("manage") : undefined}
      />
    );
  const { subscription, block } = overview;
  const isManaging = isSubscribed && view !== "choose";
  const isAlive = subscription?.state === "open" || subscription?.state === "cancelling";
  const isChanging = isSubscribed && !isManaging && overview.status !== "past_due";
  const other = options.methods.find((method) => method !== usual);
  return (
    <div className="flex flex-col gap-6">
      <RefundNotice overview={overview} now={now} />
      {block ? (
        <BlockNotice overview={{ ...overview, block }} now={now} />
      ) : (
        <SubscriptionBanner
          overview={overview}
          now={now}
          isBusy={busy === "subscribe"}
          onPay={isManaging && isAlive ? payAnew : undefined}
        />
      )}
      <PauseNotice overview={overview} now={now} />
      {payment && <OpenPaymentNotice payment={payment} onPix={() => setAsked("pay")} />}
      {isManaging && (
        <ManageCard
          overview={overview}
          now={now}
          busy={actionOf(busy)}
          onAction={(action) => act(action, ACTIONS[action])}
          onChangeMethod={
            subscription?.state === "open" && other && !isOnItsWay && !block ? () => setAsked("choose") : undefined
          }
        />
      )}
      {(!isManaging || !isAlive) && !block && (
        <SubscribeCard
          options={options}
          startsAt={paidPeriodStart(overview, now)}
          isListed={overview.status === "past_due"}
          button={isChanging ? "Trocar a forma de pagamento" : buttonOf(overview, now)}
          firstMethod={(isChanging || disputedCharge(overview) ? other : undefined) ?? usual}
          isBusy={busy === "subscribe"}
          onBack={isSubscribed && isAlive ? () => setAsked("manage") : undefined}
          onSubscribe={subscribe}
        />
      )}
      <ChargeList charges={overview.charges} />
      {options.isDemo && subscription?.state === "open" && !block && (
        <DemoRenewal onRenew={(outcome) => act("renew", () => simulateRenewal(outcome))} />
      )}
    </div>
  );
}

/** Once, for who comes by a link that says so. */
function useOnArrival(isAsked: boolean, work: () => void) {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isAsked || isDone.current) return;
    isDone.current = true;
    work();
  });
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
  // Before what is true of a subscription that goes on as it was: this one was to take its place.
  if (checkout?.status === "expired") toast(expired);
  else if (checkout?.status === "refused")
    toast({
      variant: "destructive",
      title: "Pagamento não aprovado",
      description: "Nada foi cobrado. Tente de novo ou escolha outra forma de pagar.",
    });
  else if (subscription?.state === "open" && !isCharged)
    toast({ title: "Assinatura confirmada", description: "Nada foi cobrado ainda. Mandamos a data por e-mail." });
  else if (checkout?.status === "done" || status === "active")
    toast({ title: "Pagamento confirmado", description: "Sua assinatura está ativa. Mandamos o recibo por e-mail." });
  else toast(expired);
}

const expired = { title: "O prazo do pagamento terminou", description: "Nada foi cobrado. Você pode tentar de novo." };

function buttonOf({ status, trialEnd, paidUntil }: Overview, now: Date) {
  // By card nothing is paid before the period that is there has ended.
  if (status === "past_due") return paidUntil && new Date(paidUntil) > now ? "Atualizar Pagamento" : "Pagar agora";
  if (status === "active" || (status === "trial" && new Date(trialEnd) > now)) return "Assinar Agora";
  return "Reativar Perfil";
}
