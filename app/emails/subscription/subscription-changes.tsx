import { z } from "zod";
import { describeStay } from "#app/features/subscription/subscription.ts";
import { refundDays } from "#app/features/subscription/terms.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Paragraph, Title } from "../parts.tsx";
import { AcceptedTerms } from "./accepted-terms.tsx";
import { aboutSubscription, day, moment, priceNow, subscriptionData, WHAT_IS_ASKED } from "./subscription-data.ts";

export const subscriptionStarted = defineEmail({
  kind: "subscription-started",
  label: "Assinatura iniciada",
  schema: subscriptionData.extend({ firstCharge: moment.nullable() }),
  subject: () => "Sua assinatura está confirmada",
  Body: ({ data }) => (
    <Layout preview="Nada foi cobrado ainda." reason={aboutSubscription}>
      <Title>Sua assinatura está confirmada</Title>
      <Greeting name={data.name} />
      <Paragraph>
        {data.firstCharge
          ? `Nada foi cobrado ainda: a primeira cobrança, de ${priceNow()}, será em ${day(data.firstCharge)}, quando termina o período que você já tem.`
          : `A primeira cobrança, de ${priceNow()}, acontece em seguida.`}{" "}
        Depois do começo do período pago, você tem {refundDays} dias para desistir e receber tudo de volta.
      </Paragraph>
      <Action href={data.link}>Ver minha assinatura</Action>
      <AcceptedTerms href={data.terms} />
    </Layout>
  ),
});

export const subscriptionCancelled = defineEmail({
  kind: "subscription-cancelled",
  label: "Assinatura cancelada",
  schema: subscriptionData.extend({
    ...{ until: moment.nullable(), isCharged: z.boolean().default(true) },
    /** Until when it can be taken back: no longer than the contract itself lasts. */
    returnUntil: moment.nullable().default(null),
  }),
  subject: () => "Sua assinatura foi cancelada",
  Body: ({ data }) => (
    <Layout
      preview={data.isCharged ? "Nada mais será cobrado." : "Nada foi nem será cobrado."}
      reason={aboutSubscription}
    >
      <Title>Sua assinatura foi cancelada</Title>
      <Greeting name={data.name} />
      <Paragraph>
        {data.isCharged ? "Nada mais será cobrado." : "Nada foi cobrado e nada será."}
        {data.until ? ` ${describeStay(data.isReady, data.until)}.` : ""}
        {data.until && data.returnUntil
          ? ` Até ${day(data.returnUntil) === day(data.until) ? "lá" : day(data.returnUntil)}, você pode voltar atrás quando quiser.`
          : ""}
      </Paragraph>
      <Action href={data.link}>Ver minha assinatura</Action>
      <AcceptedTerms href={data.terms} />
    </Layout>
  ),
});

export const subscriptionEnded = defineEmail({
  kind: "subscription-ended",
  label: "Assinatura encerrada",
  schema: subscriptionData.extend({ isBlocked: z.boolean().default(false) }),
  subject: (data) => endedTitle(data),
  Body: ({ data }) => (
    <Layout preview="Nada foi apagado e nada mais será cobrado." reason={aboutSubscription}>
      <Title>{endedTitle(data)}</Title>
      <Greeting name={data.name} />
      <Paragraph>{endedWords(data)}</Paragraph>
      <Action href={data.link}>{data.isBlocked || !data.isReady ? "Ver minha assinatura" : "Reativar Perfil"}</Action>
    </Layout>
  ),
});

type Ended = { isBlocked: boolean; isReady: boolean };

function endedTitle({ isBlocked, isReady }: Ended) {
  return isBlocked || !isReady ? "Seu período pago terminou" : "Seu perfil saiu da busca";
}

function endedWords({ isBlocked, isReady }: Ended) {
  if (isBlocked)
    return "O período pago terminou enquanto seu perfil estava fora da busca. Nada foi apagado e nada mais será cobrado. Resolvido o motivo, você assina de novo se quiser.";
  if (!isReady)
    return `O período pago terminou. Nada foi apagado e nada mais será cobrado. Se você assinar de novo, seu perfil aparece na busca assim que estiver ${WHAT_IS_ASKED}.`;
  return "O período pago terminou e o perfil não aparece mais na busca. Nada foi apagado e nada mais será cobrado. Ao assinar de novo, ele volta na hora.";
}
