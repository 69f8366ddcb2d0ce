import { othersLike } from "#app/features/appointments/alternatives.ts";
import {
  type Appointment,
  cancelLabel,
  describeStatus,
  patientChoices,
} from "#app/features/appointments/appointment.ts";
import { KeepLink } from "#app/features/appointments/booking/keep-link.tsx";
import { readTimeValue } from "#app/features/appointments/booking/time-value.ts";
import { LinkGone } from "#app/features/appointments/link-gone.tsx";
import { OnlineCare } from "#app/features/appointments/online-care.tsx";
import { AppointmentChoices } from "#app/features/appointments/patient/appointment-choices.tsx";
import { AppointmentFacts } from "#app/features/appointments/patient/appointment-facts.tsx";
import { changeAppointment, findAppointment } from "#app/features/appointments/patient/follow-appointment.server.ts";
import { OtherTimes } from "#app/features/appointments/patient/other-times.tsx";
import { OwnData } from "#app/features/appointments/patient/own-data.tsx";
import { Visit } from "#app/features/appointments/patient/visit.tsx";
import { loadFreeTimes } from "#app/features/availability/load-free-times.server.ts";
import { searchHref } from "#app/features/search/filters/filters.ts";
import type { FoundProfessional } from "#app/features/search/results/found.ts";
import { ProfessionalCard } from "#app/features/search/results/professional-card.tsx";
import { searchProfessionals } from "#app/features/search/search-professionals.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import type { Query } from "#app/shared/server-services.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card } from "#app/shared/ui/card.tsx";
import { DemoMailbox } from "#app/shared/ui/demo-mailbox.tsx";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../document.tsx";
import { type FormRequest, loaded, type PageData, type PageRequest, Redirect, type Sent } from "../page.ts";

const OTHERS = 3;

/** /consulta/:token */
export async function loadAppointment({ url, params: { token = "" }, services: { queryAsVisitor } }: PageRequest) {
  const now = Date.now();
  const appointment = await findAppointment(queryAsVisitor, token);
  const [times, others] = appointment
    ? await Promise.all([
        loadFreeTimes(queryAsVisitor, appointment.professionalId, now, { minutes: appointment.minutes }),
        loadOthers(queryAsVisitor, appointment, now),
      ])
    : [];
  const isNew = url.searchParams.has("novo");
  // The time that was asked for, which may be agreed on at once, later or never.
  const isMoved = url.searchParams.get("mudou") === (appointment?.startsAt && readTimeValue(appointment.startsAt));
  return loaded(
    { appointment, times, others, token, isNew, isMoved, now, path: url.pathname },
    { status: appointment ? 200 : 404 },
  );
}

/** Others who attend as was asked for, with free times, where it came to nothing. */
async function loadOthers(query: Query, appointment: Appointment, now: number) {
  if (!patientChoices(appointment, now).needsAlternatives) return [];
  const { professionals } = await searchProfessionals(query, othersLike(appointment), undefined, new Date(now));
  return professionals
    .filter(({ id, times }) => id !== appointment.professionalId && times?.days.length)
    .slice(0, OTHERS);
}

export async function actAppointment({ params: { token = "" }, services, form, visitor }: FormRequest) {
  const answer = await changeAppointment(services, { form, visitor }, token);
  if (answer && "askedFor" in answer) return new Redirect(`/consulta/${token}?mudou=${answer.askedFor}`);
  return answer && "isErased" in answer ? new Redirect("/dados-apagados") : answer;
}

type AppointmentPageProps = PageData<typeof loadAppointment> & Sent<{ problem: string }>;

