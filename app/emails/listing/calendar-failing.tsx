import { z } from "zod";
import { sourceName } from "#app/features/appointments/calendars/calendar-source.ts";
import { type CalendarFailure, failureWords } from "#app/features/appointments/calendars/source-address.ts";
import { brand } from "#app/shared/brand.ts";
import { formatWhen } from "#app/shared/when.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { nameText } from "../texts.ts";

const schema = z.object({
  name: nameText.nullish(),
  host: z.string().max(300),
  failure: z.enum(Object.keys(failureWords) as [CalendarFailure]),
  answeredAt: z.string(),
  zone: z.string().max(60),
});

/** To whoever follows a calendar elsewhere that has not been read for a day (directory.note_calendar_failure). */
export const calendarFailing = defineEmail({
  kind: "calendar-failing",
  label: "Calendário sem leitura",
  schema,
  subject: ({ host }) => `Não conseguimos ler seu calendário: ${sourceName({ host })}`,
  Body: ({ data: { name, host, failure, answeredAt, zone } }) => (
    <Layout
      preview="Horários ocupados lá podem estar sendo oferecidos aqui."
      reason={`Você recebe esta mensagem porque conectou um calendário ao seu perfil ${brand.in} ${brand.name}.`}
    >
      <Title>Não conseguimos ler seu calendário</Title>
      <Greeting name={name ?? undefined} />
      <Paragraph>
        A última vez que lemos {sourceName({ host })} foi {formatWhen(new Date(answeredAt), zone)}. Desde então tentamos
        sem conseguir. {failureWords[failure]}
      </Paragraph>
      <Paragraph>
        Os horários daquela leitura continuam valendo; o que você marcou nele depois pode ser oferecido a pacientes.
      </Paragraph>
      <Action href={useSiteUrl("/dashboard/conexoes")}>Ver meus calendários</Action>
      <Note>Continuamos tentando. Quando ele voltar a responder, tudo se acerta sem você fazer nada.</Note>
    </Layout>
  ),
});
