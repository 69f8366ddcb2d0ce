import { changeAppointment } from "#app/features/appointments/patient/follow-appointment.server.ts";
import { type FormRequest, type PageRequest, Redirect } from "../page.ts";

/** POST /consulta/:token/avaliar: from the private page of an appointment that took place to its review. */
export async function rateAppointment({ params: { token = "" }, services, visitor }: FormRequest) {
  const { queryAsVisitor, limitVisitor } = services;
  const back = new Redirect(`/consulta/${token}`);
  if (await limitVisitor(visitor, "appointmentLink")) return back;
  const [row] = await queryAsVisitor<{ token: string | null }>("select directory.review_own_appointment($1) as token", [
    token,
  ]);
  return row?.token ? new Redirect(`/avaliar/${row.token}`) : back;
}

/** POST /consulta/:token/sem-convite: mail programs send it when somebody unsubscribes there (RFC 8058). */
export async function refuseInvitation({ params: { token = "" }, services, visitor }: FormRequest) {
  const form = new FormData();
  form.set("acao", "nao-convidar");
  await changeAppointment(services, { form, visitor }, token);
  return new Redirect(`/consulta/${token}`);
}

export function backToAppointment({ params: { token = "" } }: PageRequest): never {
  throw new Redirect(`/consulta/${token}`);
}
