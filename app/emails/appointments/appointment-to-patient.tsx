import { z } from "zod";
import { othersLike } from "#app/features/appointments/alternatives.ts";
import { AGREED_CONTACT, entryWords } from "#app/features/appointments/patient-calendar.ts";
import { bookingHref } from "#app/features/availability/booking-href.ts";
import { searchHref } from "#app/features/search/filters.ts";
import { formatWhen } from "#app/shared/when.ts";
import { defineEmail } from "../define-email.ts";
import { Paragraph, TextLink } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { remaining } from "./appointment-dates.tsx";
import { deadlineWords } from "./appointment-facts.tsx";
import { type Data, Frame, invitation, manySchema, schema } from "./patient-frame.tsx";

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
  schema: manySchema,
  subject: ({ professional, dates }) =>
    dates ? `${dates.length} consultas confirmadas com ${professional}` : `Consulta confirmada com ${professional}`,
  Body: ({ data }) => (
    <Frame
      data={data}
      title={data.dates ? "Suas consultas estão confirmadas" : "Sua consulta está confirmada"}
      action={data.dates ? "Ver a primeira consulta" : "Ver minha consulta"}
    >
      <Paragraph>
        Está tudo certo. O arquivo em anexo coloca {data.dates ? "todas as consultas" : "a consulta"} no seu calendário.
        {data.modality === "online" &&
          !data.room &&
          !data.hasRoom &&
          ` ${entryWords(data.professional, undefined, data.isOwn ? AGREED_CONTACT : undefined)}`}
      </Paragraph>
    </Frame>
  ),
  attachments: (data, siteUrl) => invitation(data, siteUrl),
});

export const appointmentMoved = defineEmail({
  kind: "appointment-moved",
  schema: manySchema.extend({ movedFrom: z.coerce.date().optional() }),
  subject: ({ professional, dates }) =>
    dates
      ? `Suas consultas com ${professional} mudaram de horário`
      : `Sua consulta com ${professional} mudou de horário`,
  Body: ({ data }) => (
    <Frame
      data={data}
      title={data.dates ? "Suas consultas mudaram de horário" : "Sua consulta mudou de horário"}
      action={data.dates ? "Ver a primeira consulta" : "Ver minha consulta"}
    >
      <Paragraph>
        {movedWords(data)} Se o novo horário não serve para você, avise pelo link abaixo. O arquivo em anexo atualiza o
        seu calendário.
      </Paragraph>
    </Frame>
  ),
  attachments: (data, siteUrl) => invitation(data, siteUrl),
});

function movedWords({ dates, movedFrom, startsAt, zone }: Data & { movedFrom?: Date | undefined }) {
  const [first] = dates ? remaining(dates) : [];
  const [from, to] = first ? [first.movedFrom, first.startsAt] : [movedFrom, startsAt];
  if (!from || !to) return "";
  const words = `mudou de ${formatWhen(from, zone)} para ${formatWhen(to, zone)}.`;
  return first ? `A primeira consulta ${words} Todas as datas estão abaixo.` : `Sua consulta ${words}`;
}

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
  schema: manySchema.extend({ endedBy: z.enum(["patient", "professional"]) }),
  subject: ({ professional, dates }) =>
    dates ? `${dates.length} consultas canceladas com ${professional}` : `Consulta cancelada com ${professional}`,
  Body: ({ data }) => (
    <Frame
      data={data}
      title={data.dates ? "Estas consultas foram canceladas" : "A consulta foi cancelada"}
      action="Ver detalhes"
      isAhead={false}
    >
      <Paragraph>
        {data.endedBy === "patient"
          ? "Você cancelou esta consulta. Não é preciso fazer mais nada."
          : `${data.professional} precisou cancelar ${data.dates ? "estas consultas" : "esta consulta"}.`}
        {data.dates
          ? " Se elas estão no seu calendário, o arquivo em anexo as tira de lá."
          : data.startsAt && " Se ela está no seu calendário, o arquivo em anexo a tira de lá."}
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
