import { formatDate, formatMoney } from "#app/shared/formats.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { disputedCharge, type Overview } from "./overview.ts";
import { DISPUTED, subscriptionBanner } from "./subscription.ts";

type BannerProps = { overview: Overview; now: Date; onPay: (() => void) | undefined };

/** What the owner should know about the subscription now. */
export function SubscriptionBanner({ overview, now, onPay }: BannerProps) {
  const disputed = disputedCharge(overview);
  const membership = { subscription_status: overview.status, trial_end_date: overview.trialEnd };
  const isDisputed = overview.status === "past_due" && disputed !== undefined;
  const banner = isDisputed ? DISPUTED : subscriptionBanner(membership, now);
  if (disputed && overview.status !== "past_due")
    return (
      <Alert variant="warning" title={`Um pagamento de ${formatMoney(disputed.amount)} foi contestado no banco`}>
        O banco retirou o valor, e não vamos mais cobrar por esse meio de pagamento. Se foi engano, fale com o seu banco
        e retire a contestação. {describeListing(overview, now)}
      </Alert>
    );
  if (overview.status === "trial" && overview.subscription?.state === "cancelling")
    return (
      <Alert variant="info" title="Sua assinatura foi cancelada">
        Nada foi cobrado e nada será. {describeListing(overview, now)}
      </Alert>
    );
  if (overview.cancelAt && overview.status === "active")
    return (
      <Alert variant="info" title="Sua assinatura não será renovada">
        {describeListing(overview, now)}
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

function describeListing({ cancelAt, trialEnd }: Overview, now: Date) {
  const end = new Date(cancelAt ?? trialEnd);
  if (end <= now) return "Seu perfil está fora da busca; para voltar, assine de novo.";
  const why = cancelAt ? "" : ", o fim do período gratuito";
  return `Seu perfil continua publicado até ${formatDate(end)}${why}.`;
}
