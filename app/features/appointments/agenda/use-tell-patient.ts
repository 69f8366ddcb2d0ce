import { createContext, use } from "react";
import type { AgendaEntry } from "./agenda.ts";
import type { Change } from "./whatsapp-message.ts";

/** An appointment as it is now, what was done, and where its room is. */
export type Untold = { entry: AgendaEntry; done: string; room?: string | null; change?: Change };

export const TellPatientContext = createContext<(untold: Untold) => void>(() => {});

/** For what a patient without an e-mail does not hear from us. */
export const useTellPatient = () => use(TellPatientContext);
