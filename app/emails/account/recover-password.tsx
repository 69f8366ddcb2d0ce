import { mailLinkHours } from "#app/features/account/account-terms.ts";
import { brand } from "#app/shared/brand.ts";
import { hours } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, LinkNote, Paragraph, Title } from "../parts.tsx";
import { accountLink } from "./account-link.ts";

export const recoverPassword = defineEmail({
  kind: "recover-password",
  label: "Recuperação de senha",
  schema: accountLink,
  subject: () => "Crie uma nova senha",
  Body: ({ data }) => (
    <Layout
      preview={`O link vale por ${hours(mailLinkHours)} e funciona uma única vez.`}
      reason={`Você recebe esta mensagem porque alguém pediu uma nova senha para a sua conta ${brand.in} ${brand.name}.`}
    >
      <Title>Crie uma nova senha</Title>
      <Greeting name={data.name} />
      <Paragraph>Você pediu para criar uma nova senha. Ao salvar, os outros aparelhos saem da conta.</Paragraph>
      <Action href={data.link}>Criar nova senha</Action>
      <LinkNote code={data.code} />
    </Layout>
  ),
});
