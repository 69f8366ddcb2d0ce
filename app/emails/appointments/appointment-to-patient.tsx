import { z } from "zod";
import { othersLike } from "#app/features/appointments/alternatives.ts";
import { AGREED_CONTACT, entryWords } from "#app/features/appointments/calendars/patient-calendar.ts";
import { whenThere } from "#app/features/appointments/zone-words.ts";
import { searchHref } from "#app/features/search/filters/filters.ts";
import { brand } from "#app/shared/brand.ts";
import { formatWhen } from "#app/shared/when.ts";
import { defineEmail } from "../define-email.ts";
import { Paragraph } from "../parts.tsx";
import { remaining } from "./appointment-dates.tsx";
import { type AppointmentWords, deadlineWords } from "./appointment-facts.tsx";
import { Frame, givenUpFile, givenUpWords, invitation, manySchema, schema } from "./patient-frame.tsx";

export const appointmentReceived = defineEmail({
  kind: "appointment-received",
  label: "Pedido de consulta recebido",
  isForPatient: true,
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
        {givenUpWords(data)}
      </Paragraph>
    </Frame>
  ),
  attachments: givenUpFile,
});

export const appointmentToConfirm = defineEmail({
  kind: "appointment-to-confirm",
  label: "Pedido de consulta a confirmar",
  isForPatient: true,
  // Before the link's own end.
  schema: schema.extend({ confirmBy: z.coerce.date().optional() }),
  subject: ({ professional }) => `Confirme seu pedido de consulta com ${professional}`,
  Body: ({ data }) => (
    <Frame data={data} title="Falta só confirmar" action="Confirmar meu pedido">
      <Paragraph>
        Abra o link e confirme: então o pedido chega a {data.professional}.
        {data.startsAt && " Outras pessoas ainda podem pedir o mesmo horário."}
        {data.confirmBy
          ? ` Confirme até ${whenThere(data.confirmBy, data.zone, data.modality)}: depois, este horário fica perto demais.`
          : deadlineWords(data) && ` O link vale ${deadlineWords(data)}.`}{" "}
        Se não foi você quem pediu, ignore esta mensagem, e nada acontece.
      </Paragraph>
    </Frame>
  ),
});

export const appointmentConfirmed = defineEmail({
  kind: "appointment-confirmed",
  label: "Consulta confirmada",
  isForPatient: true,
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
        {data.modality === "online" && hasNoRoom(data) && ` ${entryOf(data)}`}
      </Paragraph>
    </Frame>
  ),
  attachments: (data, siteUrl) => invitation(data, siteUrl),
});

const movedSchema = manySchema.extend({
  movedFrom: z.coerce.date().optional(),
  /** By the own link, where a rule says yes at once; or because the professional agreed to what was asked for. */
  movedBy: z.enum(["patient", "agreement"]).optional(),
});

export const appointmentMoved = defineEmail({
  kind: "appointment-moved",
  label: "Consulta mudou de horário",
  isForPatient: true,
  schema: movedSchema,
  subject: ({ professional, dates, movedBy }) =>
    dates
      ? `Suas consultas com ${professional} mudaram de horário`
      : movedBy === "agreement"
        ? `Novo horário confirmado com ${professional}`
        : movedBy
          ? `Você mudou o horário da consulta com ${professional}`
          : `Sua consulta com ${professional} mudou de horário`,
  Body: ({ data }) => (
    <Frame
      data={data}
      title={data.dates ? "Suas consultas mudaram de horário" : "Sua consulta mudou de horário"}
      action={data.dates && remaining(data.dates).length > 1 ? "Ver a primeira consulta" : "Ver minha consulta"}
    >
      <Paragraph>
        {data.movedBy === "agreement" && `${data.professional} aceitou o horário que você pediu. `}
        {movedWords(data)}{" "}
        {data.movedBy
          ? "O novo horário já está confirmado."
          : "Se o novo horário não serve para você, avise pelo link abaixo."}{" "}
        O arquivo em anexo atualiza o seu calendário.
      </Paragraph>
    </Frame>
  ),
  attachments: (data, siteUrl) => invitation(data, siteUrl),
});

function movedWords({ dates, movedFrom, startsAt, zone }: z.infer<typeof movedSchema>) {
  const [first, second] = dates ? remaining(dates) : [];
  const [from, to] = first ? [first.movedFrom, first.startsAt] : [movedFrom, startsAt];
  if (!from || !to) return "";
  const words = `mudou de ${formatWhen(from, zone)} para ${formatWhen(to, zone)}.`;
  if (!first) return `Sua consulta ${words}`;
  return `A ${second ? "primeira " : ""}consulta ${words} Todas as datas estão abaixo.`;
}

export const appointmentRoom = defineEmail({
  kind: "appointment-room",
  label: "Sala da consulta online",
  isForPatient: true,
  schema: manySchema,
  subject: (data) => `${roomTitle(data)} com ${data.professional}`,
  Body: ({ data }) => (
    <Frame data={data} title={roomTitle(data)} action={data.dates ? "Ver a primeira consulta" : "Ver minha consulta"}>
      <Paragraph>
        {hasNoRoom(data)
          ? `${data.professional} retirou o endereço da videochamada que você tinha: não entre mais por ele. ${entryOf(data)}`
          : `${data.professional} informou onde será a videochamada. Se você já tinha outro endereço, vale este.`}{" "}
        O arquivo em anexo atualiza o seu calendário.
      </Paragraph>
    </Frame>
  ),
  attachments: (data, siteUrl) => invitation(data, siteUrl),
});

const hasNoRoom = ({ room, hasRoom }: AppointmentWords) => !room && !hasRoom;

