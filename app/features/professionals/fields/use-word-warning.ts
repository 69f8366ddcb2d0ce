import { useEffect, useState } from "react";
import { isChosen } from "#app/features/professionals/field-kinds.ts";
import { findWordsToRevise, type Revision, type WordPlace } from "./find-words.client.ts";

/** How long somebody has to stop typing to be told. */
const PAUSE = 600;

/** While a text for everybody is typed: what would be looked at before it shows. Nobody is stopped. */
export function useWordWarning(specialty: string, words: string, place?: WordPlace) {
  const [warning, setWarning] = useState<string>();
  const isAsked = isChosen(specialty) && words.trim() !== "";
  useEffect(() => {
    if (!isAsked) return setWarning(undefined);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await findWordsToRevise(specialty, words, place).catch(() => []);
      if (isCurrent) setWarning(describeRevisions(found));
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAsked, words, specialty, place]);
  return warning;
}

export function describeRevisions(found: readonly Revision[]) {
  if (found.length === 0) return undefined;
  const quoted = found.map(({ label, words }) => `“${words}” (${label.toLowerCase()})`).join(", ");
  const reasons = [...new Set(found.map(({ why }) => why))].join(" ");
  return `Quer revisar? ${quoted}: ${reasons} Se salvar assim, nossa equipe lê antes de publicar.`;
}
