import { data } from "react-router";
import { AppointmentPage } from "#app/features/appointments/appointment-page.tsx";
import { changeAppointment, findAppointment } from "#app/features/appointments/follow-appointment.server.ts";
import { LinkGone } from "#app/features/appointments/link-gone.tsx";
import { privateHeaders } from "#app/features/appointments/private-headers.ts";
import { loadFreeTimes } from "#app/features/availability/load-free-times.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { sendOrKeep, UNSENT } from "#app/shared/send-or-keep.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/appointment.ts";

/** /consulta/:token */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { queryAsVisitor } = getServices(context);
  const now = Date.now();
  const appointment = await findAppointment(queryAsVisitor, params.token);
  const times = appointment && (await loadFreeTimes(queryAsVisitor, appointment.professionalId, now));
  const isNew = new URL(request.url).searchParams.has("novo");
  return data({ appointment, times, isNew, now }, { status: appointment ? 200 : 404, headers: privateHeaders });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  return data(await changeAppointment(getServices(context), request, params.token), { headers: privateHeaders });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrKeep(serverAction, { problem: UNSENT.text });
}

export const headers: Route.HeadersFunction = () => privateHeaders;

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Sua consulta") },
  { name: "robots", content: "noindex, nofollow" },
];

export default function AppointmentRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { appointment, ...rest } = loaderData;
  if (!appointment) return <LinkGone />;
  return <AppointmentPage appointment={appointment} token={params.token} problem={actionData?.problem} {...rest} />;
}