function roomTitle(data: z.infer<typeof manySchema>) {
  const whose = data.dates ? "das suas consultas" : "da sua consulta";
  return `${hasNoRoom(data) ? "Muda o link" : "A sala"} ${whose}`;
}

/** How to get in without a room that is known. */
const entryOf = ({ professional, isOwn }: AppointmentWords) =>
  entryWords(professional, undefined, isOwn ? AGREED_CONTACT : undefined);

const proposedSchema = schema.extend({ insteadOf: z.enum(["requested", "proposed", "confirmed"]).optional() });

/** What it answers: a wish, or a time that cannot be. */
function proposalWords({ professional, wish, insteadOf }: z.infer<typeof proposedSchema>) {
  if (insteadOf === "confirmed") return `${professional} não pode no horário combinado antes e propõe este.`;
  if (insteadOf === "proposed") return `${professional} propõe este horário no lugar do que tinha proposto.`;
  if (wish) return `${professional} leu o que você prefere e propõe este horário.`;
  return `${professional} não pode no horário que você pediu e propõe este.`;
}

export const appointmentProposed = defineEmail({
  kind: "appointment-proposed",
  label: "Outro horário proposto",
  isForPatient: true,
  schema: proposedSchema,
  subject: ({ professional, wish }) => `${professional} propõe ${wish ? "um" : "outro"} horário`,
  Body: ({ data }) => (
    <Frame data={data} title="Um novo horário para você" action="Responder à proposta">
      <Paragraph>
        {proposalWords(data)} Aceite, escolha outro ou cancele{deadlineWords(data) && ` ${deadlineWords(data)}`}. Até lá
        ele fica reservado para você.{givenUpWords(data)}
      </Paragraph>
    </Frame>
  ),
  attachments: givenUpFile,
});

const cancelledSchema = manySchema.extend({
  endedBy: z.enum(["patient", "professional"]),
  /** The account of whoever attended was deleted, and with it the page of the appointment. */
  hasLeft: z.boolean().optional(),
  token: schema.shape.token.optional(),
  city: z.string().optional(),
});

export const appointmentCancelled = defineEmail({
  kind: "appointment-cancelled",
  label: "Consulta cancelada",
  isForPatient: true,
  schema: cancelledSchema,
  subject: ({ professional, dates, answerBy }) => {
    if (dates) return `${dates.length} consultas canceladas com ${professional}`;
    return answerBy ? `Pedido de consulta com ${professional} cancelado` : `Consulta cancelada com ${professional}`;
  },
  Body: ({ data }) => (
    <Frame
      data={data}
      title={cancelledTitle(data)}
      action="Ver detalhes"
      isAhead={false}
      elsewhere={{ href: searchHref(othersLike(data)), label: "Buscar outra pessoa" }}
    >
      <Paragraph>
        {cancelledWords(data)}
        {data.dates
          ? " Se elas estão no seu calendário, o arquivo em anexo as tira de lá."
          : data.startsAt && " Se o horário está no seu calendário, o arquivo em anexo o tira de lá."}
      </Paragraph>
    </Frame>
  ),
  attachments: (data, siteUrl) => invitation(data, siteUrl, true),
});

type Cancelled = z.infer<typeof cancelledSchema>;

/** Cancelled while an answer was waited for, it was a request. */
function cancelledTitle({ dates, answerBy }: Cancelled) {
  if (dates) return "Estas consultas foram canceladas";
  return answerBy ? "O pedido foi cancelado" : "A consulta foi cancelada";
}

function cancelledWords({ endedBy, hasLeft, professional, dates, answerBy }: Cancelled) {
  const that = answerBy ? "este pedido" : "esta consulta";
  if (endedBy === "patient") return `Você cancelou ${that}. Não é preciso fazer mais nada.`;
  const those = dates ? "estas consultas" : that;
  if (!hasLeft) return `${professional} precisou cancelar ${those}.`;
  return `${professional} não atende mais ${brand.in} ${brand.name}, e por isso ${those} não ${dates ? "vão" : "vai"} acontecer. Sentimos muito. Você pode procurar outra pessoa.`;
}

/** To whom the professional entered, and then left: nothing is off, but we shall write no more. */
export const appointmentFarewell = defineEmail({
  kind: "appointment-farewell",
  label: "Fim dos avisos de consulta",
  isForPatient: true,
  schema: manySchema.extend({ token: schema.shape.token.optional() }),
  subject: ({ professional, dates }) =>
    `${dates ? "Suas consultas" : "Sua consulta"} com ${professional}: nossos avisos acabam aqui`,
  Body: ({ data: { professional, dates }, data }) => (
    <Frame data={data} title="Nossos avisos acabam aqui" isAhead={false}>
      <Paragraph>
        {professional} encerrou a conta {brand.in} {brand.name}. Com isso acabam os lembretes e{" "}
        {dates ? "as páginas destas consultas" : "a página desta consulta"}. Isso não cancela{" "}
        {dates ? "as consultas: se elas vão acontecer como estão" : "a consulta: se ela vai acontecer como está"},
        combine diretamente com {professional}.
      </Paragraph>
    </Frame>
  ),
});

export const appointmentReminder = defineEmail({
  kind: "appointment-reminder",
  label: "Lembrete de consulta",
  isForPatient: true,
  schema,
  subject: ({ professional }) => `Lembrete: sua consulta com ${professional}`,
  Body: ({ data }) => (
    <Frame data={data} title="Sua consulta está chegando" action="Ver minha consulta">
      <Paragraph>Um lembrete, com calma. Se não puder ir, avise pelo link abaixo para liberar o horário.</Paragraph>
    </Frame>
  ),
  attachments: (data, siteUrl) => invitation(data, siteUrl),
});
