import { z } from "zod";
import { brand } from "#app/shared/brand.ts";
import { formatDateTime } from "#app/shared/formats.ts";
import { formatWhen } from "#app/shared/when.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Facts, Greeting, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { removalFile } from "./appointment-facts.tsx";

const REASONS = {
  patient:
    "Quem fez o pedido apagou os próprios dados: por isso não dizemos quem era, e nada disso está mais na sua agenda.",
  request:
    "Quem fez o pedido quis que os próprios dados fossem apagados, e a nossa equipe os apagou: por isso não dizemos quem era, e nada disso está mais na sua agenda.",
  operator:
    "Era um pedido de criança ou adolescente sem responsável, e foi apagado: por isso já não está na sua agenda. Obrigado por avisar.",
};

/** What still waits for an answer was never agreed on. */
const titleOf = (answerBy: Date | undefined) =>
  answerBy ? "Um pedido de consulta foi cancelado" : "Uma consulta foi cancelada";

/** To the professional: a time is free again. Nothing of who it was, who wanted just that. */
export const appointmentErased = defineEmail({
  kind: "appointment-erased",
  label: "Consulta apagada",
  schema: z.object({
    /** Where a calendar may have it. */
    id: z.string().optional(),
    professional: z.string(),
    startsAt: z.coerce.date().optional(),
    endsAt: z.coerce.date().optional(),
    answerBy: z.coerce.date().optional(),
    zone: z.string(),
    modality: z.enum(["presencial", "online"]),
    askedAt: z.coerce.date(),
    erasedBy: z.enum(["patient", "request", "operator"]),
  }),
  subject: ({ answerBy }) => titleOf(answerBy),
  Body: ({ data }) => (
    <Layout
      preview={data.startsAt ? "O horário está livre de novo." : "Não há mais o que responder."}
      reason={`Você recebe esta mensagem porque atende pacientes ${brand.in} ${brand.name}.`}
    >
      <Title>{titleOf(data.answerBy)}</Title>
      <Greeting name={data.professional} />
      <Paragraph>
        {REASONS[data.erasedBy]}
        {data.id && " Se o horário está no seu calendário, o arquivo em anexo o tira de lá."}
      </Paragraph>
      <Facts
        facts={[
          ["Quando", data.startsAt ? formatWhen(data.startsAt, data.zone) : "Pedido sem horário marcado"],
          ["Como", data.modality === "online" ? "Online" : "Presencial"],
          ["Pedido feito em", formatDateTime(data.askedAt, data.zone)],
        ]}
      />
      <Action href={useSiteUrl("/dashboard/agenda")}>Abrir minha agenda</Action>
    </Layout>
  ),
  attachments: ({ id, startsAt, endsAt }) => (id && startsAt && endsAt ? removalFile({ id, startsAt, endsAt }) : []),
});
