import { z } from "zod";
import { reasonsOf } from "#app/features/reports/report-reasons.ts";
import { formatDateTime } from "#app/shared/formats.ts";
import { DEFAULT_ZONE, isUsualClock } from "#app/shared/time-zones.ts";
import { inZone } from "#app/shared/when.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Facts, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { nameText } from "../texts.ts";
import { privacyReason } from "./privacy-request.tsx";

const STATUS: Record<string, string> = {
  unconfirmed: "aguardava sua confirmação",
  requested: "aguardava resposta",
  proposed: "outro horário proposto",
  confirmed: "confirmada",
  declined: "recusada",
  cancelled: "cancelada",
  expired: "sem resposta",
  done: "realizada",
  no_show: "não compareceu",
};

const keptAppointment = z.looseObject({
  professional: z.string(),
  /** Of the professional's city, as on the page of the appointment. */
  time_zone: z.string().optional(),
  starts_at: z.string().optional(),
  created_at: z.string(),
  status: z.string(),
  patient_name: z.string(),
  message: z.string().optional(),
  wish: z.string().optional(),
  consents: z.array(z.looseObject({ words: z.string(), given_at: z.string() })).default([]),
});

const keptReport = z.looseObject({
  created_at: z.string(),
  kind: z.enum(["review", "profile"]).optional(),
  reason: z.string().optional(),
  words: z.string().optional(),
});

/** What SQL tells (directory.export_contact): some of it to be read here, all of it in the file. */
const kept = z.looseObject({
  appointments: z.array(keptAppointment).default([]),
  reports: z.array(keptReport).default([]),
  emails: z.array(z.looseObject({})).default([]),
});

/** The answer to whoever asks what is known of them: only the mailbox's owner reads it, no operator does. */
export const privacyRequestData = defineEmail({
  kind: "privacy-request-data",
  label: "Dados enviados (LGPD)",
  isForPatient: true,
  schema: z.object({ name: nameText, protocol: z.string().max(20), kept }),
  subject: ({ protocol }) => `Seus dados, pedido ${protocol}`,
  Body: ({ data: { name, protocol, kept } }) => (
    <Layout preview="O que guardamos ligado a este endereço." reason={privacyReason}>
      <Title>O que guardamos sobre você</Title>
      <Greeting name={name} />
      <Paragraph>
        {kept.appointments.length + kept.reports.length === 0
          ? "Não guardamos consultas nem denúncias ligadas a este endereço."
          : "Abaixo está o principal."}{" "}
        O arquivo em anexo traz tudo, também as mensagens que enviamos e os pedidos como este.
      </Paragraph>
      {kept.appointments.map((appointment) => (
        <Facts key={`${appointment.created_at} ${appointment.professional}`} facts={appointmentFacts(appointment)} />
      ))}
      {kept.reports.map((report) => (
        <Facts key={report.created_at} facts={reportFacts(report)} />
      ))}
      <Action href={useSiteUrl("/lgpd")}>Que dados guardamos, e até quando</Action>
      <Note>
        Protocolo {protocol}. Uma avaliação que já não está ligada a uma consulta não guarda endereço: quem escreveu a
        apaga pelo link que recebeu.
      </Note>
    </Layout>
  ),
  attachments: ({ kept }) => [
    {
      filename: "seus-dados.json",
      content: `${JSON.stringify(kept, undefined, 2)}\n`,
      contentType: "application/json; charset=utf-8",
    },
  ],
});

function reportFacts({ created_at, kind, reason = "", words }: z.infer<typeof keptReport>) {
  const short = kind && reasonsOf(kind)[reason]?.short;
  const facts: [string, string][] = [["Denúncia de", formatDateTime(new Date(created_at))]];
  if (short) facts.push(["Motivo", short]);
  facts.push(["Texto", words ?? "sem texto"]);
  return facts;
}

function appointmentFacts(appointment: z.infer<typeof keptAppointment>) {
  const { professional, starts_at, created_at, status, patient_name, message, wish, consents } = appointment;
  const moment = (at: string) => momentIn(new Date(at), appointment.time_zone);
  const facts: [string, string][] = [
    ["Consulta com", professional],
    ["Pedida em", moment(created_at)],
    ["Situação", STATUS[status] ?? status],
    ["Seu nome", patient_name],
  ];
  if (starts_at) facts.splice(2, 0, ["Horário", moment(starts_at)]);
  if (wish) facts.push(["Horário desejado", wish]);
  if (message) facts.push(["Mensagem", message]);
  for (const [index, { words, given_at }] of consents.entries())
    facts.push([`Consentimento ${index + 1}, de ${moment(given_at)}`, words]);
  return facts;
}

function momentIn(at: Date, zone = DEFAULT_ZONE) {
  return `${formatDateTime(at, zone)}${isUsualClock(at.getTime(), zone) ? "" : `, ${inZone(zone)}`}`;
}
