import { z } from "zod";
import { brand } from "#app/shared/brand.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Facts, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { nameText, reasonText } from "../texts.ts";

const schema = z.object({
  name: nameText.nullish(),
  reason: reasonText,
  passage: z.string().max(500),
  /** What the council says of such words. */
  rule: z.string().max(500),
  isAnswer: z.boolean(),
  /** Nobody else has read it: it waited for this look. */
  isHeld: z.boolean().default(false),
});

/** A passage that a council would not allow; nothing happens to it but by its author. */
export const correctionAsked = defineEmail({
  kind: "correction-asked",
  label: "Pedido de correção",
  schema,
  subject: ({ isAnswer }) => `Um trecho ${isAnswer ? "de uma resposta sua" : "do seu perfil"} para corrigir`,
  Body: ({ data: { name, reason, passage, rule, isAnswer, isHeld } }) => (
    <Layout
      preview={isHeld ? "O texto novo ainda não foi publicado." : "Pedimos que você ajuste um trecho. Nada foi mudado."}
      reason={`Você recebe esta mensagem porque tem um perfil profissional ${brand.in} ${brand.name}.`}
    >
      <Title>Um trecho para corrigir</Title>
      <Greeting name={name ?? undefined} />
      <Paragraph>
        Lemos {isAnswer ? "uma resposta sua a uma avaliação" : "o seu perfil"} e pedimos que você ajuste um trecho.
      </Paragraph>
      <Facts
        facts={[
          ["Trecho", passage],
          ["Regra", rule],
        ]}
      />
      <Paragraph>{reason}</Paragraph>
      <Action href={useSiteUrl(isAnswer ? "/dashboard/avaliacoes" : "/dashboard/perfil")}>
        {isAnswer ? "Corrigir minha resposta" : "Corrigir meu perfil"}
      </Action>
      <Note>
        {isHeld
          ? "O texto novo não foi publicado: o perfil segue com o que havia antes. Sem esse trecho, ele aparece assim que você salvar."
          : "Nada foi mudado por nós. Quando o trecho sair, este pedido se encerra sozinho."}{" "}
        Se acha que nos enganamos, fale com a gente pela página de contato.
      </Note>
    </Layout>
  ),
});
