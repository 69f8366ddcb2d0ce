import { z } from "zod";
import { brand } from "#app/shared/brand.ts";
import { plural } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Facts, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";

const schema = z.discriminatedUnion("isWhole", [
  z.object({
    isWhole: z.literal(true),
    professional: z.string(),
    stars: z.number().int().min(1).max(5),
    author: z.string().optional(),
    comment: z.string().optional(),
  }),
  /** For an address that nobody confirmed: nothing of the patient. */
  z.object({ isWhole: z.literal(false), professional: z.string() }),
]);

const TITLE = "Você recebeu uma avaliação";

/** To the professional, once a review. */
export const reviewReceived = defineEmail({
  kind: "review-received",
  label: "Nova avaliação",
  schema,
  subject: () => TITLE,
  Body: ({ data }) => (
    <Layout
      preview="Alguém contou como foi o atendimento com você."
      reason={`Você recebe esta mensagem porque atende pacientes ${brand.in} ${brand.name}. Mandamos uma por avaliação.`}
    >
      <Title>{TITLE}</Title>
      <Greeting name={data.professional} />
      <Paragraph>
        Alguém reservou um momento para contar como foi o atendimento com você. A avaliação já aparece no seu perfil.
      </Paragraph>
      {data.isWhole && (
        <>
          <Facts
            facts={[
              ["Nota", plural(data.stars, "estrela", "estrelas")],
              ["De", data.author ?? "Paciente"],
            ]}
          />
          {data.comment && <Paragraph>“{data.comment}”</Paragraph>}
        </>
      )}
      <Action href={useSiteUrl("/dashboard/avaliacoes")}>Ler e responder</Action>
      <Note>
        {data.isWhole
          ? "Você pode responder uma vez, à vista de todos. Um agradecimento simples basta; não conte nada do atendimento."
          : "Seu e-mail ainda não foi confirmado. Até lá, as palavras dos pacientes aparecem só no painel."}
      </Note>
    </Layout>
  ),
});
