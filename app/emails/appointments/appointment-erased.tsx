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
  patient: "A pessoa que a pediu apagou os dados dela: por isso não dizemos quem era, e ela já não está na sua agenda.",
  request:
    "A pessoa que a pediu quis que os dados dela fossem apagados, e a nossa equipe os apagou: por isso não dizemos quem era, e a consulta já não está na sua agenda.",
  operator:
    "Era um pedido de criança ou adolescente sem responsável, e foi apagado: por isso já não está na sua agenda. Obrigado por avisar.",
};

/** To the professional: a time is free again. Nothing of who it was, who wanted just that. */
export const appointmentErased = defineEmail({
  kind: "appointment-erased",
  schema: z.object({
    /** Where a calendar may have it. */
    id: z.string().optional(),
    professional: z.string(),
    startsAt: z.coerce.date().optional(),
    endsAt: z.coerce.date().optional(),
    zone: z.string(),
    modality: z.enum(["presencial", "online"]),
    askedAt: z.coerce.date(),
    erasedBy: z.enum(["patient", "request", "operator"]),
  }),
  subject: () => "Uma consulta foi cancelada",
  Body: ({ data }) => (
    <Layout
      preview="O horário está livre de novo."
      reason={`Você recebe esta mensagem porque atende pacientes ${brand.in} ${brand.name}.`}
    >
      <Title>Uma consulta foi cancelada</Title>
      <Greeting name={data.professional} />
      <Paragraph>
        {REASONS[data.erasedBy]}
        {data.id && " Se o horário está no seu calendário, o arquivo em anexo o tira de lá."}
      </Paragraph>
      <Facts
        facts={[
          ["Quando", data.startsAt ? formatWhen(data.startsAt, data.zone) : "Pedido sem horário marcado"],
          ["Como", data.modality === "online" ? "Online" : "Presencial"],
          ["Pedida em", formatDateTime(data.askedAt, data.zone)],
        ]}
      />
      <Action href={useSiteUrl("/dashboard/agenda")}>Abrir minha agenda</Action>
    </Layout>
  ),
  attachments: ({ id, startsAt, endsAt }) => (id && startsAt && endsAt ? removalFile({ id, startsAt, endsAt }) : []),
});
