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

export function backToAppointment({ params: { token = "" } }: PageRequest): never {
  throw new Redirect(`/consulta/${token}`);
}
