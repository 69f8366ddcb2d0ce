import { othersOfAge } from "#app/features/appointments/alternatives.ts";
import type { Refusal } from "#app/features/appointments/booking/appointment-request.ts";
import { BookingHeader } from "#app/features/appointments/booking/booking-header.tsx";
import { requestAppointment, unlisted } from "#app/features/appointments/booking/request-appointment.server.ts";
import { readTimeValue } from "#app/features/appointments/booking/time-value.ts";
import { loadFreeTimes } from "#app/features/availability/load-free-times.server.ts";
import { findProfessional } from "#app/features/professionals/profile/find-professional.server.ts";
import ProfessionalNotFound from "#app/features/professionals/profile/professional-not-found.tsx";
import { describeMissing } from "#app/features/professionals/profile/profile-meta.ts";
import { searchHref } from "#app/features/search/filters/filters.ts";
import { WaitingInvitation } from "#app/features/waiting-list/waiting-invitation.tsx";
import { pageTitle } from "#app/shared/brand.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../document.tsx";
import { Island } from "../island.tsx";
import BookingForm from "../islands/booking-form.tsx";
import { type FormRequest, loaded, madeAnew, type PageData, type PageRequest, Redirect, type Sent } from "../page.ts";

/** /profissional/:id/agendar */
export async function loadBooking({ url, params: { id = "" }, services }: PageRequest) {
  const [professional, times] = await findBookable(services, id, url.searchParams.get("servico"));
  const wanted = readTimeValue(url.searchParams.get("inicio"));
  const status = professional ? 200 : 404;
  return loaded({ professional, times, wanted, path: url.pathname }, { status, cache: madeAnew });
}

export async function actBooking({ params: { id = "" }, services, form, visitor }: FormRequest) {
  const [professional, times] = await findBookable(services, id, String(form.get("servico") ?? ""));
  if (!professional || !times) return unlisted;
  const answer = await requestAppointment(services, { form, visitor }, professional.id, times.slots);
  return "token" in answer ? new Redirect(`/consulta/${answer.token}?novo`) : answer;
}

function findBookable({ queryAsVisitor }: PageRequest["services"], id: string, service: string | null) {
  const times = loadFreeTimes(queryAsVisitor, id, Date.now(), { service });
  return Promise.all([findProfessional(queryAsVisitor, id), times]);
}

export function BookingPage(props: PageData<typeof loadBooking> & Sent<Refusal>) {
  const { professional, times, wanted, path, answer, typed } = props;
  if (!professional)
    return (
      <Document {...describeMissing()} path={path}>
        <ProfessionalNotFound isCertain />
      </Document>
    );
  const { id, name, specialty, modality, ageGroup } = professional;
  const hasTimes = Boolean(times?.slots.length);
  const invitation = <WaitingInvitation professionalId={id} hasTimes={hasTimes} />;
  return (
    <Document
      title={pageTitle(`Agendar consulta com ${name}`)}
      description={`Veja os horários livres de ${name}, ${specialty}, e peça sua consulta sem criar conta.`}
      isIndexed={false}
      path={path}
    >
      <Page title="Agendar Consulta" width="form">
        <BookingHeader professional={professional} />
        {!hasTimes && <div className="mt-6">{invitation}</div>}
        <Island
          of={BookingForm}
          wake="focus"
          professional={{ id, name, modality, specialty, ageGroup }}
          elsewhere={searchHref(othersOfAge(professional))}
          asksForReviews={professional.asksForReviews}
          times={times}
          wanted={wanted}
          answer={answer}
          typed={typed}
        />
        {hasTimes && <div className="mt-8">{invitation}</div>}
      </Page>
    </Document>
  );
}
