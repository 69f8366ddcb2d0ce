import { useState } from "react";
import { formatPhone } from "#app/shared/formats.ts";
import { dayIn } from "#app/shared/time-zones.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card } from "#app/shared/ui/card.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { dayOfMonth, formatElsewhere, formatWhen } from "#app/shared/when.ts";
import { forWhomLabels } from "../for-whom.ts";
import { roomFor } from "../rooms/room.ts";
import { RoomLine } from "../rooms/room-line.tsx";
import { useRooms } from "../rooms/use-rooms.ts";
import { type AgendaEntry, hasOpenMove, holdWords, rhythmWords, statusLabel } from "./agenda.ts";
import { AnswerToMove, MoveRequest } from "./answers/move-request.tsx";
import { useAnswer } from "./answers/use-answer.ts";
import { useAnswerDialog } from "./answers/use-answer-dialog.ts";
import { useAgenda } from "./use-agenda.ts";
import { whatsappHref, whatsappMessage } from "./whatsapp-message.ts";

type AgendaCardProps = {
  entry: AgendaEntry;
  zone: string;
  now: number;
  /** In a dialog, which has a frame of its own. */
  isBare?: boolean;
  /** Of its series, told in a line each. */
  later?: readonly AgendaEntry[];
};

const LOOK = { requested: "warning", proposed: "secondary", confirmed: "success" } as const;

export function AgendaCard({ isBare = false, later = [], ...props }: AgendaCardProps) {
  return isBare ? (
    <Entry {...props} />
  ) : (
    <Card>
      <Entry {...props} />
      {later.length > 0 && <LaterDates {...props} later={later} />}
    </Card>
  );
}

type LaterDatesProps = { later: readonly AgendaEntry[]; zone: string; now: number };

/** "E mais 5 datas, até 15 de janeiro": each opens as the first one stands here. */
function LaterDates({ later, zone, now }: LaterDatesProps) {
  const [opened, setOpened] = useState<string>();
  const entry = later.find(({ id }) => id === opened);
  const last = dayOfMonth(dayIn(Date.parse(later.at(-1)?.starts_at ?? ""), zone));
  return (
    <details className="mt-4 border-t pt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        E mais {later.length === 1 ? `uma data, ${last}` : `${later.length} datas, até ${last}`}
      </summary>
      <ul>
        {later.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className="text-link min-h-11 cursor-pointer text-left first-letter:uppercase"
              onClick={() => setOpened(one.id)}
            >
              {formatWhen(new Date(one.starts_at ?? ""), zone)}
            </button>
            {one.status !== "confirmed" && <span className="text-muted-foreground"> {statusLabel(one)}</span>}
          </li>
        ))}
      </ul>
      {entry && (
        <Dialog open onClose={() => setOpened(undefined)} title="Consulta">
          <AgendaCard entry={entry} zone={zone} now={now} isBare />
        </Dialog>
      )}
    </details>
  );
}

function Entry({ entry, zone, now }: AgendaCardProps) {
  const { agenda } = useAgenda();
  const { patient_name, status, starts_at, wish, message, note, modality, patient_zone, answer_by } = entry;
  const at = starts_at ? new Date(starts_at) : null;
  const elsewhere = at && modality === "online" && formatElsewhere(at, zone, patient_zone);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-xl break-words">{patient_name}</h3>
          <p className="font-semibold first-letter:uppercase">{at ? formatWhen(at, zone) : "Horário a combinar"}</p>
          {elsewhere && <p className="text-sm text-muted-foreground">Para o paciente: {elsewhere}.</p>}
        </div>
        <Badge variant={LOOK[status as keyof typeof LOOK] ?? "secondary"}>{statusLabel(entry)}</Badge>
      </div>
      <p className="mt-2 text-sm text-muted-foreground">
        {[
          entry.service,
          modality === "online" ? "Online" : "Presencial",
          forWhomLabels[entry.for_whom],
          entry.is_own && "Anotada por você",
          rhythmWords(entry, agenda.entries, zone),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {wish && <Words title="Prefere">{wish}</Words>}
      {message && <Words title="Mensagem">{message}</Words>}
      {note && <Words title="Você escreveu">{note}</Words>}
      <RoomLine entry={entry} now={now} />
      {status === "requested" && answer_by && (
        <p className="mt-2 text-sm text-muted-foreground">
          Responda até {formatWhen(new Date(answer_by), zone)}. Depois o pedido se encerra sem resposta.
          {starts_at && ` ${holdWords(entry, zone, now)}`}
        </p>
      )}
      {status === "proposed" && answer_by && (
        <p className="mt-2 text-sm text-muted-foreground">
          O paciente pode responder até {formatWhen(new Date(answer_by), zone)}. Depois o horário volta a ficar livre.
        </p>
      )}
      {hasOpenMove(entry, now) && <MoveRequest entry={entry} zone={zone} />}
      <Contact entry={entry} zone={zone} />
      <Answers entry={entry} zone={zone} now={now} />
    </>
  );
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <p className="mt-2 max-w-text break-words whitespace-pre-line">
      <span className="text-muted-foreground">{title}:</span> {children}
    </p>
  );
}

