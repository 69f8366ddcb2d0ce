import { z } from "zod";
import { trialDays } from "#app/features/subscription/terms.ts";
import { brand } from "#app/shared/brand.ts";
import { formatLongDate } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { nameText } from "../texts.ts";

const schema = z.object({
  name: nameText.nullish(),
  stage: z.enum(["asked", "ending", "ended"]),
  /** Until when the profile is listed without it. */
  end: z.coerce.date(),
  /** Whether the number alone keeps the profile in the search, or brings it back. */
  isPaid: z.boolean().default(true),
});
type Data = z.infer<typeof schema>;

const SUBJECTS: Record<Data["stage"], string> = {
  asked: "Falta o RQE no seu perfil",
  ending: "Seu perfil sai da busca em breve: falta o RQE",
  ended: "Seu perfil saiu da busca: falta o RQE",
};

/** To a psychiatrist who has not given it (directory.remind_of_rqe). */
export const rqeReminder = defineEmail({
  kind: "rqe-reminder",
  label: "Falta o RQE",
  schema,
  subject: ({ stage }) => SUBJECTS[stage],
  Body: ({ data }) => (
    <Layout
      preview="Leva um minuto: o número vai no seu perfil, ao lado do CRM."
      reason={`Você recebe esta mensagem porque tem um perfil de Psiquiatria ${brand.in} ${brand.name}.`}
    >
      <Title>{SUBJECTS[data.stage]}</Title>
      <Greeting name={data.name ?? undefined} />
      <Paragraph>{explain(data)}</Paragraph>
      <Action href={useSiteUrl("/dashboard/perfil?campo=rqe")}>Informar o RQE</Action>
      <Note>
        O Conselho Federal de Medicina pede o RQE de quem anuncia uma especialidade (Resolução CFM 2.336/2023). Se ainda
        não tem o seu, fale com a gente pela página de contato.
      </Note>
    </Layout>
  ),
});

function explain({ stage, end, isPaid }: Data) {
  const day = formatLongDate(end);
  if (stage === "ended")
    return `Desde ${day} seu perfil não aparece na busca, porque falta o RQE. Enquanto ele faltar, nada é cobrado e não é possível assinar. Nada foi apagado: ${isPaid ? "assim que você o informar, o perfil volta na hora" : "informe o número e assine, e o perfil volta na hora"}.`;
  if (stage === "ending")
    return `Sem o RQE, seu perfil fica na busca até ${day}, e não é possível assinar. Informe o número${isPaid ? "" : " e assine"} até lá, e nada muda para seus pacientes.`;
  return `Seu perfil já aparece na busca e, enquanto falta o RQE, diz “RQE não informado”. Sem ele, o perfil aparece só nos ${trialDays} dias do período gratuito: até ${day}. Para assinar, também pedimos o número.`;
}
