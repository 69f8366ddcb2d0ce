import { createContext, use } from "react";
import type { AgendaEntry } from "./agenda.ts";
import type { Change } from "./whatsapp-message.ts";

/** An appointment as it is now, what was done, and where its room is. */
export type Unnotified = { entry: AgendaEntry; done: string; room?: string | null; change?: Change };

export const NotifyPatientContext = createContext<(unnotified: Unnotified) => void>(() => {});

/** Where there is neither an address nor a number. */
export const UNTOLD = "Nada foi enviado daqui. Avise o paciente.";

/** For what a patient without an e-mail does not hear from us. */
export const useNotifyPatient = () => use(NotifyPatientContext);
