import { confirmationLinkHours } from "#app/features/account/account-terms.ts";
import { brand } from "#app/shared/brand.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, LinkNote, Paragraph, Title } from "../parts.tsx";
import { accountLink } from "./account-link.ts";

export const invite = defineEmail({
  kind: "invite",
  label: "Convite",
  schema: accountLink,
  subject: () => `Convite para criar sua conta ${brand.in} ${brand.name}`,
  Body: ({ data }) => (
    <Layout
      preview={`Sua conta ${brand.in} ${brand.name} está à sua espera.`}
      reason={`Você recebe esta mensagem porque foi convidado para criar uma conta ${brand.in} ${brand.name}.`}
    >
      <Title>Você recebeu um convite</Title>
      <Greeting name={data.name} />
      <Paragraph>
        Uma conta foi preparada para você {brand.in} {brand.name}. Aceite o convite e crie sua senha.
      </Paragraph>
      <Action href={data.link}>Aceitar o convite</Action>
      <LinkNote code={data.code} linkHours={confirmationLinkHours} />
    </Layout>
  ),
});
