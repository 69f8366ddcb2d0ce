import { z } from "zod";
import { LISTED_WITH, LISTED_WITH_IN_PERSON, type MissingPart } from "#app/features/professionals/listing.ts";
import { trialDays } from "#app/features/subscription/terms.ts";
import { brand } from "#app/shared/brand.ts";
import { formatDate, formatList } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { priceNow } from "../subscription/subscription-data.ts";
import { nameText } from "../texts.ts";

export const welcome = defineEmail({
  kind: "welcome",
  label: "Boas-vindas",
  schema: z.object({
    name: nameText.optional(),
    /** Of who was here before: the trial goes on, or is over. */
    formerTrialEnd: z.coerce.date().nullish(),
  }),
  subject: () => `Boas-vindas ${brand.to} ${brand.name}`,
  Body: ({ data }) => (
    <Layout
      preview={`Sua conta está pronta${describeTrial(data.formerTrialEnd)}.`}
      reason={`Você recebe esta mensagem porque criou uma conta ${brand.in} ${brand.name}.`}
    >
      <Title>Que bom ter você aqui</Title>
      <Greeting name={data.name} />
      <Paragraph>
        Sua conta está pronta{describeTrial(data.formerTrialEnd)}. Para ser encontrado na busca, seu perfil precisa de{" "}
        {formatList(labels(LISTED_WITH))}; se você atende presencialmente, também{" "}
        {labels(LISTED_WITH_IN_PERSON).join(", ")}.{" "}
        {isOver(data.formerTrialEnd) && "Com o teste terminado, precisa também de uma assinatura. "}O registro vai como
        o conselho o escreve. Se algo disso faltar, o painel diz o quê; o resto pode vir depois.
      </Paragraph>
      <Paragraph>
        Vale conferir três coisas: seu registro no conselho (em Psiquiatria, também o RQE), os horários em que você
        atende e um texto curto sobre o seu trabalho.
      </Paragraph>
      <Action href={useSiteUrl("/dashboard")}>Abrir meu painel</Action>
      <Note>
        Depois do teste, a assinatura custa {priceNow()} por mês. Nada é cobrado sem que você assine, e cancelar é tão
        fácil quanto assinar.
      </Note>
    </Layout>
  ),
});

function describeTrial(formerEnd: Date | null | undefined) {
  if (!formerEnd) return ` e o período de teste de ${trialDays} dias começou`;
  return isOver(formerEnd)
    ? `. Seu período de teste, que é um só por pessoa, terminou em ${formatDate(formerEnd)}`
    : ` e seu período de teste, que é um só por pessoa, continua até ${formatDate(formerEnd)}`;
}

const labels = (parts: readonly MissingPart[]) => parts.map(({ label }) => label);

const isOver = (end: Date | null | undefined) => end != null && Number(end) <= Date.now();
