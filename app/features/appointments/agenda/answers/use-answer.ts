import { useState } from "react";
import { roomFor } from "#app/features/appointments/rooms/room.ts";
import { useRooms } from "#app/features/appointments/rooms/use-rooms.ts";
import { toastFailure } from "#app/shared/backend/database-error.ts";
import { toast } from "#app/shared/toast.ts";
import { type Answer, answerAppointment } from "../agenda.client.ts";
import type { AgendaEntry } from "../agenda.ts";
import { useAgenda } from "../use-agenda.ts";
import { UNTOLD, useNotifyPatient } from "../use-notify-patient.ts";
import type { Change } from "../whatsapp-message.ts";
import { doneWords } from "./done-words.ts";

/** Of which acts a patient hears, and what they make of an appointment. */
const AFTER = {
  confirm: "confirmed",
  propose: "proposed",
  move: "confirmed",
  "accept-move": "confirmed",
  keep: "confirmed",
  decline: "declined",
  cancel: "cancelled",
} as const;

/** Answers an appointment; gives whether it went through. */
export function useAnswer(entry: AgendaEntry) {
  const { reload } = useAgenda();
  const rooms = useRooms()?.rooms;
  const notify = useNotifyPatient();
  const [isBusy, setBusy] = useState(false);
  async function answer(given: Answer) {
    setBusy(true);
    try {
      const done = doneWords(given.kind, entry.status, await answerAppointment(entry.id, given));
      const after = entryAfter(entry, given);
      if (!after) toast({ title: done });
      else if (entry.patient_email) toast({ title: done, description: "O paciente recebe um e-mail." });
      else if (!entry.patient_whatsapp) toast({ title: done, description: UNTOLD });
      else
        notify({
          ...{ entry: after, done, room: rooms && roomFor(rooms, entry.id) },
          change: changeOf(entry, given),
        });
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    } finally {
      await reload();
      setBusy(false);
    }
  }
  return { answer, isBusy };
}

function changeOf({ starts_at, status }: AgendaEntry, given: Answer): Change {
  if (given.kind === "propose" && status === "confirmed") return { givenUp: starts_at ?? undefined };
  if (given.kind === "accept-move") return { movedFrom: starts_at ?? undefined };
  if (given.kind === "keep") return { refused: given.to };
  if (given.kind === "move")
    return { movedFrom: starts_at ?? undefined, following: given.following, skipped: given.skipped };
  return given.kind === "cancel" ? { following: given.following } : {};
}

/** Undefined where there is nothing to tell. */
function entryAfter(entry: AgendaEntry, given: Answer): AgendaEntry | undefined {
  if (!(given.kind in AFTER)) return undefined;
  const status = AFTER[given.kind as keyof typeof AFTER];
  const note = "note" in given ? given.note || null : null;
  const at = given.kind === "accept-move" ? given.to : "at" in given ? given.at.toISOString() : entry.starts_at;
  return { ...entry, status, note, starts_at: at, move_to: null, move_answer_by: null };
}
