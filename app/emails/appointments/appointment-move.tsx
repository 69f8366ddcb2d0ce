import { z } from "zod";
import { clockWords, whenThere } from "#app/features/appointments/zone-words.ts";
import { formatWhen } from "#app/shared/when.ts";
import { defineEmail } from "../define-email.ts";
import { Paragraph } from "../parts.tsx";
import { Frame, invitation, schema } from "./patient-frame.tsx";

const moveSchema = schema.extend({
  outcome: z.enum(["requested", "declined", "expired", "withdrawn"]),
  moveTo: z.coerce.date(),
  moveAnswerBy: z.coerce.date(),
});

type Move = z.infer<typeof moveSchema>;

/** Another time was asked for, or is not to be had: the appointment itself stands as it was agreed on. */
export const appointmentMove = defineEmail({
  kind: "appointment-move",
  label: "Pedido de mudança de horário",
  isForPatient: true,
  schema: moveSchema,
  subject: ({ professional, outcome }) =>
    outcome === "requested"
      ? `Você pediu outro horário para a consulta com ${professional}`
      : `Sua consulta com ${professional} continua no mesmo horário`,
  Body: ({ data }) => (
    <Frame
      data={data}
      title={data.outcome === "requested" ? "Você pediu outro horário" : "O horário continua o mesmo"}
      action="Ver minha consulta"
    >
      <Paragraph>{moveWords(data)}</Paragraph>
    </Frame>
  ),
  // What this email supersedes may have been the one that carried it.
  attachments: (data, siteUrl) => invitation(data, siteUrl),
});

function moveWords({ outcome, moveTo, moveAnswerBy, ...data }: Move) {
  const { professional, zone, modality } = data;
  const when = formatWhen(moveTo, zone) + clockWords(moveTo, data);
  if (outcome === "withdrawn")
    return `Você desistiu de mudar a consulta para ${when}. Ela continua marcada como abaixo.`;
  if (outcome === "requested")
    return `Perguntamos a ${professional} se a consulta pode mudar para ${when}. Até a resposta, ela continua marcada como abaixo, e o novo horário não fica reservado. Sem resposta até ${whenThere(moveAnswerBy, zone, modality)}, nada muda, e avisamos você.`;
  const why =
    outcome === "declined"
      ? `${professional} não pode mudar a consulta para ${when}.`
      : `${professional} não respondeu a tempo se a consulta pode mudar para ${when}.`;
  return `${why} Ela continua marcada como abaixo. Se não puder ir, peça outro horário ou cancele pelo link.`;
}
