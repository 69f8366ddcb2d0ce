import { z } from "zod";
import { formatMoney } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Paragraph, Title } from "../parts.tsx";
import { AcceptedTerms } from "./accepted-terms.tsx";
import { aboutSubscription, day, moment, subscriptionData } from "./subscription-data.ts";

/** While a profile may not be shown, nobody is charged for it. */
export const renewalHeld = defineEmail({
  kind: "renewal-held",
  label: "Renovação desligada",
  schema: subscriptionData.extend({ until: moment.nullable() }),
  subject: () => "Sua assinatura não será cobrada por enquanto",
  Body: ({ data }) => (
    <Layout preview="Desligamos a renovação." reason={aboutSubscription}>
      <Title>Nada será cobrado por enquanto</Title>
      <Greeting name={data.name} />
      <Paragraph>
        Seu perfil está fora da busca, pelo motivo que dissemos em outra mensagem. Enquanto for assim, desligamos a
        renovação da sua assinatura: nada é cobrado.
      </Paragraph>
      <Paragraph>
        {data.until ? `Se tudo se resolver até ${day(data.until)}, ela volta sozinha` : "Quando tudo se resolver"}
        {data.until ? " e avisamos você. Depois disso, você assina de novo se quiser." : ", você assina se quiser."}
      </Paragraph>
      <Action href={data.link}>Ver minha assinatura</Action>
    </Layout>
  ),
});

export const renewalResumed = defineEmail({
  kind: "renewal-resumed",
  label: "Renovação religada",
  schema: subscriptionData.extend({
    until: moment.nullable(),
    amount: z.number().int().positive().optional(),
    /** Taken back by whoever had cancelled, rather than over by itself. */
    byOwner: z.boolean().default(false),
  }),
  subject: ({ byOwner }) => (byOwner ? "Você retomou sua assinatura" : "A renovação da sua assinatura voltou"),
  Body: ({ data }) => (
    <Layout preview="A renovação continua como antes." reason={aboutSubscription}>
      <Title>{data.byOwner ? "Você retomou sua assinatura" : "A renovação da sua assinatura voltou"}</Title>
      <Greeting name={data.name} />
      <Paragraph>
        {data.byOwner
          ? "O cancelamento foi desfeito, e a renovação continua como antes."
          : "Seu perfil pode aparecer na busca de novo, e a renovação continua como antes."}
        {data.until
          ? ` A próxima cobrança${data.amount ? `, de ${formatMoney(data.amount)},` : ""} será em ${day(data.until)}.`
          : ""}{" "}
        Se não quiser mais, cancele em dois cliques.
      </Paragraph>
      <Action href={data.link}>Ver minha assinatura</Action>
      <AcceptedTerms href={data.terms} />
    </Layout>
  ),
});
