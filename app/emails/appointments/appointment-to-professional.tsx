import { z } from "zod";
import { type ForWhom, forWhomLabels } from "#app/features/appointments/for-whom.ts";
import { brand } from "#app/shared/brand.ts";
import { formatPhone } from "#app/shared/formats.ts";
import { formatWhen } from "#app/shared/when.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Facts, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { agreedTimes, appointmentWords, calendarFile, givenUp, removalFile, whenFacts } from "./appointment-facts.tsx";

const what = z.enum([
  ...["requested", "rescheduled", "accepted", "booked", "moved", "cancelled"],
  ...["move-requested", "move-accepted", "move-withdrawn"],
] as const);

const schema = z.discriminatedUnion("isWhole", [
  appointmentWords.extend({
    isWhole: z.literal(true),
    what,
    email: z.string().optional(),
    whatsapp: z.string().optional(),
    message: z.string().optional(),
    /** When SQL posted it: calendars take the newest of two. */
    writtenAt: z.coerce.date().optional(),
    givenUp,
    /** Of a move that is, or was, asked for. */
    moveTo: z.coerce.date().optional(),
    moveAnswerBy: z.coerce.date().optional(),
  }),
  /** For an address that nobody confirmed: nothing of the patient. */
  z.object({ isWhole: z.literal(false), what, professional: z.string() }),
]);

const TITLES = {
  requested: "Você tem um novo pedido de consulta",
  rescheduled: "Um paciente pediu outro horário",
  accepted: "Sua proposta foi aceita",
  booked: "Uma consulta foi marcada e confirmada",
  moved: "Um paciente mudou o horário da consulta",
  "move-requested": "Um paciente pediu para mudar o horário",
  "move-accepted": "Você aceitou mudar o horário da consulta",
  "move-withdrawn": "Um paciente desistiu de mudar o horário",
  cancelled: "Uma consulta foi cancelada",
};

function titleOf(data: z.infer<typeof schema>) {
  const wasRequest = data.what === "cancelled" && data.isWhole && data.answerBy;
  return wasRequest ? "Um pedido de consulta foi cancelado" : TITLES[data.what];
}

/** What belongs into a calendar. */
const AGREED: readonly string[] = ["accepted", "booked", "moved", "move-accepted"];

const isAsked = (news: z.infer<typeof what>) => news === "requested" || news === "rescheduled";

function forWhomFacts(forWhom: ForWhom = "self"): [string, string][] {
  const label = forWhomLabels[forWhom];
  return label ? [["Para quem", label]] : [];
}

function moveFacts(data: Extract<z.infer<typeof schema>, { isWhole: true }>): [string, string][] {
  if (data.what !== "move-requested" || !data.moveTo) return [];
  const [when, ...elsewhere] = whenFacts({ ...data, startsAt: data.moveTo }, "professional");
  return when ? [["Pede para mudar para", when[1]], ...elsewhere] : [];
}

function contactFacts({ email, whatsapp }: { email?: string | undefined; whatsapp?: string | undefined }) {
  const facts: [string, string | undefined][] = [
    ["WhatsApp", whatsapp && formatPhone(whatsapp)],
    ["E-mail", email],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== undefined);
}

/** To the professional. */
export const appointmentUpdate = defineEmail({
  kind: "appointment-update",
  label: "Novidade na agenda",
  schema,
  subject: titleOf,
  Body: ({ data }) => (
    <Layout
      preview={titleOf(data)}
      reason={`Você recebe esta mensagem porque atende pacientes ${brand.in} ${brand.name}.`}
    >
      <Title>{titleOf(data)}</Title>
      <Greeting name={data.professional} />
      {data.isWhole ? (
        <>
          <Facts
            facts={[
              ["Paciente", data.patient],
              ...(data.service ? [["Serviço", data.service] as [string, string]] : []),
              ...whenFacts(data, "professional"),
              ["Como", data.modality === "online" ? "Online" : "Presencial"],
              ...moveFacts(data),
              ...forWhomFacts(data.forWhom),
              ...contactFacts(data),
            ]}
          />
          {isAsked(data.what) && data.answerBy && (
            <Paragraph>
              Responda até {formatWhen(data.answerBy, data.zone)}. Depois o pedido se encerra, e quem pediu é avisado.
            </Paragraph>
          )}
          {data.what === "move-requested" && data.moveAnswerBy && (
            <Paragraph>
              Responda até {formatWhen(data.moveAnswerBy, data.zone)}. A consulta continua marcada; sem resposta, fica
              no horário de agora.
            </Paragraph>
          )}
          {data.what === "move-withdrawn" && <Paragraph>A consulta continua no horário que estava marcado.</Paragraph>}
          {data.givenUp && (
            <Paragraph>
              Se {data.what === "cancelled" ? "o horário" : "o horário combinado antes"} está no seu calendário, o
              arquivo em anexo o tira de lá.
            </Paragraph>
          )}
          {data.message && <Paragraph>Mensagem: “{data.message}”</Paragraph>}
        </>
      ) : (
        <>
          <Paragraph>Entre no painel para ver os detalhes.</Paragraph>
          <Note>
            Seu e-mail ainda não foi confirmado. Até lá, os dados dos pacientes aparecem só no painel, e não nas
            mensagens.
          </Note>
        </>
      )}
      <Action href={useSiteUrl("/dashboard/agenda")}>Abrir minha agenda</Action>
    </Layout>
  ),
  attachments: (data) => {
    if (data.isWhole && data.givenUp) return removalFile({ ...data, ...data.givenUp });
    const agreed = data.isWhole && AGREED.includes(data.what) ? agreedTimes(data) : undefined;
    if (!agreed) return [];
    const { id, patient, startsAt, endsAt, place, modality, writtenAt } = agreed;
    const where = place ?? (modality === "online" ? "Online" : undefined);
    return calendarFile([{ id, title: patient, startsAt, endsAt, place: where, updatedAt: writtenAt }]);
  },
});
