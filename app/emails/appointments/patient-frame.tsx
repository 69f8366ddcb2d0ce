import type { ReactNode } from "react";
import { z } from "zod";
import { patientEntry } from "#app/features/appointments/calendars/patient-calendar.ts";
import { roomWarning } from "#app/features/appointments/rooms/known-hosts.ts";
import { zoneWords } from "#app/features/appointments/zone-words.ts";
import { brand } from "#app/shared/brand.ts";
import { Layout } from "../layout.tsx";
import { Action, Facts, Greeting, Note, Paragraph, TextLink, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { tokenText } from "../texts.ts";
import { type AppointmentDate, appointmentDate, Dates, datesWords, remaining } from "./appointment-dates.tsx";
import {
  AppointmentFacts,
  agreedTimes,
  appointmentWords,
  calendarFile,
  givenUp,
  OnlineCareNote,
} from "./appointment-facts.tsx";

/** What every email to a patient about an appointment has in common. */
export const schema = appointmentWords.extend({
  /** Opens the private page of this appointment. */
  token: tokenText,
  /** When SQL posted it: calendars take the newest of two. */
  writtenAt: z.coerce.date().optional(),
  givenUp,
});
/** Also for several of a series at once. */
export const manySchema = schema.extend({ dates: z.array(appointmentDate).min(2).max(60).optional() });
/** Without a page where that goes with the professional. */
type Data = Omit<z.infer<typeof manySchema>, "token"> & { token?: string | undefined };

type FrameProps = {
  data: Data;
  title: string;
  /** What its page is opened by. */
  action?: string;
  children: ReactNode;
  isAhead?: boolean;
  /** Where to go on from an appointment without a page. */
  elsewhere?: { href: string; label: string };
};

export function Frame({ data, title, action, children, isAhead = true, elsewhere }: FrameProps) {
  const site = useSiteUrl();
  const next = data.token ? { href: `/consulta/${data.token}`, label: action } : elsewhere;
  const { dates, zone } = data;
  const warning = roomWarning(data.room);
  return (
    <Layout preview={title} reason={reasonOf(data)}>
      <Title>{title}</Title>
      <Greeting name={data.patient} />
      {children}
      <AppointmentFacts data={data} when={dates && seriesWords(dates, data)} />
      {dates && <Dates dates={dates} zone={zone} />}
      {data.room && (
        <>
          <Paragraph>
            Para entrar na hora: <TextLink href={data.room}>{data.room}</TextLink>
          </Paragraph>
          {warning && (
            <Paragraph>
              {warning.title} {warning.text}
            </Paragraph>
          )}
          <Note>A sala é de {data.professional}, fora do nosso site.</Note>
        </>
      )}
      {data.hasRoom && data.token && (
        <Paragraph>O endereço da sala está na página da consulta, pelo link abaixo.</Paragraph>
      )}
      {data.note && (
        <>
          <Facts facts={[[`Palavras de ${data.professional}`, `“${data.note}”`]]} />
          <Note>Quem escreveu foi {data.professional}, não nós; links são retirados.</Note>
        </>
      )}
      {data.hasNote && data.token && (
        <Paragraph>{data.professional} deixou uma mensagem para você na página da consulta.</Paragraph>
      )}
      {next && <Action href={new URL(next.href, site).href}>{next.label}</Action>}
      {isAhead && <OnlineCareNote data={data} />}
      <Note>
        {data.token
          ? `${dates ? "Cada data tem o seu link, que é só seu" : "Este link é só seu"}: quem o tiver pode ver, mudar, cancelar ou apagar a consulta. Por ele você também apaga seus dados quando quiser.`
          : "O que havia aqui sobre a consulta já foi apagado."}
      </Note>
    </Layout>
  );
}

function seriesWords(dates: readonly AppointmentDate[], { zone, modality }: Data) {
  const those = remaining(dates);
  return datesWords(those, zone) + zoneWords(those[0]?.startsAt ?? 0, zone, modality);
}

function reasonOf({ isOwn, professional }: Data) {
  return isOwn
    ? `Você recebe esta mensagem porque ${professional} anotou uma consulta com este e-mail ${brand.in} ${brand.name}.`
    : `Você recebe esta mensagem porque pediu uma consulta ${brand.in} ${brand.name} com este e-mail.`;
}

/** One entry for each date: of those that are cancelled, too, what an earlier file put into a calendar is taken out. */
export function invitation({ dates, ...data }: Data, siteUrl: string, isCancelled = false) {
  const those = dates?.map((date) => ({ ...data, ...date })) ?? [{ ...data, isCancelled }];
  return calendarFile(
    those.flatMap((one) => {
      const agreed = agreedTimes(one);
      if (!agreed) return [];
      const entry = patientEntry(agreed, one.token && new URL(`/consulta/${one.token}`, siteUrl).href);
      const isOff = one.isCancelled ?? false;
      return [{ ...entry, updatedAt: data.writtenAt, isCancelled: isOff, ...(isOff && { alarms: [] }) }];
    }),
  );
}

/** Until another time is agreed on, if ever: what was agreed on before leaves the calendar. */
export function givenUpFile({ givenUp, ...data }: Data, siteUrl: string) {
  return givenUp ? invitation({ ...data, ...givenUp }, siteUrl, true) : [];
}

export function givenUpWords({ givenUp }: Data) {
  return givenUp && " Se o horário combinado antes está no seu calendário, o arquivo em anexo o tira de lá.";
}
