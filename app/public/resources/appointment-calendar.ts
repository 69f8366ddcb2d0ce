import { calendarType, writeCalendar } from "#app/features/appointments/calendar.ts";
import { findAppointment } from "#app/features/appointments/follow-appointment.server.ts";
import { privateHeaders } from "#app/features/appointments/private-headers.ts";
import { type PageRequest, type Resource, text } from "../page.ts";

/** /consulta/:token/calendario.ics */
export async function appointmentCalendar({ params: { token = "" }, services }: PageRequest): Promise<Resource> {
  const appointment = await findAppointment(services.queryAsVisitor, token);
  if (!appointment?.startsAt || !appointment.endsAt) return text("", { status: 404, headers: privateHeaders });
  const { id, professional, startsAt, endsAt, place, modality, status } = appointment;
  const entry = {
    id,
    title: `Consulta com ${professional}`,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    place: place ?? (modality === "online" ? "Online" : null),
    isTentative: status !== "confirmed",
  };
  return {
    type: calendarType,
    body: writeCalendar("Consulta", [entry]),
    headers: { ...privateHeaders, "Content-Disposition": 'attachment; filename="consulta.ics"' },
  };
}
