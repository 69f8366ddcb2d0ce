import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import type { Overview } from "../overview.ts";
import { subscriptionNotice } from "./subscription-notice.ts";

type BannerProps = { overview: Overview; now: Date; isBusy: boolean; onPay: (() => void) | undefined };

/** What the owner should know about the subscription now, on its own page. */
export function SubscriptionBanner({ overview, now, isBusy, onPay }: BannerProps) {
  const notice = subscriptionNotice(overview, now);
  if (!notice) return null;
  const action = overview.status === "past_due" && notice.button && onPay && (
    <Button busy={isBusy} busyLabel="Abrindo o pagamento..." onClick={onPay}>
      {notice.button}
    </Button>
  );
  return (
    <Alert variant={notice.variant} title={notice.title} action={action}>
      {notice.description}
    </Alert>
  );
}
