import { z } from "zod";
import { reviewTerms } from "#app/features/reviews/review-terms.ts";
import { brand } from "#app/shared/brand.ts";
import { nameWithTitle, titleFacts } from "../appointments/appointment-facts.tsx";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { tokenText } from "../texts.ts";
import { withoutLinks } from "../without-links.ts";

const schema = z.object({
  patient: z.string(),
  professional: z.string().transform(withoutLinks),
  title: titleFacts,
  /** Opens the page of the review, once. */
  token: tokenText,
  /** Opens the page of the appointment, where the invitation is taken back. */
  appointment: tokenText,
});

function Body({ data }: { data: z.infer<typeof schema> }) {
  return (
    <Layout
      preview={`Como foi sua consulta com ${data.professional}?`}
      reason={`Você recebe esta mensagem porque teve uma consulta marcada ${brand.in} ${brand.name} com este e-mail e aceitou receber um convite para avaliar. Não mandamos outro sobre ela.`}
    >
      <Title>Como foi sua consulta?</Title>
      <Greeting name={data.patient} />
      <Paragraph>
        Você teve uma consulta com {nameWithTitle(data)}. Se quiser, conte como foi: leva um minuto e ajuda quem procura
        atendimento. Não é preciso criar conta.
      </Paragraph>
      <Action href={useSiteUrl(`/avaliar/${data.token}`)}>Avaliar a consulta</Action>
      <Note>
        O link vale por {reviewTerms.linkDays} dias e para uma avaliação, que você pode apagar por ele quando quiser. Só
        aparece o primeiro nome, se você quiser.
      </Note>
    </Layout>
  );
}

export const reviewInvitation = defineEmail({
  kind: "review-invitation",
  label: "Convite para avaliar",
  isForPatient: true,
  schema,
  subject: ({ professional }) => `Como foi sua consulta com ${professional}?`,
  Body,
  optOut: {
    token: ({ appointment }) => appointment,
    page: "/consulta/:token",
    post: "/consulta/:token/sem-convite",
    note: {
      question: "Não quer mais convites como este?",
      link: "Desista aqui",
      rest: ", em “Seus dados”. Por lá você também pode apagar tudo.",
    },
  },
});
