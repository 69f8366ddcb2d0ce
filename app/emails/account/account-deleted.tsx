import { z } from "zod";
import { keptFor } from "#app/features/privacy/retention.ts";
import { REFUND_TIMES } from "#app/features/subscription/subscription.ts";
import { brand } from "#app/shared/brand.ts";
import { formatMoney } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { AcceptedTerms } from "../subscription/accepted-terms.tsx";
import { nameText } from "../texts.ts";

function FormerTerms({ version }: { version: string | null | undefined }) {
  const href = useSiteUrl(`/termos/versao/${version}`);
  return version ? <AcceptedTerms href={href} /> : null;
}

export const accountDeleted = defineEmail({
  kind: "account-deleted",
  label: "Conta excluída",
  schema: z.object({
    name: nameText.optional(),
    refund: z.number().int().min(0).default(0),
    termsVersion: z.string().nullish(),
  }),
  subject: () => "Sua conta foi excluída",
  Body: ({ data }) => (
    <Layout
      preview="Seu perfil saiu do ar e seus dados foram apagados."
      reason={`Você recebe esta última mensagem porque tinha uma conta ${brand.in} ${brand.name}.`}
    >
      <Title>Sua conta foi excluída</Title>
      <Greeting name={data.name} />
      <Paragraph>
        Seu perfil saiu do ar e seus dados foram apagados, como você pediu. Guardamos à parte só o que a lei exige, os
        registros de pagamento por {keptFor("charges")} e os de acesso por {keptFor("access_records")}, e, por{" "}
        {keptFor("former_accounts")}, códigos que não revelam quem você é, para que o período gratuito não se repita.
      </Paragraph>
      {data.refund > 0 && (
        <Paragraph>
          Você estava no prazo de desistência da assinatura: devolvemos {formatMoney(data.refund)} pelo mesmo meio em
          que você pagou. {REFUND_TIMES}
        </Paragraph>
      )}
      <Paragraph>Obrigado por ter passado por aqui. Se um dia quiser voltar, é só se cadastrar de novo.</Paragraph>
      <FormerTerms version={data.termsVersion} />
      <Note>Se não foi você que pediu, responda a esta mensagem.</Note>
    </Layout>
  ),
});