/** What the professional does shows at once: parts marked `data-live` are replaced when the topic tells of a change. */
export function AppointmentPage({
  appointment,
  times,
  others = [],
  token,
  isNew,
  isMoved,
  now,
  path,
  answer,
}: AppointmentPageProps) {
  const title = pageTitle("Sua consulta");
  if (!appointment)
    return (
      <Document title={title} isPrivate path={path}>
        <LinkGone />
      </Document>
    );
  const { professionalId, professional, specialty, status, isListed, hasEmail, mayReview, isInvited, modality } =
    appointment;
  const { title: statusTitle, text, variant } = describeStatus(appointment, isMoved);
  const choices = patientChoices(appointment, now);
  const isAhead = choices.canCancel;
  return (
    <Document title={title} isPrivate path={path}>
      <div data-topic={`appointment:${appointment.id}`} data-follow="at-once">
        <Page
          title={
            <span id="titulo" data-live>
              {headingOf(appointment, isNew)}
            </span>
          }
          width="form"
        >
          <div className="flex flex-col gap-6">
            {answer && (
              <Alert variant="destructive" title="Não foi possível" announce>
                {answer.problem}
              </Alert>
            )}
            {/* On paper, too, a request must not look like what is agreed on. */}
            <div role="status" data-printed>
              <div id="situacao" data-live>
                <Alert variant={variant} title={statusTitle}>
                  {text}
                  {status === "unconfirmed" && isListed && <DemoMailbox />}
                </Alert>
              </div>
            </div>
            <div id="guardar" data-live className="empty:hidden">
              {(status === "requested" || (isNew && status === "confirmed")) && (
                <KeepLink isNew={isNew} hasEmail={hasEmail} professional={professional} />
              )}
            </div>
            <div id="dados" data-live>
              <Card>
                <AppointmentFacts appointment={appointment} />
                {status === "confirmed" && <Visit appointment={appointment} token={token} />}
                {isAhead && modality === "online" && (
                  <div className="mt-5">
                    <OnlineCare specialty={specialty} />
                  </div>
                )}
              </Card>
            </div>
            <div id="escolhas" data-live className="flex flex-col gap-6">
              {mayReview && (
                <form method="post" action={`/consulta/${token}/avaliar`}>
                  {isInvited === null ? (
                    <Button type="submit" variant="ghost" size="sm">
                      Dar uma nota, só com estrelas
                    </Button>
                  ) : (
                    <Button type="submit" className="w-full">
                      Avaliar a consulta
                    </Button>
                  )}
                </form>
              )}
              <AppointmentChoices
                choices={choices}
                times={times}
                modality={modality}
                startsAt={appointment.startsAt}
                confirms={appointment.confirms}
                isHeld={status === "requested" && appointment.isHeld}
                isAgreed={status === "confirmed"}
                cancelLabel={cancelLabel(status)}
              />
              {choices.canAskAgain &&
                (choices.needsAlternatives && times ? (
                  <OtherTimes appointment={appointment} times={times} />
                ) : (
                  <a href={`/profissional/${professionalId}/agendar`} className={buttonVariants({})}>
                    Fazer outro pedido
                  </a>
                ))}
              {choices.needsAlternatives && <Others appointment={appointment} others={others} />}
            </div>
            <div id="seus" data-live>
              <OwnData appointment={appointment} />
            </div>
          </div>
        </Page>
      </div>
    </Document>
  );
}

type OthersProps = { appointment: Appointment; others: FoundProfessional[] };

function Others({ appointment, others }: OthersProps) {
  const { specialty } = appointment;
  return (
    <section aria-labelledby="outras-pessoas">
      <h2 id="outras-pessoas" className="text-xl">
        Outras pessoas{specialty && ` de ${specialty}`}
      </h2>
      <ul className="mt-3 flex flex-col gap-4">
        {others.map((professional) => (
          <li key={professional.id} className="@container">
            <ProfessionalCard professional={professional} />
          </li>
        ))}
      </ul>
      <a
        href={searchHref(othersLike(appointment))}
        className={buttonVariants({ variant: "outline", className: "mt-4 w-full" })}
      >
        Buscar Profissionais
      </a>
    </section>
  );
}

function headingOf({ status, isListed }: Appointment, isNew: boolean) {
  if (status === "unconfirmed" && isListed) return "Falta um passo";
  return isNew && status === "requested" ? "Pedido enviado" : "Sua consulta";
}
