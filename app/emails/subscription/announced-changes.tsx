import { z } from "zod";
import { noticeDays } from "#app/features/subscription/price.ts";
import { brand } from "#app/shared/brand.ts";
import { formatDate, formatMoney } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { nameText } from "../texts.ts";
import { aboutSubscription, day, moment } from "./subscription-data.ts";

const name = nameText;
const amount = z.number().int().positive();

/** At least thirty days before a new version of the terms or of the policy binds whoever accepted an older one. */
export const documentsChanging = defineEmail({
  kind: "documents-changing",
  label: "Nova versão dos documentos",
  schema: z.object({
    ...{ name, effective: moment, version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/) },
    kinds: z.array(z.enum(["terms", "privacy"])).min(1),
  }),
  subject: ({ kinds, effective }) => `${titleOf(kinds)}: nova versão em ${day(effective)}`,
  Body: ({ data }) => {
    const site = useSiteUrl();
    const path = data.kinds.includes("terms") ? "termos" : "privacidade";
    return (
      <Layout preview={`A nova versão vale a partir de ${day(data.effective)}.`} reason={aboutSubscription}>
        <Title>Nossos documentos vão mudar</Title>
        <Greeting name={data.name} />
        <Paragraph>
          Há uma nova versão: {titleOf(data.kinds)}. Para você ela vale a partir de {day(data.effective)}, ou antes, se
          você aceitar no painel.
        </Paragraph>
        <Paragraph>
          Se não concordar, cancele a assinatura antes dessa data: nada mais é cobrado, e o mês já pago continua valendo
          até o fim.
        </Paragraph>
        <Action href={`${site}${path}/versao/${data.version}`}>Ler a nova versão</Action>
      </Layout>
    );
  },
});

function titleOf(kinds: string[]) {
  const titles: Record<string, string> = { terms: "Termos de Uso", privacy: "Política de Privacidade" };
  return kinds.map((kind) => titles[kind] ?? kind).join(" e ");
}

/** At least thirty days before a new price. */
export const priceChanging = defineEmail({
  kind: "price-changing",
  label: "Mudança de preço",
  schema: z.object({ name, before: amount, after: amount, firstDay: z.iso.date() }),
  subject: ({ firstDay }) => `O preço da assinatura muda em ${dayOf(firstDay)}`,
  Body: ({ data }) => {
    const link = useSiteUrl("/dashboard/assinatura");
    return (
      <Layout preview={`Avisamos com ${noticeDays} dias de antecedência.`} reason={aboutSubscription}>
        <Title>O preço da assinatura vai mudar</Title>
        <Greeting name={data.name} />
        <Paragraph>
          A assinatura da {brand.name} passa de {formatMoney(data.before)} para {formatMoney(data.after)} por mês para
          quem assinar a partir de {dayOf(data.firstDay)}.
        </Paragraph>
        <Paragraph>
          Se você já assina, seu preço não muda: as renovações continuam no valor que você contratou, enquanto a
          assinatura não for interrompida.
        </Paragraph>
        <Action href={link}>Ver minha assinatura</Action>
      </Layout>
    );
  },
});

function dayOf(date: string) {
  return formatDate(new Date(`${date}T12:00:00-03:00`));
}
