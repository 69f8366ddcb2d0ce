import { mailLinkHours } from "#app/features/account/account-terms.ts";
import { brand } from "#app/shared/brand.ts";
import { hours } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, LinkNote, Paragraph, Title } from "../parts.tsx";
import { accountLink } from "./account-link.ts";

export const magicLink = defineEmail({
  kind: "magic-link",
  label: "Link de entrada",
  schema: accountLink,
  subject: () => `Seu acesso ${brand.to} ${brand.name}`,
  Body: ({ data }) => (
    <Layout
      preview={`O link vale por ${hours(mailLinkHours)} e funciona uma única vez.`}
      reason={`Você recebe esta mensagem porque alguém pediu para entrar na sua conta ${brand.in} ${brand.name} sem senha.`}
    >
      <Title>Entre sem senha</Title>
      <Greeting name={data.name} />
      <Paragraph>Você pediu um link para entrar na sua conta.</Paragraph>
      <Action href={data.link}>Entrar na minha conta</Action>
      <LinkNote code={data.code} />
    </Layout>
  ),
});
