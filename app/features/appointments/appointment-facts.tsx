import type { ReactNode } from "react";
import { Link } from "react-router";
import { zonePlace } from "#app/shared/zone-place.ts";
import type { Appointment } from "./appointment.ts";
import { useBrowserZone } from "./use-browser-zone.ts";
import { formatElsewhere, formatWhen } from "./when.ts";

/** With whom, when and where. Both clocks, when they differ. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { professional, professionalId, isListed, specialty, startsAt, wish, zone, modality, place, note, message } =
    appointment;
  const browserZone = useBrowserZone();
  const at = startsAt ? new Date(startsAt) : null;
  const elsewhere = at && formatElsewhere(at, zone, browserZone);
  return (
    <dl className="flex flex-col gap-4">
      <Fact name="Profissional">
        {isListed ? (
          <Link to={`/profissional/${professionalId}`} className="text-link">
            {professional}
          </Link>
        ) : (
          professional
        )}
        {specialty && <span className="block text-sm text-muted-foreground">{specialty}</span>}
      </Fact>
      {at ? (
        <Fact name="Quando">
          <span className="block font-semibold first-letter:uppercase">{formatWhen(at, zone)}</span>
          <span className="block text-sm text-muted-foreground">
            {elsewhere
              ? `Para você: ${elsewhere}. Acima, no horário de ${zonePlace(zone)}.`
              : `No horário de ${zonePlace(zone)}.`}
          </span>
        </Fact>
      ) : (
        wish && <Fact name="Horário que você prefere">{wish}</Fact>
      )}
      <Fact name="Como">{modality === "online" ? "Online, por videochamada" : "Presencial"}</Fact>
      {place && <Fact name="Onde">{place}</Fact>}
      {note && <Fact name={`Mensagem de ${professional}`}>{note}</Fact>}
      {message && <Fact name="Sua mensagem">{message}</Fact>}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="whitespace-pre-line break-words">{children}</dd>
    </div>
  );
}
