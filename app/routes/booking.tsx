import { data, redirect } from "react-router";
import { BookingPage } from "#app/features/appointments/booking-page.tsx";
import { requestAppointment } from "#app/features/appointments/request-appointment.server.ts";
import { loadFreeTimes } from "#app/features/availability/load-free-times.server.ts";
import { findProfessional } from "#app/features/professionals/find-professional.server.ts";
import ProfessionalNotFound from "#app/features/professionals/professional-not-found.tsx";
import { describeMissing } from "#app/features/professionals/profile-meta.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { describePage } from "#app/shared/page-meta.ts";
import { sendOrKeep, UNSENT } from "#app/shared/send-or-keep.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/booking.ts";

/** /profissional/:id/agendar */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { queryAsVisitor } = getServices(context);
  const [professional, times] = await Promise.all([
    findProfessional(queryAsVisitor, params.id),
    loadFreeTimes(queryAsVisitor, params.id, Date.now()),
  ]);
  const wanted = Date.parse(new URL(request.url).searchParams.get("inicio") ?? "");
  return data(
    { professional, times, wanted: Number.isNaN(wanted) ? null : wanted },
    { status: professional ? 200 : 404, headers: { "Cache-Control": "no-store" } },
  );
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const answer = await requestAppointment(getServices(context), request, params.id);
  return "token" in answer ? redirect(`/consulta/${answer.token}?novo`) : answer;
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrKeep(serverAction, { problem: UNSENT });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.professional) return describeMissing();
  const { name, specialty } = loaderData.professional;
  return describePage({
    title: pageTitle(`Agendar consulta com ${name}`),
    description: `Veja os horários livres de ${name}, ${specialty}, e peça sua consulta sem criar conta.`,
    isIndexed: false,
  });
};

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { professional, times, wanted } = loaderData;
  if (!professional) return <ProfessionalNotFound isCertain />;
  return <BookingPage professional={professional} times={times} wanted={wanted} refusal={actionData} />;
}
