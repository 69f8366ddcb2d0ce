import { z } from "zod";
import { addDays, dayIn } from "#app/shared/time-zones.ts";
import { atTime, dayOfMonth, everyWeekday, formatWhen, weekday } from "#app/shared/when.ts";
import { Paragraph, TextLink } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { tokenText } from "../texts.ts";

/** Several appointments of a series in one email, as directory.email_patient_of tells them. */
export const appointmentDate = z.object({
  id: z.string(),
  /** Opens the private page of this one, where it has one. */
  token: tokenText.optional(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  /** When it was before it was moved. */
  movedFrom: z.coerce.date().optional(),
  /** One that does not take place. */
  isCancelled: z.boolean().optional(),
  room: z.url({ protocol: /^https$/ }).optional(),
});

export type AppointmentDate = z.infer<typeof appointmentDate>;

/** Those that take place, or all where none does. */
export function remaining(dates: readonly AppointmentDate[]) {
  const those = dates.filter(({ isCancelled }) => !isCancelled);
  return those.length > 0 ? those : dates;
}

/** "toda terça, às 14h, de 17 de novembro a 8 de dezembro"; "3 terças, …" where some of the weeks are left out. */
export function datesWords(dates: readonly AppointmentDate[], zone: string) {
  const [only, second] = dates;
  if (only && !second) return formatWhen(only.startsAt, zone);
  const days = dates.map(({ startsAt }) => dayIn(Number(startsAt), zone));
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const times = new Set(dates.map(({ startsAt }) => atTime(startsAt, zone)));
  if (times.size > 1 || new Set(days.map(weekday)).size > 1) return `${dates.length} datas, listadas abaixo`;
  return `${whichWords(days)}, ${[...times].join()}, de ${dayOfMonth(first)} a ${dayOfMonth(last)}`;
}

function whichWords(days: readonly string[]) {
  const [first = ""] = days;
  const isEvery = (weeks: number) => days.every((day, index) => day === addDays(first, 7 * weeks * index));
  if (isEvery(1)) return everyWeekday(first);
  const some = `${days.length} ${weekday(first)}s`;
  return days.length > 2 && isEvery(2) ? `${some}, a cada duas semanas` : some;
}

/** Each with its own page, by which it can be cancelled alone. */
export function Dates({ dates, zone }: { dates: readonly AppointmentDate[]; zone: string }) {
  const site = useSiteUrl();
  return (
    <Paragraph>
      {dates.map(({ id, token, startsAt, movedFrom, isCancelled }) => {
        const when = formatWhen(isCancelled ? (movedFrom ?? startsAt) : startsAt, zone);
        return (
          <span key={id}>
            {token ? <TextLink href={new URL(`/consulta/${token}`, site).href}>{when}</TextLink> : when}
            {isCancelled ? ": cancelada" : movedFrom && ` (era ${formatWhen(movedFrom, zone)})`}
            <br />
          </span>
        );
      })}
    </Paragraph>
  );
}
