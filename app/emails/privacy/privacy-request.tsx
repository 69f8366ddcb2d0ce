import { z } from "zod";
import { type CountedLinks, linkWords, proofWords } from "#app/features/privacy/proof-words.ts";
import { brand } from "#app/shared/brand.ts";
import { formatLongDate } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Facts, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { nameText, reasonText, tokenText } from "../texts.ts";

export const privacyReason = `Você recebe esta mensagem porque alguém fez um pedido sobre dados pessoais ${brand.in} ${brand.name} com este endereço.`;
const KINDS = {
  access: "Acesso aos dados",
  correction: "Correção de dados",
  deletion: "Exclusão de dados",
  other: "Outro pedido",
};

export const privacyRequestReceived = defineEmail({
  kind: "privacy-request-received",
  label: "Pedido LGPD recebido",
  isForPatient: true,
  schema: z.object({
    name: nameText,
    kind: z.enum(["access", "correction", "deletion", "other"]),
    protocol: z.string().max(20),
    due: z.string(),
    /** Proves that the mailbox is the person's. */
    token: tokenText.optional(),
    /** How many appointments the private links that came along lead to, and how many of the links lead nowhere. */
    links: z.object({ found: z.number().int(), unknown: z.number().int() }).default({ found: 0, unknown: 0 }),
  }),
  subject: ({ protocol }) => `Recebemos seu pedido ${protocol}`,
  Body: ({ data }) => (
    <Layout preview={`Respondemos até ${formatLongDate(new Date(data.due))}.`} reason={privacyReason}>
      <Title>Recebemos seu pedido</Title>
      <Greeting name={data.name} />
      <Facts
        facts={[
          ["Protocolo", data.protocol],
          ["Pedido", KINDS[data.kind]],
          ["Resposta até", formatLongDate(new Date(data.due))],
        ]}
      />
      <Links {...data} />
      <Paragraph>A resposta chega por este endereço. {proofWords[data.kind].why}</Paragraph>
      {data.token && <Proof token={data.token} />}
      <Note>{proofWords[data.kind].otherwise}</Note>
    </Layout>
  ),
});

function Links({ kind, links }: { kind: keyof typeof KINDS; links: CountedLinks }) {
  const words = linkWords(links);
  if (!words) return null;
  const isProof = kind === "deletion" && links.found > 0;
  return (
    <Paragraph>
      {words}
      {isProof && " Para apagar o que o link prova, não é preciso confirmar o e-mail."}
    </Paragraph>
  );
}

function Proof({ token }: { token: string }) {
  return <Action href={useSiteUrl(`/lgpd/confirmar/${token}`)}>Confirmar que o pedido é meu</Action>;
}

export const privacyRequestAnswered = defineEmail({
  kind: "privacy-request-answered",
  label: "Pedido LGPD respondido",
  isForPatient: true,
  schema: z.object({
    name: nameText,
    protocol: z.string().max(20),
    isDone: z.boolean(),
    answer: reasonText,
  }),
  subject: ({ protocol }) => `Resposta ao seu pedido ${protocol}`,
  Body: ({ data }) => (
    <Layout preview="Veja o que foi feito." reason={privacyReason}>
      <Title>{data.isDone ? "Seu pedido foi atendido" : "Sobre o seu pedido"}</Title>
      <Greeting name={data.name} />
      <Paragraph>{data.answer}</Paragraph>
      <Action href={useSiteUrl("/lgpd")}>Seus direitos e novos pedidos</Action>
      <Note>
        Protocolo {data.protocol}. Se discordar, você pode falar com a ANPD, a autoridade de proteção de dados.
      </Note>
    </Layout>
  ),
});
