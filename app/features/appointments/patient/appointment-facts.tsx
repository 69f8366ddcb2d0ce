import type { ReactNode } from "react";
import { describeStanding } from "#app/features/professionals/registration/registration-standing.ts";
import { introduce } from "#app/features/professionals/registration/titles.ts";
import { formatWhen, zoneNote } from "#app/shared/when.ts";
import type { Appointment } from "../appointment.ts";
import { forWhomLabels } from "../for-whom.ts";

/** With whom, when and where. follow-page.ts adds the reader's own clock where it differs. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { professional, professionalId, isListed, specialty, startsAt, wish, zone, modality, place, note, message } =
    appointment;
  const { title, verifiedAt, patientName, contact, status, isOwn } = appointment;
  const forWhom = forWhomLabels[appointment.forWhom];
  const at = startsAt ? new Date(startsAt) : null;
  return (
    <dl className="flex flex-col gap-4">
      <Fact name="Profissional">
        {isListed ? (
          <a href={`/profissional/${professionalId}`} className="text-link">
            {professional}
          </a>
        ) : (
          professional
        )}
        {specialty && (
          <span className="block text-sm text-muted-foreground">
            {specialty}
            {title && ` · ${introduce(title)}`}
          </span>
        )}
        {title && (
          <span className="block text-sm text-muted-foreground">
            {describeStanding(verifiedAt ? new Date(verifiedAt) : null)}
          </span>
        )}
      </Fact>
      {appointment.service && <Fact name="Serviço">{appointment.service}</Fact>}
      {at ? (
        <Fact name="Quando">
          <span className="block font-semibold first-letter:uppercase">{formatWhen(at, zone)}</span>
          <span className="block text-sm text-muted-foreground">
            {zoneNote(zone)} {/* Where one has to go there, the clock is the one over there. */}
            {modality === "online" && <span data-elsewhere={at.toISOString()} data-zone={zone} />}
          </span>
        </Fact>
      ) : (
        wish && <Fact name="Horário que você prefere">{wish}</Fact>
      )}
      <Fact name="Como">{modality === "online" ? "Online, por videochamada" : "Presencial"}</Fact>
      {forWhom && <Fact name="Para quem">{forWhom}</Fact>}
      {place && <Fact name="Onde">{place}</Fact>}
      {note && <Fact name={`Mensagem de ${professional}`}>{note}</Fact>}
      {message && <Fact name="Sua mensagem">{message}</Fact>}
      <Fact name="Seu nome">{patientName}</Fact>
      <Fact name="Seu contato">
        {contact}
        {CHANGEABLE.includes(status) && (
          <span className="block text-sm text-muted-foreground">
            {isOwn ? `Não é seu? Avise ${professional}.` : "Errou o contato? Cancele e peça de novo."}
          </span>
        )}
      </Fact>
    </dl>
  );
}

const CHANGEABLE = ["unconfirmed", "requested", "proposed", "confirmed"];

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="whitespace-pre-line break-words">{children}</dd>
    </div>
  );
}
