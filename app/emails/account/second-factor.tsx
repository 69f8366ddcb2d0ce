import type { ReactNode } from "react";
import { z } from "zod";
import { codesLeft } from "#app/features/account/second-factor/second-factor.ts";
import { keptFor } from "#app/features/privacy/retention.ts";
import { brand } from "#app/shared/brand.ts";
import { formatDateTime } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { nameText, tokenText } from "../texts.ts";

/** `token`: of the link that undoes what happened, for who did not do it. */
const change = z.object({
  name: nameText.optional(),
  at: z.iso.datetime({ offset: true }),
  timeZone: z.string(),
  token: tokenText,
});
type Change = z.infer<typeof change>;

function when({ at, timeZone }: Change) {
  return formatDateTime(new Date(at), timeZone);
}

type NoticeProps = { title: string; data: Change; undoing: string; children: ReactNode };

function Notice({ title, data, undoing, children }: NoticeProps) {
  return (
    <Layout
      preview={`${when(data)}. Foi você?`}
      reason={`Você recebe esta mensagem porque tem uma conta ${brand.in} ${brand.name}. Avisos de segurança não podem ser desligados.`}
    >
      <Title>{title}</Title>
      <Greeting name={data.name} />
      {children}
      <Paragraph>Se foi você, está tudo certo. Se não foi, proteja sua conta agora: {undoing}</Paragraph>
      <Action href={useSiteUrl(`/nao-fui-eu/${data.token}`)}>Não fui eu</Action>
      <Note>O link vale por {keptFor("protection_links")}. Depois disso, fale com a nossa equipe.</Note>
    </Layout>
  );
}

const everybodyOut =
  "todos os aparelhos saem dela, a verificação em duas etapas é desligada e você cria uma nova senha.";

export const secondFactorAdded = defineEmail({
  kind: "second-factor-added",
  label: "Segundo fator ligado",
  schema: change,
  subject: () => "A verificação em duas etapas foi ligada",
  Body: ({ data }) => (
    <Notice title="A verificação em duas etapas foi ligada" data={data} undoing={everybodyOut}>
      <Paragraph>
        Desde {when(data)}, entrar na sua conta pede também um código do aplicativo autenticador. Os outros aparelhos
        saíram da conta.
      </Paragraph>
    </Notice>
  ),
});

/** In the settings, by the team on request, or because the address was only now confirmed. */
export const secondFactorRemoved = defineEmail({
  kind: "second-factor-removed",
  label: "Segundo fator desligado",
  schema: change,
  subject: () => "A verificação em duas etapas foi desligada",
  Body: ({ data }) => (
    <Notice
      title="A verificação em duas etapas foi desligada"
      data={data}
      undoing="todos os aparelhos saem dela e você cria uma nova senha."
    >
      <Paragraph>
        Desde {when(data)}, só a senha protege sua conta. Você pode ligar a verificação de novo em Ajustes, quando
        quiser.
      </Paragraph>
    </Notice>
  ),
});

export const recoveryCodesRenewed = defineEmail({
  kind: "recovery-codes-renewed",
  label: "Novos códigos de recuperação",
  schema: change,
  subject: () => "Você tem novos códigos de recuperação",
  Body: ({ data }) => (
    <Notice title="Você tem novos códigos de recuperação" data={data} undoing={everybodyOut}>
      <Paragraph>Foram criados em {when(data)}. Os códigos de antes deixaram de valer.</Paragraph>
    </Notice>
  ),
});

export const recoveryCodeUsed = defineEmail({
  kind: "recovery-code-used",
  label: "Código de recuperação usado",
  schema: change.extend({ left: z.int().min(0) }),
  subject: () => "Alguém entrou com um código de recuperação",
  Body: ({ data }) => (
    <Notice
      title="Você usou um código de recuperação"
      data={data}
      undoing="todos os aparelhos saem dela, os códigos de recuperação deixam de valer e você cria uma nova senha. A verificação em duas etapas continua ligada."
    >
      <Paragraph>
        Em {when(data)}, alguém usou sua senha e um código de recuperação no lugar do código do aplicativo. A
        verificação em duas etapas continua ligada. {codesLeft(data.left)}
      </Paragraph>
      <Paragraph>
        Se você perdeu o celular, desligue a verificação em Ajustes e ligue de novo no aparelho novo.
      </Paragraph>
    </Notice>
  ),
});

/** An operator has checked who is asking; the owner may still say no. */
export const secondFactorRemoval = defineEmail({
  kind: "second-factor-removal",
  label: "Remoção do segundo fator marcada",
  schema: change.extend({ due: z.iso.datetime({ offset: true }) }),
  subject: () => "Alguém pediu para desligar sua verificação em duas etapas",
  Body: ({ data }) => (
    <Notice
      title="Alguém pediu para desligar sua verificação em duas etapas"
      data={data}
      undoing="a verificação continua ligada, todos os aparelhos saem da conta e você cria uma nova senha."
    >
      <Paragraph>
        Recebemos o pedido de quem perdeu o celular e os códigos de recuperação, e conferimos quem pedia. A verificação
        será desligada em {formatDateTime(new Date(data.due), data.timeZone)}. Se antes disso alguém entrar com o código
        do aplicativo ou com um de recuperação, o pedido é cancelado.
      </Paragraph>
    </Notice>
  ),
});
