import { formatDate } from "#app/shared/formats.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import type { Overview } from "./overview.ts";
import { DISPUTED, subscriptionBanner } from "./subscription.ts";

type BannerProps = { overview: Overview; now: Date; onPay: (() => void) | undefined };

/** What the owner should know about the subscription now. */
export function SubscriptionBanner({ overview, now, onPay }: BannerProps) {
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
