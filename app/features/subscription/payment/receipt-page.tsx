import { useState } from "react";
import { Link } from "react-router";
import { brand } from "#app/shared/brand.ts";
import { formatDate, formatDateTime, formatMoney } from "#app/shared/formats.ts";
import { known } from "#app/shared/known.ts";
import type { Operator } from "#app/shared/operator.ts";
import { formatTaxId } from "#app/shared/tax-id.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card } from "#app/shared/ui/card.tsx";
import { type OverviewCharge, receiptNumber } from "../overview.ts";
import type { Payer } from "./payer.ts";
import { PayerForm } from "./payer-form.tsx";

const METHODS = { stripe: "Cartão de crédito", pix: "Pix", demo: "Demonstração, sem valor" };

type ReceiptPageProps = { charge: OverviewCharge; name: string; payer: Payer | null; operator: Operator };

/** To be printed or kept as PDF by the browser's own dialog. */
export function ReceiptPage({ charge, name, payer: given, operator }: ReceiptPageProps) {
  const [payer, setPayer] = useState(given);
  const number = receiptNumber(charge) ?? "";
  const rows: [string, string][] = [
    ["Recebido de", payer?.name ?? name],
    ...(payer?.taxId
      ? [[payer.taxId.length === 11 ? "CPF" : "CNPJ", formatTaxId(payer.taxId)] as [string, string]]
      : []),
    ["Referente a", `Assinatura mensal ${brand.in} ${brand.name}`],
    ["Período", `${formatDate(new Date(charge.start))} a ${formatDate(new Date(charge.end))}`],
    ["Pago em", charge.paidAt ? formatDateTime(new Date(charge.paidAt)) : ""],
    ["Forma de pagamento", known(METHODS, charge.provider) ?? ""],
    ...(charge.refundedAt ? [["Devolvido em", formatDateTime(new Date(charge.refundedAt))] as [string, string]] : []),
  ];
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <Card className="print-area">
        <p className="text-sm font-semibold text-muted-foreground">{brand.name}</p>
        <p className="text-sm text-muted-foreground">
          {operator.name}, CNPJ {operator.cnpj} · {operator.address} · {operator.email}
        </p>
        <h1 className="mt-4 text-3xl">Recibo {number}</h1>
        <p className="mt-4 font-serif text-4xl">{formatMoney(charge.amount)}</p>
        <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt className="text-sm text-muted-foreground">{term}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {charge.termsVersion && (
          <p className="mt-5 text-sm text-muted-foreground">
            Contrato: Termos de Uso,{" "}
            <a href={`/termos/versao/${charge.termsVersion}`} className="underline underline-offset-4">
              versão de {formatDate(new Date(`${charge.termsVersion}T12:00:00-03:00`))}
            </a>
          </p>
        )}
      </Card>
      <PayerForm payer={payer} name={name} onSaved={setPayer} />
      <div className="flex flex-wrap gap-3 max-sm:flex-col print:hidden">
        <Button onClick={() => window.print()}>Imprimir ou salvar em PDF</Button>
        <Link to="/dashboard/assinatura" className={buttonVariants({ variant: "outline" })}>
          Voltar para a assinatura
        </Link>
      </div>
    </div>
  );
}
