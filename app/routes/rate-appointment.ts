import { redirect } from "react-router";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/rate-appointment.ts";

/** POST /consulta/:token/avaliar: from the private page of an appointment that took place to its review. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { queryAsVisitor, limitVisitor } = getServices(context);
  const back = redirect(`/consulta/${params.token}`);
  if (await limitVisitor(request, "appointmentLink")) return back;
  const [row] = await queryAsVisitor<{ token: string | null }>("select directory.review_own_appointment($1) as token", [
    params.token,
  ]);
  return row?.token ? redirect(`/avaliar/${row.token}`) : back;
}

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/consulta/${params.token}`);
}
