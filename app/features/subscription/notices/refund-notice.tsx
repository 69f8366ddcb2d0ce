import { formatDate, formatMoney } from "#app/shared/formats.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { type Overview, recentRefunds } from "../overview.ts";
import { REFUND_TIMES } from "../subscription.ts";

/** Money on its way back, and money that went back these days: what, how and when. */
export function RefundNotice({ overview, now }: { overview: Overview; now: Date }) {
  const refunds = recentRefunds(overview, now);
  if (overview.refundPending)
    return (
      <Alert variant="info" title="Sua devolução está a caminho">
        Pedimos ao banco que devolva pelo mesmo meio em que você pagou. {REFUND_TIMES}
      </Alert>
    );
  return refunds.map(({ id, amount, refundedAt }) => (
    <Alert key={id} variant="info" title={`Devolvemos ${formatMoney(amount)}`}>
      A devolução saiu em {formatDate(new Date(refundedAt ?? 0))}, pelo mesmo meio em que você pagou. {REFUND_TIMES}
    </Alert>
  ));
}
