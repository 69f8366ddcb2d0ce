import { z } from "zod";
import { REFUND_TIMES } from "#app/features/subscription/subscription.ts";
import { brand } from "#app/shared/brand.ts";
import { formatDateTime, formatMoney } from "#app/shared/formats.ts";
import { DEFAULT_ZONE } from "#app/shared/time-zones.ts";
import { inZone } from "#app/shared/when.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Facts, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { AcceptedTerms } from "./accepted-terms.tsx";
import { aboutSubscription, day, describeFree, freeUntil, moment, subscriptionData } from "./subscription-data.ts";

const amount = z.number().int().positive();

export const paymentReceipt = defineEmail({
  kind: "payment-receipt",
  label: "Recibo",
  schema: subscriptionData.extend({
    ...{ amount, start: moment, end: moment, paidAt: moment },
    receipt: z.number().int().nullable(),
    /** Within the seven days of withdrawal. */
    withdrawUntil: moment.nullable().optional(),
  }),
  subject: ({ amount: paid }) => `Recibo: ${formatMoney(paid)} da sua assinatura`,
  Body: ({ data }) => (
    <Layout
      preview={`Recebemos seu pagamento. ${data.isReady ? "Perfil publicado" : "Período pago"} até ${day(data.end)}.`}
      reason={aboutSubscription}
    >
      <Title>Recebemos seu pagamento</Title>
      <Greeting name={data.name} />
      <Paragraph>Obrigado. Este é o recibo da sua assinatura mensal.</Paragraph>
      <Facts
        facts={[
          ...(data.receipt === null ? [] : [["Recibo", String(data.receipt).padStart(6, "0")] as [string, string]]),
          ["Valor", formatMoney(data.amount)],
          ["Pago em", day(data.paidAt)],
          ["Período", `${day(data.start)} a ${day(data.end)}`],
        ]}
      />
      <Action href={data.link}>Ver minha assinatura</Action>
      <Note>
        Você pode cancelar quando quiser.
        {data.withdrawUntil
          ? ` Até ${formatDateTime(new Date(data.withdrawUntil))}, ${inZone(DEFAULT_ZONE)}, você pode desistir desta assinatura no painel e receber tudo de volta.`
          : ""}
      </Note>
      <AcceptedTerms href={data.terms} />
    </Layout>
  ),
});

export const paymentRefunded = defineEmail({
  kind: "payment-refunded",
  label: "Devolução",
  schema: subscriptionData.extend({
    ...{ amount, freeUntil },
    /** Another subscription of the same account, as after a payment that was made twice. */
    goesOn: z.boolean().default(false),
  }),
  subject: ({ amount: given }) => `Devolução de ${formatMoney(given)}`,
  Body: ({ data }) => (
    <Layout preview="O valor volta pelo mesmo meio em que foi pago." reason={aboutSubscription}>
      <Title>Seu dinheiro está voltando</Title>
      <Greeting name={data.name} />
      <Paragraph>
        Devolvemos {formatMoney(data.amount)} pelo mesmo meio em que você pagou. {REFUND_TIMES}
      </Paragraph>
      {data.goesOn ? (
        <Paragraph>Sua assinatura atual continua como está: só este pagamento volta.</Paragraph>
      ) : (
        <>
          <Paragraph>
            A assinatura desse pagamento foi encerrada e nada mais será cobrado. {describeFree(data.freeUntil)}
          </Paragraph>
          <Paragraph>
            Seus dados continuam guardados. Se quiser voltar para a {brand.name}, é só assinar de novo.
          </Paragraph>
        </>
      )}
      <Action href={data.link}>Ver minha assinatura</Action>
      <AcceptedTerms href={data.terms} />
    </Layout>
  ),
});
