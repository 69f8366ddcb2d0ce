import { z } from "zod";
import { type ReportKind, reasonsOf } from "#app/features/reports/report-reasons.ts";
import { brand } from "#app/shared/brand.ts";
import { formatLongDate } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { nameText, reasonText } from "../texts.ts";

const reason = `Você recebe esta mensagem porque tem um perfil profissional ${brand.in} ${brand.name}.`;
const schema = z.object({ name: nameText.nullish(), reason: reasonText });

/** Nobody's words say why, where it came with an account that was deleted (directory.recall_account). */
const FORMER =
  "Uma conta anterior com o mesmo e-mail, registro ou CPF ou CNPJ estava suspensa quando foi excluída, e a suspensão continua nesta.";

export const listingSuspended = defineEmail({
  kind: "listing-suspended",
  label: "Perfil suspenso",
  schema: schema.partial({ reason: true }),
  subject: () => "Seu perfil foi suspenso",
  Body: ({ data }) => (
    <Layout preview="Seu perfil não aparece na busca. Veja o motivo." reason={reason}>
      <Title>Seu perfil foi suspenso</Title>
      <Greeting name={data.name ?? undefined} />
      <Paragraph>Por enquanto seu perfil não aparece na busca. O motivo:</Paragraph>
      <Paragraph>{data.reason ?? FORMER}</Paragraph>
      <Paragraph>Nada foi apagado. Se quiser corrigir algo ou discordar, fale com a gente.</Paragraph>
      <Action href={useSiteUrl("/contato")}>Falar com a equipe</Action>
      <Note>Você continua com acesso ao painel e aos seus dados.</Note>
    </Layout>
  ),
});

export const listingRestored = defineEmail({
  kind: "listing-restored",
  label: "Suspensão encerrada",
  schema,
  subject: () => "A suspensão do seu perfil terminou",
  Body: ({ data }) => (
    <Layout preview="Seu perfil pode voltar à busca." reason={reason}>
      <Title>A suspensão do seu perfil terminou</Title>
      <Greeting name={data.name ?? undefined} />
      <Paragraph>{data.reason}</Paragraph>
      <Paragraph>Com o perfil completo e o período gratuito ou a assinatura em dia, ele já aparece na busca.</Paragraph>
      <Action href={useSiteUrl("/dashboard")}>Abrir meu painel</Action>
    </Layout>
  ),
});

export const trialExtended = defineEmail({
  kind: "trial-extended",
  label: "Período gratuito estendido",
  schema: z.object({ name: nameText.nullish(), end: z.string() }),
  subject: () => "Seu período gratuito ficou maior",
  Body: ({ data }) => (
    <Layout preview={`Ele vai agora até ${formatLongDate(new Date(data.end))}.`} reason={reason}>
      <Title>Seu período gratuito ficou maior</Title>
      <Greeting name={data.name ?? undefined} />
      <Paragraph>Ele vai agora até {formatLongDate(new Date(data.end))}. Você não precisa fazer nada.</Paragraph>
      <Action href={useSiteUrl("/dashboard")}>Abrir meu painel</Action>
    </Layout>
  ),
});

export const reportAnswered = defineEmail({
  kind: "report-answered",
  label: "Resposta a denúncia",
  isForPatient: true,
  schema: z.object({
    answer: reasonText,
    // Those that waited when this was not told yet have neither.
    kind: z.enum(["review", "profile"]).optional(),
    reason: z.string().max(20).optional(),
  }),
  subject: () => "Sobre o aviso que você nos enviou",
  Body: ({ data }) => (
    <Layout
      preview="Olhamos o que você nos contou."
      reason={`Você recebe esta mensagem porque nos enviou um aviso ${brand.in} ${brand.name} e deixou este endereço.`}
    >
      <Title>Olhamos o seu aviso</Title>
      <Greeting name={undefined} />
      <Paragraph>{reportedWords(data)} Obrigado por nos contar. Nossa resposta:</Paragraph>
      <Paragraph>{data.answer}</Paragraph>
    </Layout>
  ),
});

/** "Você denunciou um perfil (Registro falso)." Whose it is stays out: a mailbox may be read by others. */
function reportedWords({ kind, reason }: { kind?: ReportKind | undefined; reason?: string | undefined }) {
  const short = kind && reason && reasonsOf(kind)[reason]?.short;
  return short && `Você denunciou ${kind === "profile" ? "um perfil" : "uma avaliação"} (${short}).`;
}
