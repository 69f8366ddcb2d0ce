import { confirmationLinkHours } from "#app/features/account/account-terms.ts";
import { brand } from "#app/shared/brand.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, LinkNote, Note, Paragraph, Title } from "../parts.tsx";
import { accountLink } from "./account-link.ts";

export const confirmEmail = defineEmail({
  kind: "confirm-email",
  label: "Confirmação de e-mail",
  schema: accountLink,
  subject: () => "Confirme seu e-mail",
  Body: ({ data }) => (
    <Layout
      preview="Falta só um toque para confirmar que este e-mail é seu."
      reason={`Você recebe esta mensagem porque este e-mail foi informado em um cadastro ${brand.in} ${brand.name}.`}
    >
      <Title>Confirme seu e-mail</Title>
      <Greeting name={data.name} />
      <Paragraph>
        Confirme que este e-mail é seu. A partir daí, os pedidos de consulta também chegam até você por aqui.
      </Paragraph>
      <Action href={data.link}>Confirmar meu e-mail</Action>
      <LinkNote code={data.code} linkHours={confirmationLinkHours} />
      <Note>
        Não foi você quem se cadastrou? Não confirme. Se quiser a conta, escolha "Esqueci minha senha" na página de
        entrada: com a nova senha, ela passa a ser só sua.
      </Note>
    </Layout>
  ),
});
