import { createContext, use } from "react";
import type { AgendaEntry } from "../agenda.ts";

export type AnswerKind = "propose" | "move" | "keep" | "decline" | "cancel" | "minor";

type OpenAnswer = (kind: AnswerKind, entry: AgendaEntry) => void;

export const AnswerDialogContext = createContext<OpenAnswer>(() => {});

/** For answers that need words or a time. */
export const useAnswerDialog = () => use(AnswerDialogContext);
