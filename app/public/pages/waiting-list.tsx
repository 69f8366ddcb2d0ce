import { BookingHeader } from "#app/features/appointments/booking/booking-header.tsx";
import { loadAvailability } from "#app/features/availability/load-free-times.server.ts";
import { findProfessional } from "#app/features/professionals/profile/find-professional.server.ts";
import ProfessionalNotFound from "#app/features/professionals/profile/professional-not-found.tsx";
import { describeMissing } from "#app/features/professionals/profile/profile-meta.ts";
import { joinWaitingList, unlisted } from "#app/features/waiting-list/join-waiting-list.server.ts";
import { attendedHours, type WaitingAnswer } from "#app/features/waiting-list/waiting-request.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { DEFAULT_ZONE, dayIn } from "#app/shared/time-zones.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../document.tsx";
import { Island } from "../island.tsx";
import WaitingForm from "../islands/waiting-form.tsx";
import { type FormRequest, loaded, madeAnew, type PageData, type PageRequest, type Sent } from "../page.ts";

const today = () => dayIn(Date.now(), DEFAULT_ZONE);

/** /profissional/:id/avise-me */
export async function loadWaitingList({ url, params: { id = "" }, services }: PageRequest) {
  const found = await findWithHours(services, id);
  const status = found.professional ? 200 : 404;
  return loaded({ ...found, today: today(), path: url.pathname }, { status, cache: madeAnew });
}

async function findWithHours({ queryAsVisitor }: PageRequest["services"], id: string) {
  const [professional, facts] = await Promise.all([
    findProfessional(queryAsVisitor, id),
    loadAvailability(queryAsVisitor, id),
  ]);
  return { professional, hours: attendedHours(professional?.weeklyHours ?? [], facts?.extra) };
}

export async function actWaitingList({ params: { id = "" }, services, form, visitor }: FormRequest) {
  const { professional, hours } = await findWithHours(services, id);
  if (!professional) return { problem: unlisted };
  return joinWaitingList(services, { form, visitor }, { id: professional.id, hours }, today());
}

export function WaitingListPage(props: PageData<typeof loadWaitingList> & Sent<WaitingAnswer>) {
  const { professional, hours, today, path, answer, typed } = props;
  if (!professional)
    return (
      <Document {...describeMissing()} path={path}>
        <ProfessionalNotFound isCertain />
      </Document>
    );
  const { name } = professional;
  return (
    <Document
      title={pageTitle(`Avise-me se abrir um horário com ${name}`)}
      description={`Receba um e-mail quando ${name} tiver um horário livre que sirva para você.`}
      isIndexed={false}
      path={path}
    >
      <Page title="Avise-me se abrir um horário" width="form">
        <BookingHeader professional={professional} />
        <p className="my-6">
          Quando um horário que serve para você ficar livre, enviamos um e-mail com o link. Quem responder primeiro fica
          com ele: o aviso não reserva o horário.
        </p>
        <Island
          of={WaitingForm}
          wake="focus"
          professional={name}
          hours={hours}
          today={today}
          answer={answer}
          typed={typed}
        />
      </Page>
    </Document>
  );
}
