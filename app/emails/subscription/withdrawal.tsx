import { z } from "zod";
import { REFUND_TIMES } from "#app/features/subscription/subscription.ts";
import { formatLongDate, formatMoney } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { nameText, reasonText } from "../texts.ts";
import { AcceptedTerms } from "./accepted-terms.tsx";
import { aboutSubscription, describeFree, freeUntil, subscriptionData } from "./subscription-data.ts";

const amount = z.number().int().positive();

/** At once, as the law asks (Decreto 7.962, art. 5): the wish is received, what goes back, how and when. */
export const withdrawalConfirmed = defineEmail({
  kind: "withdrawal-confirmed",
  label: "Desistência recebida",
  schema: subscriptionData.extend({ amount, freeUntil }),
  subject: () => "Recebemos sua desistência da assinatura",
  Body: ({ data }) => (
    <Layout preview={`Devolvemos ${formatMoney(data.amount)}.`} reason={aboutSubscription}>
      <Title>Recebemos sua desistência</Title>
      <Greeting name={data.name} />
      <Paragraph>
        Sua desistência está registrada. A assinatura termina agora, nada mais será cobrado, e devolvemos{" "}
        {formatMoney(data.amount)} pelo mesmo meio em que você pagou. {REFUND_TIMES} Mandamos outra mensagem quando o
        valor sair daqui.
      </Paragraph>
      <Paragraph>Nada do seu perfil foi apagado. {describeFree(data.freeUntil)}</Paragraph>
      <Action href={data.link}>Ver minha assinatura</Action>
      <AcceptedTerms href={data.terms} />
    </Layout>
  ),
});

/** An operator gives a charge back. */
export const refundOrdered = defineEmail({
  kind: "refund-ordered",
  label: "Devolução pedida pela equipe",
  schema: z.object({ name: nameText, amount, reason: reasonText }),
  subject: ({ amount: given }) => `Vamos devolver ${formatMoney(given)}`,
  Body: ({ data }) => {
    const link = useSiteUrl("/dashboard/assinatura");
    return (
      <Layout preview={`Devolvemos ${formatMoney(data.amount)}.`} reason={aboutSubscription}>
        <Title>Vamos devolver um pagamento</Title>
        <Greeting name={data.name} />
        <Paragraph>
          Nossa equipe pediu a devolução de {formatMoney(data.amount)} pelo mesmo meio em que você pagou. {REFUND_TIMES}{" "}
          A assinatura termina com a devolução e nada mais será cobrado.
        </Paragraph>
        <Paragraph>Motivo: {data.reason}</Paragraph>
        <Action href={link}>Ver minha assinatura</Action>
      </Layout>
    );
  },
});

export const daysAdded = defineEmail({
  kind: "days-added",
  label: "Dias acrescentados",
  schema: z.object({
    name: nameText,
    days: z.number().int().positive(),
    /** The new end, where it is known already. */
    end: z.string().nullish(),
    reason: reasonText,
  }),
  subject: ({ days }) => `Acrescentamos ${days === 1 ? "1 dia" : `${days} dias`} ao seu período pago`,
  Body: ({ data }) => {
    const link = useSiteUrl("/dashboard/assinatura");
    const days = data.days === 1 ? "1 dia" : `${data.days} dias`;
    return (
      <Layout preview="Eles contam depois do último mês pago." reason={aboutSubscription}>
        <Title>Acrescentamos {days} ao seu período pago</Title>
        <Greeting name={data.name} />
        <Paragraph>
          Eles não custam nada e contam depois do último mês pago
          {data.end && `: seu período pago vai agora até ${formatLongDate(new Date(data.end))}`}. As datas das cobranças
          não mudam.
        </Paragraph>
        <Paragraph>Motivo: {data.reason}</Paragraph>
        <Action href={link}>Ver minha assinatura</Action>
      </Layout>
    );
  },
});