/** The patient's contact is shown here and in confirmed mailboxes, nowhere else. */
function Contact({ entry, zone }: { entry: AgendaEntry; zone: string }) {
  const whatsapp = useWhatsapp(entry, zone);
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
      {whatsapp && (
        <a href={whatsapp} target="_blank" rel="noopener noreferrer" className="text-link">
          WhatsApp {formatPhone(entry.patient_whatsapp ?? "")}
        </a>
      )}
      {entry.patient_email && (
        <a href={`mailto:${encodeURIComponent(entry.patient_email)}`} className="text-link break-all">
          {entry.patient_email}
        </a>
      )}
    </p>
  );
}

/** A chat that already says how things stand. */
function useWhatsapp(entry: AgendaEntry, zone: string) {
  const rooms = useRooms()?.rooms;
  return whatsappHref(entry, whatsappMessage(entry, zone, rooms && roomFor(rooms, entry.id)));
}

function Answers({ entry, zone, now }: AgendaCardProps) {
  const openDialog = useAnswerDialog();
  const { answer, isBusy } = useAnswer(entry);
  const whatsapp = useWhatsapp(entry, zone);
  const isPast = entry.starts_at !== null && Date.parse(entry.starts_at) <= now;
  const isAskedToMove = hasOpenMove(entry, now);
  const isOpen = !isPast && ["requested", "proposed", "confirmed"].includes(entry.status);
  // Agreed on with the patient elsewhere.
  const isMovedAtOnce = entry.is_own && entry.status === "confirmed";
  const hasHappened = isPast && ["confirmed", "done", "no_show"].includes(entry.status);
  if (!isOpen && !hasHappened) return null;
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {isOpen && entry.status === "requested" && entry.starts_at && (
        <Button busy={isBusy} onClick={() => answer({ kind: "confirm", at: new Date(entry.starts_at ?? "") })}>
          Confirmar
        </Button>
      )}
      {isOpen && isAskedToMove && (
        <AnswerToMove entry={entry} answer={answer} isBusy={isBusy} onKeep={() => openDialog("keep", entry)} />
      )}
      {isOpen && isMovedAtOnce && (
        <Button variant="outline" onClick={() => openDialog("move", entry)}>
          Mudar horário
        </Button>
      )}
      {isOpen && !isMovedAtOnce && !isAskedToMove && (
        <Button variant={entry.starts_at ? "outline" : "default"} onClick={() => openDialog("propose", entry)}>
          {entry.starts_at ? "Propor outro horário" : "Propor um horário"}
        </Button>
      )}
      {isOpen && (
        <Button variant="ghost" onClick={() => openDialog(entry.status === "requested" ? "decline" : "cancel", entry)}>
          {CANCEL_LABELS[entry.status]}
        </Button>
      )}
      {hasHappened && (
        <Button
          variant="outline"
          size="sm"
          busy={isBusy}
          onClick={() => answer({ kind: "attendance", hasCome: entry.status === "no_show" })}
        >
          {entry.status === "no_show" ? "O paciente veio" : "O paciente não veio"}
        </Button>
      )}
      {!entry.is_own && (
        <Button variant="ghost" size={isOpen ? "default" : "sm"} onClick={() => openDialog("minor", entry)}>
          Menor sem responsável
        </Button>
      )}
      {isOpen && entry.status !== "requested" && whatsapp && (
        <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={buttonVariants({ variant: "outline" })}>
          Avisar pelo WhatsApp
        </a>
      )}
    </div>
  );
}

/** What is cancelled, of what can be. */
const CANCEL_LABELS: Record<string, string> = {
  requested: "Recusar pedido",
  proposed: "Cancelar proposta",
  confirmed: "Cancelar consulta",
};
