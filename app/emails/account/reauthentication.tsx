import { mailLinkHours } from "#app/features/account/account-terms.ts";
import { brand } from "#app/shared/brand.ts";
import { hours } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Code, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { accountLink } from "./account-link.ts";

export const reauthentication = defineEmail({
  kind: "reauthentication",
  label: "Código de confirmação",
  schema: accountLink.omit({ link: true }),
  subject: () => "Seu código de confirmação",
  Body: ({ data }) => (
    <Layout
      preview={`O código vale por ${hours(mailLinkHours)}.`}
      reason={`Você recebe esta mensagem porque alguém pediu uma mudança importante na sua conta ${brand.in} ${brand.name}.`}
    >
      <Title>Seu código de confirmação</Title>
      <Greeting name={data.name} />
      <Paragraph>Digite este código na página para confirmar que é você:</Paragraph>
      <Code>{data.code}</Code>
      <Note>
        O código vale por {hours(mailLinkHours)} e para uma única vez. Nunca o passe a ninguém: a {brand.name} não pede
        códigos por telefone nem por mensagem. Se não foi você, ignore esta mensagem e nada muda na sua conta.
      </Note>
    </Layout>
  ),
});
