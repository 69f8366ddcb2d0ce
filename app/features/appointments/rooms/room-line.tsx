import { useId, useState } from "react";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { BackButton } from "#app/shared/ui/overlay/modal.tsx";
import type { AgendaEntry } from "../agenda/agenda.ts";
import { UNTOLD, useNotifyPatient } from "../agenda/use-notify-patient.ts";
import { roomFor, roomHost } from "./room.ts";
import { RoomForm } from "./room-form.tsx";
import { useRooms } from "./use-rooms.ts";

/** Of a confirmed consultation by video: how the patient gets in, or that nobody has said so yet. */
export function RoomLine({ entry, now }: { entry: AgendaEntry; now: number }) {
  const state = useRooms();
  const [isOpen, setOpen] = useState(false);
  const isAhead = entry.ends_at !== null && Date.parse(entry.ends_at) > now;
  if (!state || !isAhead || entry.modality !== "online" || entry.status !== "confirmed") return null;
  const room = roomFor(state.rooms, entry.id);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      {room ? (
        <a href={room} target="_blank" rel="noopener noreferrer" className="text-link break-all">
          Entrar na sala ({roomHost(room)})
        </a>
      ) : (
        <span className="max-w-text">Falta a sala: o paciente lê que você manda o link antes da consulta.</span>
      )}
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {room ? "Trocar a sala" : "Informar a sala"}
        <span className="sr-only"> da consulta de {entry.patient_name}</span>
      </Button>
      {isOpen && <RoomDialog entry={entry} room={room} onClose={() => setOpen(false)} />}
    </p>
  );
}

type RoomDialogProps = { entry: AgendaEntry; room: string | null; onClose: () => void };

function RoomDialog({ entry, room, onClose }: RoomDialogProps) {
  const id = useId();
  const state = useRooms();
  const notify = useNotifyPatient();
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      open
      busy={isBusy}
      onClose={onClose}
      title={`Sala da consulta de ${entry.patient_name}`}
      footer={
        <>
          <BackButton />
          <Button type="submit" form={id} busy={isBusy}>
            Salvar sala
          </Button>
        </>
      }
    >
      <RoomForm
        id={id}
        room={room}
        appointment={entry.id}
        label="Endereço da sala"
        description={
          entry.patient_email
            ? "O paciente é avisado por e-mail, e o endereço fica na página da consulta."
            : entry.patient_whatsapp
              ? "Depois, avise o paciente pelo WhatsApp."
              : "Avise o paciente: daqui ele não recebe mensagens."
        }
        onBusy={setBusy}
        onSaved={async (saved) => {
          // Without one of its own the usual room holds.
          const next = saved || (state?.rooms.room ?? null);
          const done = next ? "Sala salva" : "Sala removida";
          await state?.reload();
          if (next === room)
            toast({ title: "A sala continua a mesma", description: saved ? undefined : "Vale a sua sala de sempre." });
          else if (entry.patient_email) toast({ title: done, description: "O paciente recebe um e-mail." });
          else if (!entry.patient_whatsapp) toast({ title: done, description: UNTOLD });
          else notify({ entry, done, room: next });
          onClose();
        }}
      />
    </Dialog>
  );
}
