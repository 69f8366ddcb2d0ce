import type { ReactNode } from "react";
import { z } from "zod";
import { othersLike } from "#app/features/appointments/alternatives.ts";
import { entryWords, patientEntry } from "#app/features/appointments/patient-calendar.ts";
import { bookingHref } from "#app/features/availability/booking-href.ts";
import { searchHref } from "#app/features/search/filters.ts";
import { brand } from "#app/shared/brand.ts";
import { formatWhen } from "#app/shared/when.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Facts, Greeting, Note, Paragraph, TextLink, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import {
  AppointmentFacts,
  agreedTimes,
  appointmentWords,
  calendarFile,
  deadlineWords,
  OnlineCareNote,
} from "./appointment-facts.tsx";

const schema = appointmentWords.extend({
  /** Opens the private page of this appointment. */
  token: z.string().regex(/^[\w-]{43}$/),
});
type Data = z.infer<typeof schema>;

type FrameProps = { data: Data; title: string; action: string; children: ReactNode; isAhead?: boolean };

function Frame({ data, title, action, children, isAhead = true }: FrameProps) {
  const link = useSiteUrl(`/consulta/${data.token}`);
  return (
    <Layout
      preview={title}
      reason={`Você recebe esta mensagem porque pediu uma consulta ${brand.in} ${brand.name} com este e-mail.`}
    >
      <Title>{title}</Title>
      <Greeting name={data.patient} />
      {children}
      <AppointmentFacts data={data} />
      {data.room && (
        <>
          <Paragraph>
            Para entrar na hora: <TextLink href={data.room}>{data.room}</TextLink>
          </Paragraph>
          <Note>A sala é de {data.professional}, fora do nosso site.</Note>
        </>
      )}
      {data.hasRoom && <Paragraph>O endereço da sala está na página da consulta, pelo link abaixo.</Paragraph>}
      {data.note && (
        <>
          <Facts facts={[[`Palavras de ${data.professional}`, `“${data.note}”`]]} />
          <Note>Quem escreveu foi {data.professional}, não nós; links são retirados.</Note>
        </>
      )}
      {data.hasNote && <Paragraph>{data.professional} deixou uma mensagem para você na página da consulta.</Paragraph>}
      <Action href={link}>{action}</Action>
      {isAhead && <OnlineCareNote data={data} />}
      <Note>
        Este link é só seu: quem o tiver pode ver, mudar, cancelar ou apagar a consulta. Por ele você também apaga seus
        dados quando quiser.
      </Note>
    </Layout>
  );
}

export const appointmentReceived = defineEmail({
  kind: "appointment-received",
  schema: schema.extend({ isMoved: z.boolean().optional() }),
  subject: ({ professional, isMoved }) =>
    isMoved
      ? `Você mudou o horário do pedido de consulta com ${professional}`
      : `Seu pedido de consulta com ${professional}`,
  Body: ({ data }) => (
    <Frame
      data={data}
      title={data.isMoved ? "Você pediu outro horário" : "Recebemos seu pedido"}
      action="Acompanhar meu pedido"
    >
      <Paragraph>
        {data.professional} vai responder, e você recebe um aviso por aqui.{" "}
        {data.startsAt
          ? `O ${data.isMoved ? "novo horário" : "horário"} só está marcado depois da confirmação.`
          : "Nada está marcado antes de você aceitar um horário."}
        {deadlineWords(data) && ` Sem resposta ${deadlineWords(data)}, o pedido se encerra, e avisamos você.`}
      </Paragraph>
    </Frame>
  ),
});

export const appointmentToConfirm = defineEmail({
  kind: "appointment-to-confirm",
  schema,
  subject: ({ professional }) => `Confirme seu pedido de consulta com ${professional}`,
  Body: ({ data }) => (
    <Frame data={data} title="Falta só confirmar" action="Confirmar meu pedido">
      <Paragraph>
        Abra o link e confirme: então o pedido chega a {data.professional} e o horário fica reservado por algumas horas.
        Se não foi você quem pediu, ignore esta mensagem, e nada acontece.
      </Paragraph>
    </Frame>
  ),
});

export const appointmentConfirmed = defineEmail({
  kind: "appointment-confirmed",
  schema,
  subject: ({ professional }) => `Consulta confirmada com ${professional}`,
  Body: ({ data }) => (
    <Frame data={data} title="Sua consulta está confirmada" action="Ver minha consulta">
      <Paragraph>
        Está tudo certo. O arquivo em anexo coloca a consulta no seu calendário.
        {data.modality === "online" && !data.room && !data.hasRoom && ` ${entryWords(data.professional)}`}
      </Paragraph>
    </Frame>
  ),
  attachments: (data, siteUrl) => invitation(data, siteUrl),
});

