import { createContext, use } from "react";
import type { AgendaEntry } from "./agenda.ts";
import type { Moved } from "./whatsapp-message.ts";

/** An appointment as it is now, what was done, where its room is, and from when it was moved. */
export type Untold = { entry: AgendaEntry; done: string; room?: string | null; moved?: Moved };

export const TellPatientContext = createContext<(untold: Untold) => void>(() => {});

/** For what a patient without an e-mail does not hear from us. */
export const useTellPatient = () => use(TellPatientContext);
