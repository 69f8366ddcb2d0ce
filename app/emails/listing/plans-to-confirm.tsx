import { z } from "zod";
import { planMonths } from "#app/features/professionals/attributes/attribute-choices.ts";
import { brand } from "#app/shared/brand.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { nameText } from "../texts.ts";

const schema = z.object({ name: nameText.nullish() });

const SUBJECT = "Seus convênios continuam valendo?";

/** To whoever confirmed a health plan too long ago (directory.ask_plans_again). */
export const plansToConfirm = defineEmail({
  kind: "plans-to-confirm",
  label: "Convênios a confirmar",
  schema,
  subject: () => SUBJECT,
  Body: ({ data }) => (
    <Layout
      preview="Um clique no painel, e pacientes voltam a encontrar você por eles."
      reason={`Você recebe esta mensagem porque informou convênios no seu perfil ${brand.in} ${brand.name}.`}
    >
      <Title>{SUBJECT}</Title>
      <Greeting name={data.name ?? undefined} />
      <Paragraph>
        Faz {planMonths} meses que você confirmou convênios no seu perfil. Para ninguém marcar consulta contando com um
        que já não vale, eles deixaram de aparecer até você confirmar de novo.
      </Paragraph>
      <Action href={useSiteUrl("/dashboard")}>Confirmar convênios</Action>
      <Note>O resto do seu perfil continua como está.</Note>
    </Layout>
  ),
});
