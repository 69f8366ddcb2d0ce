import { z } from "zod";
import { plural } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { aboutSubscription, day, moment, priceNow, subscriptionData } from "./subscription-data.ts";

const schema = subscriptionData.extend({ days: z.number().int().min(0).max(10), end: moment });

export const trialEnding = defineEmail({
  kind: "trial-ending",
  schema,
  subject: ({ days }) => `Seu período gratuito termina em ${plural(days, "dia", "dias")}`,
  Body: ({ data }) => (
    <Layout preview={`Assine por ${priceNow()} por mês para continuar na busca.`} reason={aboutSubscription}>
      <Title>Seu período gratuito está acabando</Title>
      <Greeting name={data.name} />
      <Paragraph>
        Ele termina em {day(data.end)}. Para seu perfil continuar na busca, assine por {priceNow()} por mês, com Pix ou
        cartão.
      </Paragraph>
      <Paragraph>Quem assina agora não perde dias: o mês pago só começa quando o período gratuito termina.</Paragraph>
      <Action href={data.link}>Assinar Agora</Action>
      <Note>Se não assinar, nada é cobrado: o perfil sai da busca e seus dados ficam guardados.</Note>
    </Layout>
  ),
});

export const trialEnded = defineEmail({
  kind: "trial-ended",
  schema,
  subject: () => "Período gratuito expirado",
  Body: ({ data }) => (
    <Layout preview="Seu perfil saiu da busca. Nada foi apagado." reason={aboutSubscription}>
      <Title>Período gratuito expirado</Title>
      <Greeting name={data.name} />
      <Paragraph>
        Seu período gratuito terminou em {day(data.end)} e o perfil saiu da busca. Nada foi apagado: ao assinar, ele
        volta na hora, do jeito que estava.
      </Paragraph>
      <Action href={data.link}>Reativar Perfil</Action>
    </Layout>
  ),
});
