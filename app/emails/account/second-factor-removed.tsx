import { z } from "zod";
import { brand } from "#app/shared/brand.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";

/** Somebody used a recovery code: its owner, or whoever found it. */
export const secondFactorRemoved = defineEmail({
  kind: "second-factor-removed",
  schema: z.object({ name: z.string().max(120).optional() }),
  subject: () => "A verificação em duas etapas foi desligada",
  Body: ({ data }) => (
    <Layout
      preview="Alguém entrou na sua conta com um código de recuperação."
      reason={`Você recebe esta mensagem porque tem uma conta ${brand.in} ${brand.name}.`}
    >
      <Title>A verificação em duas etapas foi desligada</Title>
      <Greeting name={data.name} />
      <Paragraph>
        Alguém entrou na sua conta com a senha e um código de recuperação. Por isso a verificação em duas etapas foi
        desligada, e os outros aparelhos saíram da conta.
      </Paragraph>
      <Paragraph>Se foi você, ligue a verificação de novo em Ajustes.</Paragraph>
      <Action href={useSiteUrl("/dashboard/ajustes")}>Abrir os ajustes</Action>
      <Note>Se não foi você, crie uma nova senha agora: na página de entrada, escolha "Esqueci minha senha".</Note>
    </Layout>
  ),
});