export const appointmentRoom = defineEmail({
  kind: "appointment-room",
  schema,
  subject: ({ professional }) => `A sala da sua consulta com ${professional}`,
  Body: ({ data }) => (
    <Frame data={data} title="A sala da sua consulta" action="Ver minha consulta">
      <Paragraph>
        {data.professional} informou onde será a videochamada. Se você já tinha outro endereço, vale este. O arquivo em
        anexo atualiza o seu calendário.
      </Paragraph>
    </Frame>
  ),
  attachments: (data, siteUrl) => invitation(data, siteUrl),
});

export const appointmentProposed = defineEmail({
  kind: "appointment-proposed",
  schema,
  subject: ({ professional, wish }) => `${professional} propõe ${wish ? "um" : "outro"} horário`,
  Body: ({ data }) => (
    <Frame data={data} title="Um novo horário para você" action="Responder à proposta">
      <Paragraph>
        {data.wish
          ? `${data.professional} leu o que você prefere e propõe este horário.`
          : `${data.professional} não pode no horário combinado antes e propõe este.`}{" "}
        Aceite, escolha outro ou cancele{deadlineWords(data) && ` ${deadlineWords(data)}`}. Até lá ele fica reservado
        para você.
      </Paragraph>
    </Frame>
  ),
});

export const appointmentDeclined = defineEmail({
  kind: "appointment-declined",
  schema: schema.extend({
    status: z.enum(["declined", "expired"]),
    /** While the professional is listed. */
    professionalId: z.string().optional(),
    city: z.string().optional(),
    freeTimes: z.array(z.coerce.date()).optional(),
  }),
  subject: ({ professional }) => `Seu pedido de consulta com ${professional}`,
  Body: ({ data }) => (
    <Frame data={data} title="Desta vez não foi possível" action="Ver outras opções" isAhead={false}>
      <Paragraph>
        {data.status === "expired"
          ? `${data.professional} não respondeu a tempo, e o pedido foi encerrado.`
          : `${data.professional} não pode atender neste pedido.`}{" "}
        Sentimos muito. Você pode escolher outro horário ou procurar outra pessoa.
      </Paragraph>
      <OtherTimes {...data} />
      <Paragraph>
        <TextLink href={useSiteUrl(searchHref(othersLike(data)))}>
          Ver outras pessoas{data.specialty ? ` de ${data.specialty}` : ""}
        </TextLink>
      </Paragraph>
    </Frame>
  ),
});

type OtherTimesProps = {
  professional: string;
  zone: string;
  professionalId?: string | undefined;
  freeTimes?: Date[] | undefined;
};

function OtherTimes({ professional, zone, professionalId, freeTimes = [] }: OtherTimesProps) {
  const site = useSiteUrl();
  if (!professionalId || freeTimes.length === 0) return null;
  return (
    <>
      <Paragraph>Horários livres com {professional}:</Paragraph>
      {freeTimes.map((at) => (
        <Paragraph key={Number(at)}>
          <TextLink href={new URL(bookingHref(professionalId, Number(at)), site).href}>{formatWhen(at, zone)}</TextLink>
        </Paragraph>
      ))}
    </>
  );
}

export const appointmentCancelled = defineEmail({
  kind: "appointment-cancelled",
  schema: schema.extend({ endedBy: z.enum(["patient", "professional"]) }),
  subject: ({ professional }) => `Consulta cancelada com ${professional}`,
  Body: ({ data }) => (
    <Frame data={data} title="A consulta foi cancelada" action="Ver detalhes" isAhead={false}>
      <Paragraph>
        {data.endedBy === "patient"
          ? "Você cancelou esta consulta. Não é preciso fazer mais nada."
          : `${data.professional} precisou cancelar esta consulta.`}
        {data.startsAt && " Se ela está no seu calendário, o arquivo em anexo a tira de lá."}
      </Paragraph>
    </Frame>
  ),
  attachments: (data, siteUrl) => invitation(data, siteUrl, true),
});

export const appointmentReminder = defineEmail({
  kind: "appointment-reminder",
  schema,
  subject: ({ professional }) => `Lembrete: sua consulta com ${professional}`,
  Body: ({ data }) => (
    <Frame data={data} title="Sua consulta está chegando" action="Ver minha consulta">
      <Paragraph>Um lembrete, com calma. Se não puder ir, avise pelo link abaixo para liberar o horário.</Paragraph>
    </Frame>
  ),
  attachments: (data, siteUrl) => invitation(data, siteUrl),
});

function invitation(data: Data, siteUrl: string, isCancelled = false) {
  const agreed = agreedTimes(data);
  const entry = agreed && patientEntry(agreed, new URL(`/consulta/${data.token}`, siteUrl).href);
  return calendarFile(entry && { ...entry, isCancelled, ...(isCancelled && { alarms: [] }) });
}
