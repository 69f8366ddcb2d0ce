import { z } from "zod";
import { plural } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { aboutSubscription, day, moment, priceNow, subscriptionData, WHAT_IS_ASKED } from "./subscription-data.ts";

const schema = subscriptionData.extend({ days: z.number().int().min(0).max(10), end: moment });

export const trialEnding = defineEmail({
  kind: "trial-ending",
  label: "Período gratuito acabando",
  schema,
  subject: ({ days }) => `Seu período gratuito termina em ${plural(days, "dia", "dias")}`,
  Body: ({ data }) => {
    const panel = useSiteUrl("/dashboard");
    if (!data.isReady)
      return (
        <Layout preview="Seu perfil não está na busca agora." reason={aboutSubscription}>
          <Title>Seu período gratuito está acabando</Title>
          <Greeting name={data.name} />
          <Paragraph>
            Ele termina em {day(data.end)}, e seu perfil não está na busca agora: para aparecer, ele precisa estar{" "}
            {WHAT_IS_ASKED}. O painel mostra o que falta.
          </Paragraph>
          <Paragraph>Depois do período gratuito, a assinatura custa {priceNow()} por mês, com Pix ou cartão.</Paragraph>
          <Action href={panel}>Abrir meu painel</Action>
          <Note>Se não assinar, nada é cobrado, e seus dados ficam guardados.</Note>
        </Layout>
      );
    return (
      <Layout preview={`Assine por ${priceNow()} por mês para continuar na busca.`} reason={aboutSubscription}>
        <Title>Seu período gratuito está acabando</Title>
        <Greeting name={data.name} />
        <Paragraph>
          Ele termina em {day(data.end)}. Para seu perfil continuar na busca, assine por {priceNow()} por mês, com Pix
          ou cartão.
        </Paragraph>
        <Paragraph>Quem assina agora não perde dias: o mês pago só começa quando o período gratuito termina.</Paragraph>
        <Action href={data.link}>Assinar Agora</Action>
        <Note>Se não assinar, nada é cobrado: o perfil sai da busca e seus dados ficam guardados.</Note>
      </Layout>
    );
  },
});

export const trialEnded = defineEmail({
  kind: "trial-ended",
  label: "Período gratuito expirado",
  schema,
  subject: () => "Período gratuito expirado",
  Body: ({ data }) => {
    const panel = useSiteUrl("/dashboard");
    return (
      <Layout
        preview={data.isReady ? "Seu perfil saiu da busca. Nada foi apagado." : "Nada foi apagado."}
        reason={aboutSubscription}
      >
        <Title>Período gratuito expirado</Title>
        <Greeting name={data.name} />
        <Paragraph>
          {data.isReady
            ? `Seu período gratuito terminou em ${day(data.end)} e o perfil saiu da busca. Nada foi apagado: ao assinar, ele volta na hora, do jeito que estava.`
            : `Seu período gratuito terminou em ${day(data.end)}. Nada foi apagado. Com a assinatura, seu perfil aparece na busca assim que estiver ${WHAT_IS_ASKED}: o painel mostra o que falta.`}
        </Paragraph>
        {data.isReady ? (
          <Action href={data.link}>Reativar Perfil</Action>
        ) : (
          <Action href={panel}>Abrir meu painel</Action>
        )}
      </Layout>
    );
  },
});
