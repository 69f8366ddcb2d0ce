import * as z from "zod/mini";
import type { ClosedSpan } from "#app/features/availability/dates/time-off.ts";
import type { OwnTimes } from "#app/features/availability/own-times.ts";
import type { Interval } from "#app/features/availability/slots.ts";
import { isMinutes } from "#app/features/professionals/booking-rules.ts";
import { isPhone, WHOLE_PHONE } from "#app/shared/forms/masks.ts";
import { hasLetter, tidyName } from "#app/shared/forms/plain-words.ts";
import { addDays, instantOf } from "#app/shared/time-zones.ts";

/** Of a consultation, until it is known how long the own ones are. */
export const USUAL_MINUTES = 50;

/** What a professional enters by hand, as it is typed. */
export type NewEntry = {
  kind: "appointment" | "closed";
  day: string;
  starts: string;
  /** Of closed hours. */
  ends: string;
  reason: string;
  /** Of an appointment. */
  minutes: string;
  name: string;
  email: string;
  whatsapp: string;
  modality: string;
  /** The name of one of the own; none where the minutes are free. */
  service: string;
  /** How often, every one or two weeks. */
  weeks: string;
  every: string;
};

type EntryErrors = Partial<
  Record<"day" | "starts" | "ends" | "minutes" | "modality" | "name" | "email" | "whatsapp", string>
>;

/** What is asked for first, as its owner works: who does both ways says how, because the patient reads it. */
export function emptyEntry(day: string, own: Pick<OwnTimes, "minutes" | "modality"> | undefined): NewEntry {
  const modality = own?.modality === "ambos" ? "" : (own?.modality ?? "");
  return {
    ...{ kind: "appointment", day, starts: "", minutes: String(own?.minutes ?? USUAL_MINUTES), ends: "" },
    ...{ weeks: "1", every: "1", name: "", email: "", whatsapp: "", modality, reason: "", service: "" },
  };
}

export function entryErrors(entry: NewEntry, zone: string, now: number): EntryErrors {
  const { kind, day, starts, ends, minutes, modality, name, email, whatsapp } = entry;
  const when: EntryErrors = {
    ...(!day && { day: "Informe o dia." }),
    ...(!starts && { starts: "Informe a hora." }),
  };
  const [end] = closedSpans(entry);
  const isPast =
    day && starts && (end ? instantOf(end.lastDay ?? day, end.ends, zone) : instantOf(day, starts, zone)) <= now;
  if (isPast) when.day = "Escolha um horário que ainda não passou.";
  if (kind === "closed")
    return {
      ...when,
      ...(!ends && { ends: "Informe o fim." }),
      ...(ends && ends === starts && { ends: "O fim deve ser depois do início." }),
    };
  return {
    ...when,
    ...((tidyName(name).length < 2 || !hasLetter(name)) && { name: "Diga o nome do paciente." }),
    ...(!isMinutes(minutes) && { minutes: "De 10 a 240." }),
    ...(!modality && { modality: "Diga como será." }),
    ...(email.trim() && !z.email().safeParse(email.trim()).success && { email: "Confira o e-mail." }),
    ...(whatsapp.trim() && !isPhone(whatsapp) && { whatsapp: WHOLE_PHONE }),
  };
}

/** An end before the beginning is of the next day. Midnight itself is an end, which a time field calls 00:00. */
export const isOvernight = ({ kind, starts, ends }: NewEntry) =>
  kind === "closed" && ends !== "" && ends !== "00:00" && ends < starts;

const endOf = ({ ends }: Pick<NewEntry, "ends">) => (ends === "00:00" ? "24:00" : ends);

/** When the appointments would be, at the same hour of the clock; none while something is missing. */
export function entryTimes({ kind, day, starts, minutes, weeks, every }: NewEntry, zone: string): Interval[] {
  const length = Number(minutes) * 60_000;
  if (kind === "closed" || !day || !starts || !(length > 0)) return [];
  return weekly(day, Number(weeks), Number(every)).map((day) => {
    const startsAt = instantOf(day, starts, zone);
    return { startsAt, endsAt: startsAt + length };
  });
}

/** The hours that would be closed; none while something is missing. */
export function closedSpans(entry: NewEntry): ClosedSpan[] {
  const { kind, day, starts, ends, weeks, every } = entry;
  if (kind !== "closed" || !day || !starts || !ends) return [];
  return weekly(day, Number(weeks), Number(every)).map((day) => ({
    ...{ day, starts, ends: endOf(entry) },
    ...(isOvernight(entry) && { lastDay: addDays(day, 1) }),
  }));
}

/** As they are kept, by the day: hours that go on after midnight are two. */
export function closedParts(entry: NewEntry) {
  return closedSpans(entry).flatMap(({ day, starts, ends, lastDay }) =>
    lastDay
      ? [
          { day, starts, ends: "24:00" },
          { day: lastDay, starts: "00:00", ends },
        ]
      : [{ day, starts, ends }],
  );
}

/** The dates of a series, each so many weeks after the other. */
export function weekly(day: string, times: number, every: number) {
  return Array.from({ length: times }, (_, index) => addDays(day, 7 * every * index));
}
