import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { formatDate } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { ChargeList } from "./charge-list.tsx";
import { DemoRenewal } from "./demo-renewal.tsx";
import { ManageCard, type Wish } from "./manage-card.tsx";
import { hasSubscription, type Method, type Overview, type PaymentOptions, waitingPix } from "./overview.ts";
import { PixPayment } from "./pix-payment.tsx";
import { SubscribeCard } from "./subscribe-card.tsx";
import {
  cancelSubscription,
  loadOverview,
  openPortal,
  refreshSubscription,
  requestRefund,
  resumeSubscription,
  simulateRenewal,
  startCheckout,
} from "./subscription.client.ts";
import { DISPUTED, subscriptionBanner } from "./subscription.ts";
import { WaitingPayment } from "./waiting-payment.tsx";

type SubscriptionPageProps = { overview: Overview; options: PaymentOptions; onOverview: (overview: Overview) => void };

/** Subscribe, follow a payment, or manage: whatever the owner's subscription asks for now. */
export function SubscriptionPage({ overview, options, onOverview }: SubscriptionPageProps) {
  const [search, setSearch] = useSearchParams();
  const [isPayingAnew, setPayingAnew] = useState(false);
  const [turn, setTurn] = useState(0);
  const now = new Date();
  const { busy, act } = useWishes(onOverview);
  const isReturning = search.has("pagamento");
  const pix = waitingPix(overview, now);

  const settle = useCallback(
    (settled: Overview) => {
      tellOutcome(settled);
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
    return <WaitingPayment look={askAndLook} onSettled={settle} onGiveUp={() => setSearch({}, { replace: true })} />;
  if (pix && !isPayingAnew)
    return (
      <PixPayment
        key={turn}
        {...pix}
        look={askAndLook}
        onSettled={settle}
        onLookAgain={() => setTurn((count) => count + 1)}
        onOtherWay={() => setPayingAnew(true)}
      />
    );
  const isManaging = hasSubscription(overview) && !isPayingAnew;
  const renewsAlone = overview.subscription?.state === "open" || overview.subscription?.state === "cancelling";
  return (
    <div className="flex flex-col gap-6">
      <Banner overview={overview} now={now} onPay={isManaging ? () => setPayingAnew(true) : undefined} />
      {isManaging && (
        <ManageCard overview={overview} now={now} busy={wishOf(busy)} onWish={(wish) => act(wish, WISHES[wish])} />
      )}
      {(!isManaging || !renewsAlone) && (
        <SubscribeCard
          options={options}
          startsAt={startOf(overview, now)}
          button={buttonOf(overview, now)}
          isBusy={busy === "subscribe"}
          onSubscribe={subscribe}
        />
      )}
      <ChargeList charges={overview.charges} />
      {options.isDemo && overview.subscription?.state === "open" && (
        <DemoRenewal onRenew={(outcome) => act("renew", () => simulateRenewal(outcome))} />
      )}
    </div>
  );
}

const WISHES: Record<Wish, () => Promise<unknown>> = {
  cancel: cancelSubscription,
  resume: resumeSubscription,
  refund: requestRefund,
  portal: async () => location.assign((await openPortal()).url),
};

const TOLD: Partial<Record<string, { title: string; description: string }>> = {
  cancel: { title: "Assinatura cancelada", description: "Nada mais será cobrado." },
  resume: { title: "Assinatura retomada", description: "Tudo continua como antes." },
  refund: { title: "Devolução pedida", description: "O valor volta pelo mesmo meio em que foi pago." },
};

/** One thing at a time; afterwards the page shows what is true then, whether it worked or not. */
function useWishes(onOverview: (overview: Overview) => void) {
  const [busy, setBusy] = useState<string>();
  async function act(name: string, work: () => Promise<unknown>) {
    setBusy(name);
    try {
      await work();
      const told = TOLD[name];
      if (told) toast(told);
    } catch (error) {
      toast({ variant: "destructive", title: "Não deu certo", description: (error as Error).message });
    }
    await loadOverview().then(onOverview, () => {});
    setBusy(undefined);
  }
  return { busy, act };
}

async function askAndLook() {
  await refreshSubscription().catch(() => {});
  return loadOverview();
}

function tellOutcome({ checkout, status }: Overview) {
  if (checkout?.status === "done" || status === "active")
    toast({ title: "Pagamento confirmado", description: "Sua assinatura está ativa. Mandamos o recibo por e-mail." });
  else if (checkout?.status === "refused")
    toast({
      variant: "destructive",
      title: "Pagamento não aprovado",
      description: "Nada foi cobrado. Tente de novo ou escolha outra forma de pagar.",
    });
  else toast({ title: "O prazo do pagamento terminou", description: "Nada foi cobrado. Você pode tentar de novo." });
}

type BannerProps = { overview: Overview; now: Date; onPay: (() => void) | undefined };

function Banner({ overview, now, onPay }: BannerProps) {
  const membership = { subscription_status: overview.status, trial_end_date: overview.trialEnd };
  const isDisputed = overview.status === "past_due" && overview.charges.some((charge) => charge.isDisputed);
  const banner = isDisputed ? DISPUTED : subscriptionBanner(membership, now);
  if (overview.cancelAt && overview.status === "active")
    return (
      <Alert variant="info" title="Sua assinatura não será renovada">
        Seu perfil continua publicado até {formatDate(new Date(overview.cancelAt))}.
      </Alert>
    );
  if (!banner) return null;
  const action = overview.status === "past_due" && onPay && <Button onClick={onPay}>{banner.button}</Button>;
  return (
    <Alert variant={banner.variant} title={banner.title} action={action}>
      {banner.description}
    </Alert>
  );
}

function buttonOf({ status, trialEnd }: Overview, now: Date) {
  if (status === "past_due") return "Pagar agora";
  if (status === "active" || (status === "trial" && new Date(trialEnd) > now)) return "Assinar Agora";
  return "Reativar Perfil";
}

/** What is already there is not lost: the paid month begins when it ends. */
function startOf({ trialEnd, paidUntil, status }: Overview, now: Date) {
  const ends = [trialEnd, status === "active" ? paidUntil : null].flatMap((end) => (end ? [new Date(end)] : []));
  const latest = ends.sort((a, b) => Number(b) - Number(a))[0];
  return latest && latest > now ? latest : undefined;
}

function wishOf(busy: string | undefined) {
  return busy !== undefined && busy in WISHES ? (busy as Wish) : undefined;
}
