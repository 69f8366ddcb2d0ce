import { useState } from "react";
import { describeDatabaseError } from "#app/features/panel/database-error.ts";
import { toast } from "#app/shared/toast.ts";
import { type Answer, answerAppointment } from "./agenda.client.ts";
import { useAgenda } from "./use-agenda.ts";

const DONE: Record<Answer["kind"], string> = {
  confirm: "Consulta confirmada",
  propose: "Proposta enviada",
  decline: "Pedido recusado",
  cancel: "Consulta cancelada",
  attendance: "Presença registrada",
  minor: "Avisamos quem cuida da plataforma",
};

/** Answers an appointment; gives whether it went through. */
export function useAnswer(appointment: string) {
  const { reload } = useAgenda();
  const [isBusy, setBusy] = useState(false);
  async function answer(given: Answer) {
    setBusy(true);
    try {
      await answerAppointment(appointment, given);
      toast({ title: DONE[given.kind] });
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
