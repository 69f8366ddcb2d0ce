import { z } from "zod";
import { brand } from "#app/shared/brand.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";

/** The last one to who erased an appointment by its page. It names nobody: not even with whom the appointment was. */
export const dataErased = defineEmail({
  kind: "data-erased",
  label: "Dados apagados",
  isForPatient: true,
  schema: z.object({}),
  subject: () => "Seus dados foram apagados",
  Body: () => (
    <Layout
      preview="Seu pedido e o que se ligava a ele não estão mais aqui."
      reason={`Você recebe esta última mensagem porque usou este endereço ${brand.in} ${brand.name}. Depois de enviá-la, apagamos também o endereço.`}
    >
      <Title>Seus dados foram apagados</Title>
      <Paragraph>
        Como você pediu na página do seu pedido, apagamos o pedido, seu nome, seu contato, suas mensagens e seus
        consentimentos. O link daquela página deixou de existir.
      </Paragraph>
      <Action href={useSiteUrl("/contato")}>Falar com a gente</Action>
      <Note>
        Se não foi você, fale com a gente: alguém pode ter usado o seu link. O que foi apagado não pode ser recuperado.
      </Note>
    </Layout>
  ),
});
