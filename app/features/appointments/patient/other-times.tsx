import { bookingHref } from "#app/features/availability/booking-href.ts";
import type { FreeTimes } from "#app/features/availability/free-times.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { formatWhen, zoneNote } from "#app/shared/when.ts";
import type { Appointment } from "../appointment.ts";

const SHOWN = 4;

/** For whoever got no appointment: the next free times of the same professional, for the same service. */
export function OtherTimes({ appointment, times }: { appointment: Appointment; times: FreeTimes }) {
  const { professionalId, professional, modality } = appointment;
  const service = times.services.find(({ name }) => name === appointment.service) ?? times.services[0];
  // They are as long as the appointment was: booking has others where the service has changed since, or is gone.
  const isOffered = !service || (service.minutes === times.minutes && (service.modality ?? modality) === modality);
  const slots = times.slots
    .filter((slot) => isOffered && (slot.modality === "ambos" || slot.modality === modality))
    .slice(0, SHOWN);
  return (
    <section aria-labelledby="outros-horarios">
      <h2 id="outros-horarios" className="text-xl">
        Outros horários com {professional}
      </h2>
      {slots.length > 0 && (
        <>
          <ul className="mt-3 flex flex-col gap-2">
            {slots.map(({ startsAt }) => (
              <li key={startsAt}>
                <a href={bookingHref(professionalId, startsAt, service?.id)} className="time-choice w-full">
                  <span className="first-letter:uppercase">{formatWhen(startsAt, times.zone)}</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted-foreground">{zoneNote(times.zone)}</p>
        </>
      )}
      <a
        href={`/profissional/${professionalId}/agendar${service ? `?servico=${service.id}` : ""}`}
        className={buttonVariants({ className: "mt-4 w-full" })}
      >
        Fazer outro pedido
      </a>
    </section>
  );
}
