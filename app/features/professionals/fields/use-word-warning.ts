import { createContext, useContext, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { ProfileField, ProfileValues } from "#app/features/professionals/field-lists.ts";

/** Words that a council does not allow, as written, with what they are and why. */
export type Revision = { label: string; words: string; why: string };

/** Asks the database, whose rules these are; absent where nobody is signed in. */
export const WordCheck = createContext<((specialty: string, words: string) => Promise<Revision[]>) | undefined>(
  undefined,
);

/** How long somebody has to stop typing to be told. */
const PAUSE = 600;

/** While a description is typed: what would be looked at before it shows. Nobody is stopped. */
export function useWordWarning(name: ProfileField) {
  const check = useContext(WordCheck);
  const [words, specialty] = useWatch<ProfileValues, ["description", "specialty"]>({
    name: ["description", "specialty"],
  });
  const [warning, setWarning] = useState<string>();
  const isAsked = name === "description" && check !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = words.trim() ? await check(specialty, words).catch(() => []) : [];
      if (isCurrent) setWarning(describeRevisions(found));
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAsked, check, words, specialty]);
  return warning;
}

export function describeRevisions(found: readonly Revision[]) {
  if (found.length === 0) return undefined;
  const quoted = found.map(({ label, words }) => `“${words}” (${label.toLowerCase()})`).join(", ");
  const reasons = [...new Set(found.map(({ why }) => why))].join(" ");
  return `Quer revisar? ${quoted}: ${reasons} Se salvar assim, nossa equipe lê antes, e até lá o perfil mostra o texto anterior.`;
}
