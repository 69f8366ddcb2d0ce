import { z } from "zod";
import { type CalendarEntry, calendarType, writeCalendar } from "#app/features/appointments/calendars/calendar.ts";
import { ONLINE_CARE_TITLE, onlineCarePoints, onlineCareSource } from "#app/features/appointments/online-care.ts";
import { whenThere } from "#app/features/appointments/zone-words.ts";
import { introduce } from "#app/features/professionals/registration/titles.ts";
import { formatElsewhere, formatWhen } from "#app/shared/when.ts";
import { Facts, Note } from "../parts.tsx";
import { withoutLinks } from "../without-links.ts";

/** Written by somebody else than who reads it. */
const foreignWords = z.string().transform(withoutLinks);

/** Under which title the professional is named (directory.title_facts); an email that has waited long may not know it. */
export const titleFacts = z
  .object({
    specialty: z.string(),
    registration: foreignWords,
    rqe: z.string().nullish(),
    titleForm: z.string().nullish(),
  })
  .nullish();

/** "Ana Souza, Psicóloga, CRP 06/166340" */
export function nameWithTitle({ professional, title }: { professional: string; title?: z.infer<typeof titleFacts> }) {
  return title ? `${professional}, ${introduce(title)}` : professional;
}

/** What SQL tells of an appointment (directory.appointment_words). */
export const appointmentWords = z.object({
  id: z.string(),
  professional: foreignWords,
  title: titleFacts,
  patient: foreignWords,
  modality: z.enum(["presencial", "online"]),
  startsAt: z.coerce.date().optional(),
  endsAt: z.coerce.date().optional(),
  /** While an answer is waited for. */
  answerBy: z.coerce.date().optional(),
  zone: z.string(),
  patientZone: z.string().optional(),
  service: foreignWords.optional(),
  wish: z.string().optional(),
  /** Only where the patient has confirmed the address. */
  note: foreignWords.optional(),
  hasNote: z.boolean().optional(),
  place: foreignWords.optional(),
  /** Where it takes place by video: only where the patient has confirmed the address, as with the note. */
  room: z.url({ protocol: /^https$/ }).optional(),
  hasRoom: z.boolean().optional(),
  specialty: z.string().optional(),
  forWhom: z.enum(["self", "adult", "minor"]).optional(),
  /** Entered by the professional, and not asked for here. */
  isOwn: z.boolean().optional(),
});

export type AppointmentWords = z.infer<typeof appointmentWords>;

/** The time of what was agreed on before and is not any more (directory.time_given_up). */
export const givenUp = z.object({ startsAt: z.coerce.date(), endsAt: z.coerce.date() }).optional();

/**
 * The patient's clock is told too when it shows something else; not of where one goes. Whose hour it is needs to be said to
 * the patient alone: it is the professional's.
 */
export function whenFacts(
  { startsAt, zone, patientZone, wish, modality }: AppointmentWords,
  reader: "patient" | "professional",
): [string, string][] {
  if (!startsAt) return wish ? [["Horário desejado", wish]] : [];
  const isPatient = reader === "patient";
  const when = isPatient ? whenThere(startsAt, zone, modality) : formatWhen(startsAt, zone);
  const elsewhere = modality === "online" && formatElsewhere(startsAt, zone, patientZone);
  const facts: [string, string][] = elsewhere ? [[isPatient ? "Para você" : "Para o paciente", elsewhere]] : [];
  return [["Quando", when], ...facts];
}

/** "até terça, 17 de novembro, às 10h", for the patient; nothing where no answer is waited for. */
export function deadlineWords({ answerBy, zone, modality }: AppointmentWords) {
  return answerBy && `até ${whenThere(answerBy, zone, modality)}`;
}

type AppointmentFactsProps = {
  data: AppointmentWords;
  /** Of several in one email. */
  when?: string | undefined;
};

/** For the patient, whose address nobody has confirmed: of the words in the form nothing is repeated. */
export function AppointmentFacts({ data, when }: AppointmentFactsProps) {
  const facts: [string, string][] = [
    ["Profissional", nameWithTitle(data)],
    ...(data.service ? [["Serviço", data.service] as [string, string]] : []),
    ...(data.startsAt && !when ? whenFacts(data, "patient") : [["Quando", when ?? "A combinar"] as [string, string]]),
    ["Como", data.modality === "online" ? "Online, por videochamada" : "Presencial"],
    ...(data.place ? [["Onde", data.place] as [string, string]] : []),
  ];
  return <Facts facts={facts} />;
}

/** Before care at a distance: what the law asks the patient to know. */
export function OnlineCareNote({ data: { modality, specialty } }: { data: AppointmentWords }) {
  if (modality !== "online") return null;
  return (
    <Note>
      {ONLINE_CARE_TITLE} ({onlineCareSource(specialty)}): {onlineCarePoints.join(" ")}
    </Note>
  );
}

/** What a calendar takes in; nothing where no time is agreed on. */
export function calendarFile(entries: readonly CalendarEntry[]) {
  if (entries.length === 0) return [];
  const name = entries.length > 1 ? "Consultas" : "Consulta";
  return [{ filename: `${name.toLowerCase()}.ics`, content: writeCalendar(name, entries), contentType: calendarType }];
}

type Removed = { id: string; startsAt: Date; endsAt: Date; writtenAt?: Date | undefined };

/** Takes out of a professional's calendar what an earlier file put there: its id says which it was, and nothing who. */
export function removalFile({ id, startsAt, endsAt, writtenAt }: Removed) {
  return calendarFile([
    { ...{ id, title: "Horário liberado", startsAt, endsAt }, isCancelled: true, updatedAt: writtenAt },
  ]);
}

/** An appointment's times, where there are some. */
export function agreedTimes<Words extends AppointmentWords>(data: Words) {
  const { startsAt, endsAt } = data;
  return startsAt && endsAt ? { ...data, startsAt, endsAt } : undefined;
}
