import { calendarType, writeCalendar } from "#app/features/appointments/calendars/calendar.ts";
import { patientEntry } from "#app/features/appointments/calendars/patient-calendar.ts";
import { findAppointment } from "#app/features/appointments/patient/follow-appointment.server.ts";
import { type PageRequest, type Resource, text } from "../page.ts";

/** /consulta/:token/calendario.ics */
export async function appointmentCalendar({ url, params: { token = "" }, services }: PageRequest): Promise<Resource> {
  const appointment = await findAppointment(services.queryAsVisitor, token);
  if (!appointment?.startsAt || !appointment.endsAt) return text("", { status: 404 });
  const { startsAt, endsAt, status } = appointment;
  const link = `${url.origin}/consulta/${token}`;
  const entry = { ...patientEntry({ ...appointment, startsAt, endsAt }, link), isTentative: status !== "confirmed" };
  return {
    type: calendarType,
    body: writeCalendar("Consulta", [entry]),
    headers: { "Content-Disposition": 'attachment; filename="consulta.ics"' },
  };
}
