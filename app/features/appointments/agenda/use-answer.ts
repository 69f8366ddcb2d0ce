import { useState } from "react";
import { describeDatabaseError } from "#app/features/panel/database-error.ts";
import { toast } from "#app/shared/toast.ts";
import { type Answer, answerAppointment } from "./agenda.client.ts";
import type { AgendaEntry } from "./agenda.ts";
import { useAgenda } from "./use-agenda.ts";

const DONE: Record<Answer["kind"], string> = {
  confirm: "Consulta confirmada",
  propose: "Proposta enviada",
  move: "Horário mudado",
  decline: "Pedido recusado",
  cancel: "Consulta cancelada",
  attendance: "Presença registrada",
  minor: "Avisamos quem cuida da plataforma",
};

/** Answers an appointment; gives whether it went through. */
export function useAnswer({ id, patient_email }: Pick<AgendaEntry, "id" | "patient_email">) {
  const { reload } = useAgenda();
  const [isBusy, setBusy] = useState(false);
  async function answer(given: Answer) {
    setBusy(true);
    try {
      await answerAppointment(id, given);
      // Who gave a number alone gets nothing from here.
      const isUntold = !patient_email && given.kind !== "attendance" && given.kind !== "minor";
      toast(
        isUntold
          ? {
              title: given.kind === "propose" ? "Proposta anotada" : DONE[given.kind],
              description: "Nada foi enviado daqui. Avise o paciente.",
            }
          : { title: DONE[given.kind] },
      );
      return true;
    } catch (error) {
      toast({ variant: "destructive", title: "Não foi possível", description: describeDatabaseError(error) });
      return false;
    } finally {
      await reload();
      setBusy(false);
    }
  }
  return { answer, isBusy };
}
