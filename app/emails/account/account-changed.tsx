import { z } from "zod";
import { keptFor } from "#app/features/privacy/retention.ts";
import { brand } from "#app/shared/brand.ts";
import { formatDateTime } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Facts, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { nameText, tokenText } from "../texts.ts";

/** Emails that tell somebody what has happened to the own account. */
const happening = z.object({ name: nameText.optional(), at: z.iso.datetime(), timeZone: z.string() });

const reason = `Você recebe esta mensagem porque tem uma conta ${brand.in} ${brand.name}. Avisos de segurança não podem ser desligados.`;

function when({ at, timeZone }: z.infer<typeof happening>) {
  return formatDateTime(new Date(at), timeZone);
}

export const newSignIn = defineEmail({
  kind: "new-sign-in",
  label: "Entrada em aparelho novo",
  schema: happening.extend({ device: z.string().max(80) }),
  subject: () => "Novo acesso à sua conta",
  Body: ({ data }) => (
    <Layout preview={`${data.device}, ${when(data)}. Foi você?`} reason={reason}>
      <Title>Novo acesso à sua conta</Title>
      <Greeting name={data.name} />
      <Paragraph>Sua conta foi acessada de um aparelho que ainda não conhecíamos.</Paragraph>
      <Facts
        facts={[
          ["Aparelho", data.device],
          ["Quando", when(data)],
        ]}
      />
      <Paragraph>
        Se foi você, está tudo certo. Se não foi, troque a senha agora: os outros aparelhos saem da conta.
      </Paragraph>
      <Action href={useSiteUrl("/dashboard/ajustes")}>Ver minha conta</Action>
    </Layout>
  ),
});

export const passwordChanged = defineEmail({
  kind: "password-changed",
  label: "Senha alterada",
  schema: happening.extend({ token: tokenText }),
  subject: () => "Sua senha foi alterada",
  Body: ({ data }) => (
    <Layout preview={`A senha da sua conta mudou em ${when(data)}.`} reason={reason}>
      <Title>Sua senha foi alterada</Title>
      <Greeting name={data.name} />
      <Paragraph>A senha da sua conta mudou em {when(data)}. Os outros aparelhos saíram da conta.</Paragraph>
      <Paragraph>
        Se foi você, está tudo certo. Se não foi, proteja sua conta agora: todos os aparelhos saem dela e você cria
        outra senha, com este mesmo e-mail.
      </Paragraph>
      <Action href={useSiteUrl(`/nao-fui-eu/${data.token}`)}>Não fui eu</Action>
      <Note>
        O link vale por {keptFor("protection_links")}. Depois disso, escolha "Esqueci minha senha" na página de entrada.
      </Note>
    </Layout>
  ),
});

/** To the address that the account has left. */
export const emailChanged = defineEmail({
  kind: "email-changed",
  label: "E-mail alterado",
  schema: happening.extend({ newEmail: z.email() }),
  subject: () => "O e-mail da sua conta foi alterado",
  Body: ({ data }) => (
    <Layout preview={`Sua conta agora usa ${maskEmail(data.newEmail)}.`} reason={reason}>
      <Title>O e-mail da sua conta foi alterado</Title>
      <Greeting name={data.name} />
      <Paragraph>A partir de agora você entra com o novo endereço, e este deixa de receber nossas mensagens.</Paragraph>
      <Facts
        facts={[
          ["Novo e-mail", maskEmail(data.newEmail)],
          ["Quando", when(data)],
        ]}
      />
      <Note>Se não foi você, fale conosco o quanto antes.</Note>
      <Action href={useSiteUrl("/contato")}>Falar com a equipe</Action>
    </Layout>
  ),
});

/** "ana.nova@exemplo.com.br" → "an…@exemplo.com.br": enough to recognise, too little to pass on. */
function maskEmail(address: string) {
  const [name = "", host = ""] = address.split("@");
  return `${name.slice(0, Math.min(2, name.length - 1))}…@${host}`;
}
