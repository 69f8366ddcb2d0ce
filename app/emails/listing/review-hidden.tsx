import { z } from "zod";
import { HIDDEN_FOR, hiddenReasons } from "#app/features/reviews/hidden-for.ts";
import { brand } from "#app/shared/brand.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { withoutLinks } from "../without-links.ts";

const TITLE = "Sua avaliação não está no perfil";

/** To who wrote it. Of the link only a hash is kept, so it is named and not sent again. */
export const reviewHidden = defineEmail({
  kind: "review-hidden",
  label: "Avaliação fora do perfil",
  isForPatient: true,
  schema: z.object({
    patient: z.string(),
    professional: z.string().transform(withoutLinks),
    reason: z.enum(hiddenReasons),
    mayObject: z.boolean(),
    /** This answers the author's own objection. */
    isReread: z.boolean().default(false),
  }),
  subject: () => TITLE,
  Body: ({ data }) => (
    <Layout
      preview="Contamos o motivo, e como pedir uma nova leitura."
      reason={`Você recebe esta mensagem porque avaliou uma consulta marcada ${brand.in} ${brand.name} com este e-mail.`}
    >
      <Title>{TITLE}</Title>
      <Greeting name={data.patient} />
      <Paragraph>
        Obrigado por contar como foi sua consulta com {data.professional}. Lemos com atenção e deixamos a avaliação fora
        do perfil: {HIDDEN_FOR[data.reason].told}.
      </Paragraph>
      <Paragraph>
        {data.mayObject
          ? "Se discorda, abra o link que recebeu para avaliar e peça uma nova leitura, ou responda a este e-mail."
          : data.isReread
            ? "Lemos de novo, como você pediu, e a decisão ficou a mesma. Se ainda discorda, responda a este e-mail."
            : "Se discorda, responda a este e-mail."}
      </Paragraph>
      <Action href={useSiteUrl("/termos#avaliacoes")}>Ler as regras das avaliações</Action>
      <Note>Ela não foi apagada. Por aquele mesmo link você pode apagá-la quando quiser.</Note>
    </Layout>
  ),
});
