import { Link } from "react-router";
import { formatDate, formatMoney } from "#app/shared/formats.ts";
import { known } from "#app/shared/known.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { type OverviewCharge, receiptNumber } from "../overview.ts";

/** Every charge so far, the newest first. */
export function ChargeList({ charges }: { charges: OverviewCharge[] }) {
  if (charges.length === 0) return null;
  return (
    <Card>
      <CardTitle>Cobranças e recibos</CardTitle>
      <ul className="mt-3 divide-y">
        {charges.map((charge) => (
          <ChargeRow key={charge.id} charge={charge} />
        ))}
      </ul>
    </Card>
  );
}

const STATUS = {
  paid: { label: "Pago", variant: "success" },
  failed: { label: "Não aprovado", variant: "warning" },
  refunded: { label: "Devolvido", variant: "secondary" },
} as const;

const OTHER = { label: "Outra situação", variant: "secondary" } as const;
const DISPUTED = { label: "Contestado", variant: "warning" } as const;

function ChargeRow({ charge }: { charge: OverviewCharge }) {
  const { label, variant } =
    charge.isDisputed && charge.status === "paid" ? DISPUTED : (known(STATUS, charge.status) ?? OTHER);
  const number = receiptNumber(charge);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="numeric font-semibold">{formatMoney(charge.amount)}</p>
        <p className="numeric text-sm text-muted-foreground">
          {charge.paidAt && `Pago em ${formatDate(new Date(charge.paidAt))} · `}
          {formatDate(new Date(charge.start))} a {formatDate(new Date(charge.end))}
        </p>
      </div>
      <Badge variant={variant}>{label}</Badge>
      {number && (
        <Link
          to={`/dashboard/assinatura/recibo/${charge.id}`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Recibo {number}
        </Link>
      )}
    </li>
  );
}
