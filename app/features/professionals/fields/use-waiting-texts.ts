import { useEffect, useState } from "react";
import { findWordsToRevise } from "./find-words.client.ts";

type Texts = Readonly<Record<string, string | null>>;

/** The names of those texts that would be looked at before they show; undefined until that is known. */
export function useWaitingTexts(specialty: string, texts: Texts) {
  const [waiting, setWaiting] = useState<string[]>();
  const asked = JSON.stringify(texts);
  useEffect(() => {
    let isCurrent = true;
    setWaiting(undefined);
    // Without an answer it stays unknown: nothing is promised.
    findWaitingTexts(specialty, JSON.parse(asked)).then(
      (found) => isCurrent && setWaiting(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [specialty, asked]);
  return waiting;
}

/** Each for itself, as the database reads them. */
export async function findWaitingTexts(specialty: string, texts: Texts) {
  const ask = async ([name, words]: [string, string | null]) =>
    words && (await findWordsToRevise(specialty, words)).length > 0 ? [name] : [];
  return (await Promise.all(Object.entries(texts).map(ask))).flat();
}
