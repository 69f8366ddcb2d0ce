import { type ReactNode, useState } from "react";
import type { AgendaEntry } from "../agenda.ts";
import { MoveDialog } from "../entry/move-dialog.tsx";
import { useAgenda } from "../use-agenda.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { AnswerDialogContext, type AnswerKind } from "./use-answer-dialog.ts";

/** Around the cards: one that goes, because the patient was quicker, does not take along what is being written. */
export function AnswerDialogs({ children }: { children: ReactNode }) {
  const { entries, zone } = useAgenda().agenda;
  const [opened, setOpened] = useState<{ kind: AnswerKind; entry: AgendaEntry }>();
  const close = () => setOpened(undefined);
  const entry = entries.find(({ id }) => id === opened?.entry.id) ?? opened?.entry;
  return (
    <AnswerDialogContext value={(kind, entry) => setOpened({ kind, entry })}>
      {children}
      {opened && entry && opened.kind === "move" && <MoveDialog entry={entry} zone={zone} onClose={close} />}
      {opened && entry && opened.kind !== "move" && (
        <AnswerDialog kind={opened.kind} entry={entry} zone={zone} onClose={close} />
      )}
    </AnswerDialogContext>
  );
}
