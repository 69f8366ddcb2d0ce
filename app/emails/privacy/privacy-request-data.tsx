import { z } from "zod";
import { formatDateTime } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Facts, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { privacyReason } from "./privacy-request.tsx";

const STATUS: Record<string, string> = {
  requested: "aguardava resposta",
  proposed: "outro horário proposto",
  confirmed: "confirmada",
  declined: "recusada",
  cancelled: "cancelada",
  expired: "sem resposta",
  done: "realizada",
  no_show: "não compareceu",
};

const keptAppointment = z.object({
  professional: z.string(),
  at: z.string().nullable(),
  createdAt: z.string(),
  status: z.string(),
  patientName: z.string(),
  message: z.string().nullable(),
  wish: z.string().nullable(),
});

/** The answer to whoever asks what is known of them: only the mailbox's owner reads it, no operator does. */
export const privacyRequestData = defineEmail({
  kind: "privacy-request-data",
  schema: z.object({
    name: z.string().max(120),
    protocol: z.string().max(20),
    appointments: z.array(keptAppointment),
    reports: z.array(z.object({ at: z.string(), words: z.string().nullable() })),
  }),
  subject: ({ protocol }) => `Seus dados, pedido ${protocol}`,
  Body: ({ data }) => (
    <Layout preview="O que guardamos ligado a este endereço." reason={privacyReason}>
      <Title>O que guardamos sobre você</Title>
      <Greeting name={data.name} />
      {data.appointments.length + data.reports.length === 0 && (
        <Paragraph>Não guardamos nada ligado a este endereço além deste pedido.</Paragraph>
      )}
      {data.appointments.map((appointment) => (
        <Facts key={`${appointment.createdAt} ${appointment.professional}`} facts={appointmentFacts(appointment)} />
      ))}
      {data.reports.map(({ at, words }) => (
        <Facts
          key={at}
          facts={[
            ["Denúncia de", formatDateTime(new Date(at))],
            ["Texto", words ?? "sem texto"],
          ]}
        />
      ))}
      <Action href={useSiteUrl("/lgpd")}>Que dados guardamos, e até quando</Action>
      <Note>
        Protocolo {data.protocol}. Avaliações não guardam endereço: quem escreveu apaga pelo link que recebeu.
      </Note>
    </Layout>
  ),
});

function appointmentFacts({
  professional,
  at,
  createdAt,
  status,
  patientName,
  message,
  wish,
}: z.infer<typeof keptAppointment>) {
  const facts: [string, string][] = [
    ["Consulta com", professional],
    ["Pedida em", formatDateTime(new Date(createdAt))],
    ["Situação", STATUS[status] ?? status],
    ["Seu nome", patientName],
  ];
  if (at) facts.splice(2, 0, ["Horário", formatDateTime(new Date(at))]);
  if (wish) facts.push(["Horário desejado", wish]);
  if (message) facts.push(["Mensagem", message]);
  return facts;
}
