import { z } from "zod";
import { brand } from "#app/shared/brand.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Facts, Greeting, LinkNote, Paragraph, Title } from "../parts.tsx";
import { accountLink } from "./account-link.ts";

const schema = accountLink.extend({ newEmail: z.string().min(3).max(254) });

/** Both mailboxes have to agree: one email to the address that is left, one to the address that comes. */
export const emailChangeCurrent = defineEmail({
  kind: "email-change-current",
  label: "Troca de e-mail (antigo)",
  schema,
  subject: () => "Confirme a troca de e-mail",
  Body: ({ data }) => (
    <Layout
      preview="A troca só acontece se você confirmar aqui e no novo endereço."
      reason={`Você recebe esta mensagem porque alguém pediu para trocar o e-mail da sua conta ${brand.in} ${brand.name}.`}
    >
      <Title>Troca de e-mail</Title>
      <Greeting name={data.name} />
      <Paragraph>
        Você pediu para trocar o e-mail da sua conta. A troca só acontece depois de confirmada neste endereço e no novo.
      </Paragraph>
      <Facts facts={[["Novo e-mail", data.newEmail]]} />
      <Action href={data.link}>Confirmar a troca</Action>
      <LinkNote code={data.code} />
    </Layout>
  ),
});

export const emailChangeNew = defineEmail({
  kind: "email-change-new",
  label: "Troca de e-mail (novo)",
  schema,
  subject: () => "Confirme o novo e-mail",
  Body: ({ data }) => (
    <Layout
      preview="Confirme que este endereço é seu para concluir a troca."
      reason={`Você recebe esta mensagem porque este endereço foi informado como novo e-mail de uma conta ${brand.in} ${brand.name}.`}
    >
      <Title>Confirme o novo e-mail</Title>
      <Greeting name={data.name} />
      <Paragraph>
        Este endereço foi informado como o novo e-mail da sua conta. Confirme que é seu; no endereço antigo há outra
        mensagem para confirmar.
      </Paragraph>
      <Action href={data.link}>Confirmar o novo e-mail</Action>
      <LinkNote code={data.code} />
    </Layout>
  ),
});
