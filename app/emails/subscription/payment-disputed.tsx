import { z } from "zod";
import { describeStay } from "#app/features/subscription/subscription.ts";
import { graceDays } from "#app/features/subscription/terms.ts";
import { brand } from "#app/shared/brand.ts";
import { formatMoney } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Facts, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { aboutSubscription, day, moment, subscriptionData } from "./subscription-data.ts";

const outcome = z.enum(["open", "won", "lost"]);
const amount = z.number().int().nonnegative();

const titles = {
  open: "Um pagamento foi contestado",
  won: "A contestação do pagamento terminou",
  lost: "O pagamento contestado não voltou",
};

/** To the professional. Most contest by mistake: the email accuses nobody and says what to do. */
export const paymentDisputed = defineEmail({
  kind: "payment-disputed",
  label: "Pagamento contestado",
  schema: subscriptionData.extend({ outcome, amount, until: moment.nullable() }),
  subject: ({ outcome: how }) => titles[how],
  Body: ({ data }) => (
    <Layout preview={titles[data.outcome]} reason={aboutSubscription}>
      <Title>{titles[data.outcome]}</Title>
      <Greeting name={data.name} />
      <Paragraph>{explain(data.outcome, formatMoney(data.amount))}</Paragraph>
      {data.until && <Paragraph>{describeStay(data.isReady, data.until)}.</Paragraph>}
      {data.outcome !== "won" && (
        <Paragraph>
          {data.isReady ? "Para continuar na busca" : "Para continuar com a assinatura"}, assine com outra forma de
          pagamento. Nada do seu perfil se perde.
        </Paragraph>
      )}
      <Action href={data.link}>Ver minha assinatura</Action>
      {data.outcome === "open" && (
        <Note>
          Se foi engano, fale com o seu banco e retire a contestação. Se você não reconhece a cobrança, responda a esta
          mensagem: queremos entender o que houve.
        </Note>
      )}
    </Layout>
  ),
});

function explain(how: z.infer<typeof outcome>, value: string) {
  if (how === "won") return `O banco decidiu que o pagamento de ${value} vale. O mês pago conta por inteiro outra vez.`;
  if (how === "lost") return `O banco decidiu devolver o pagamento de ${value} a quem contestou.`;
  return `O banco nos avisou que o pagamento de ${value} da sua assinatura foi contestado e retirou o valor. Por isso não vamos mais cobrar por esse meio de pagamento.`;
}

/** To whoever runs the platform: evidence is given at the provider, before a deadline. */
export const disputeUpdate = defineEmail({
  kind: "dispute-update",
  label: "Contestação (a quem opera)",
  schema: z.object({ outcome, amount, at: moment, link: z.url({ protocol: /^https?$/ }) }),
  subject: ({ outcome: how }) =>
    how === "open"
      ? "Contestação de pagamento: responda no provedor"
      : `Contestação ${how === "won" ? "ganha" : "perdida"}`,
  Body: ({ data }) => (
    <Layout preview={titles[data.outcome]} reason={`Você recebe esta mensagem porque opera a ${brand.name}.`}>
      <Title>{titles[data.outcome]}</Title>
      <Facts
        facts={[
          ["Valor", formatMoney(data.amount)],
          ["Aberta em", day(data.at)],
        ]}
      />
      <Paragraph>
        {data.outcome === "open"
          ? `O valor foi retirado e a assinatura, encerrada. O perfil tem ${graceDays} dias para pagar de outra forma. As provas são enviadas no painel do provedor, dentro do prazo que ele informa.`
          : "O resultado já está na conta da pessoa. Não há nada a fazer aqui."}
      </Paragraph>
      <Action href={data.link}>Ver a conta</Action>
    </Layout>
  ),
});
