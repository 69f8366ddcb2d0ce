import { chatLink } from "#app/features/professionals/profile/contact-links.ts";
import { formatPhone } from "#app/shared/formats.ts";
import { mapHref } from "#app/shared/links/map-href.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { CalendarIcon, PinIcon } from "#app/shared/ui/icons/place-icons.tsx";
import { formatWhen } from "#app/shared/when.ts";
import type { Appointment } from "../appointment.ts";
import { entryWords, googleCalendarHref } from "../calendars/patient-calendar.ts";
import { roomWarning } from "../rooms/known-hosts.ts";
import { roomHost } from "../rooms/room.ts";

const BUTTON = buttonVariants({ variant: "outline", className: "w-full" });
const ELSEWHERE = { target: "_blank", rel: "noopener noreferrer" };

/** Of a confirmed appointment: how to get there or in, how to reach whoever attends, and the way into one's calendar. */
export function Visit({ appointment, token }: { appointment: Appointment; token: string }) {
  const { professional, modality, place, room, startsAt, endsAt } = appointment;
  const warning = roomWarning(room);
  return (
    <div className="mt-6 flex flex-col gap-6 border-t pt-5">
      {modality === "online" && (
        <div>
          <h2 className="text-xl">Como entrar</h2>
          {room ? (
            <>
              <a href={room} {...ELSEWHERE} className={buttonVariants({ className: "mt-3 w-full" })}>
                Entrar na sala
              </a>
              {warning && (
                <Alert variant="warning" title={warning.title} className="mt-3">
                  {warning.text}
                </Alert>
              )}
              <p className="mt-2 text-sm text-muted-foreground">
                Abre {roomHost(room)}, a sala que {professional} escolheu. Entre alguns minutos antes para testar câmera
                e som.
              </p>
            </>
          ) : (
            <>
              <p className="mt-2">{entryWords(professional, null, patientContact(appointment))}</p>
              <p className="mt-1 text-sm text-muted-foreground">
                Se ele não chegar, fale com {professional} pelo contato abaixo.
              </p>
            </>
          )}
        </div>
      )}
      {place && (
        <a href={mapHref(place)} {...ELSEWHERE} className={BUTTON}>
          <PinIcon /> Como chegar
        </a>
      )}
      <Contact appointment={appointment} />
      {startsAt && endsAt && (
        <div className="flex flex-col gap-3">
          <a href={`/consulta/${token}/calendario.ics`} className={BUTTON}>
            <CalendarIcon /> Adicionar ao calendário
          </a>
          <a href={googleCalendarHref({ ...appointment, startsAt, endsAt })} {...ELSEWHERE} className={BUTTON}>
            <CalendarIcon /> Adicionar ao Google Agenda
          </a>
        </div>
      )}
    </div>
  );
}

/** What everybody may read in the profile; nothing where there is none. */
function Contact({ appointment }: { appointment: Appointment }) {
  const { professional, whatsapp, contactEmail, startsAt, zone } = appointment;
  if (!whatsapp && !contactEmail) return null;
  const subject = startsAt ? `Consulta de ${formatWhen(new Date(startsAt), zone)}` : "Consulta";
  return (
    <div>
      <h2 className="text-xl">Falar com {professional}</h2>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        {whatsapp && (
          <a href={chatLink(whatsapp, `Olá, ${professional}! ${subject}: `)} {...ELSEWHERE} className="text-link">
            WhatsApp {formatPhone(whatsapp)}
          </a>
        )}
        {contactEmail && (
          <a
            href={`mailto:${encodeURI(contactEmail)}?subject=${encodeURIComponent(subject)}`}
            className="text-link break-all"
          >
            {contactEmail}
          </a>
        )}
      </p>
    </div>
  );
}

/** "seu WhatsApp ou e-mail" */
function patientContact({ hasEmail, hasWhatsapp }: Appointment) {
  return `seu ${[hasWhatsapp && "WhatsApp", hasEmail && "e-mail"].filter(Boolean).join(" ou ")}`;
}
