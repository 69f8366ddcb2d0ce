import { z } from "zod";
import { describeStay } from "#app/features/subscription/subscription.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { aboutSubscription, day, moment, subscriptionData } from "./subscription-data.ts";

/** The first tells of it, the others remind while the grace runs. */
export const paymentFailed = defineEmail({
  kind: "payment-failed",
  label: "Pagamento recusado",
  schema: subscriptionData.extend({ until: moment, attempt: z.number().int().min(1).max(3) }),
  subject: ({ attempt, until, isReady }) =>
    attempt > 1 && isReady ? `Seu perfil sai da busca em ${day(until)}` : titleOf(attempt),
  Body: ({ data }) => (
    <Layout preview={`${describeStay(data.isReady, data.until)}.`} reason={aboutSubscription}>
      <Title>{titleOf(data.attempt)}</Title>
      <Greeting name={data.name} />
      <Paragraph>
        {data.attempt === 1 && "A cobrança deste mês não foi aprovada. "}
        {describeStay(data.isReady, data.until)}, para dar tempo de resolver.
      </Paragraph>
      <Action href={data.link}>Atualizar o pagamento</Action>
      <Note>Se você já pagou, desconsidere: a confirmação pode levar algumas horas.</Note>
    </Layout>
  ),
});

function titleOf(attempt: number) {
  return attempt === 1 ? "Não conseguimos cobrar sua assinatura" : "O pagamento deste mês ainda não chegou";
}
