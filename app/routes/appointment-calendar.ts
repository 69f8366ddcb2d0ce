import { calendarType, writeCalendar } from "#app/features/appointments/calendar.ts";
import { findAppointment } from "#app/features/appointments/follow-appointment.server.ts";
import { privateHeaders } from "#app/features/appointments/private-headers.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/appointment-calendar.ts";

/** /consulta/:token/calendario.ics */
export async function loader({ params, context }: Route.LoaderArgs) {
  const appointment = await findAppointment(getServices(context).queryAsVisitor, params.token);
  if (!appointment?.startsAt || !appointment.endsAt) throw new Response(null, { status: 404, headers: privateHeaders });
  const { id, professional, startsAt, endsAt, place, modality, status } = appointment;
  const entry = {
    id,
    title: `Consulta com ${professional}`,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    place: place ?? (modality === "online" ? "Online" : null),
    isTentative: status !== "confirmed",
  };
  return new Response(writeCalendar("Consulta", [entry]), {
    headers: {
      ...privateHeaders,
      "Content-Type": calendarType,
      "Content-Disposition": 'attachment; filename="consulta.ics"',
    },
  });
}
