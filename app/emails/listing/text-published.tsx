import { z } from "zod";
import { nameTexts } from "#app/features/professionals/held-texts.ts";
import { brand } from "#app/shared/brand.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { nameText, reasonText } from "../texts.ts";

const schema = z.object({
  name: nameText.nullish(),
  texts: z.array(z.string().max(60)).min(1),
  /** The operator's words, where there are any. */
  reason: reasonText.nullish(),
});

const SUBJECT = "Seu texto foi publicado";

/** To whose text waited for a look (directory.publish_held). */
export const textPublished = defineEmail({
  kind: "text-published",
  label: "Texto publicado após conferência",
  schema,
  subject: () => SUBJECT,
  Body: ({ data: { name, texts, reason } }) => (
    <Layout
      preview="Nossa equipe leu, e ele já aparece no seu perfil."
      reason={`Você recebe esta mensagem porque tem um perfil profissional ${brand.in} ${brand.name}.`}
    >
      <Title>{SUBJECT}</Title>
      <Greeting name={name ?? undefined} />
      <Paragraph>
        Nossa equipe leu o que você escreveu e esperava uma conferência: {nameTexts(texts)}. Já aparece no seu perfil.
      </Paragraph>
      {reason && <Paragraph>{reason}</Paragraph>}
      <Action href={useSiteUrl("/dashboard")}>Abrir meu painel</Action>
      {/* Of an answer, its own words alone were let pass. */}
      {!texts.includes("answer") && <Note>Com as mesmas palavras, seus próximos textos não precisam esperar.</Note>}
    </Layout>
  ),
});
