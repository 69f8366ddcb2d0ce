import { z } from "zod";
import { formatElsewhere, formatWhen } from "#app/features/appointments/when.ts";
import { Facts } from "./parts.tsx";

/** What SQL tells of an appointment (directory.appointment_words). */
export const appointmentWords = z.object({
  id: z.string(),
  professional: z.string(),
  patient: z.string(),
  modality: z.enum(["presencial", "online"]),
  startsAt: z.coerce.date().optional(),
  endsAt: z.coerce.date().optional(),
  zone: z.string(),
  patientZone: z.string().optional(),
  wish: z.string().optional(),
  note: z.string().optional(),
  place: z.string().optional(),
});

export type AppointmentWords = z.infer<typeof appointmentWords>;

/** The other side's clock is told when it shows something else. */
export function whenFacts({ startsAt, zone, wish }: AppointmentWords, otherZone: string | undefined) {
  if (!startsAt) return wish ? [["Horário desejado", wish] as [string, string]] : [];
  const elsewhere = formatElsewhere(startsAt, zone, otherZone);
  return [["Quando", formatWhen(startsAt, zone)], ...(elsewhere ? [["Para você", elsewhere]] : [])] as [
    string,
    string,
  ][];
}

/** For the patient, whose address nobody has confirmed: of the words in the form nothing is repeated. */
export function AppointmentFacts({ data }: { data: AppointmentWords }) {
  const facts: [string, string][] = [
    ["Profissional", data.professional],
    ...(data.startsAt ? whenFacts(data, data.patientZone) : [["Quando", "A combinar"] as [string, string]]),
    ["Como", data.modality === "online" ? "Online, por videochamada" : "Presencial"],
    ...(data.place ? [["Onde", data.place] as [string, string]] : []),
  ];
  return <Facts facts={facts} />;
}
