import { useEffect, useState } from "react";
import { findWordsToRevise } from "./find-words.client.ts";

/** The names of those texts that would be looked at before they show; undefined until that is known. */
export function useWaitingTexts(specialty: string, texts: Readonly<Record<string, string | null>>) {
  const [waiting, setWaiting] = useState<string[]>();
  const asked = JSON.stringify(texts);
  useEffect(() => {
    let isCurrent = true;
    setWaiting(undefined);
    // Without an answer it stays unknown: nothing is promised.
    findWaiting(specialty, JSON.parse(asked)).then(
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
async function findWaiting(specialty: string, texts: Record<string, string | null>) {
  const ask = async ([name, words]: [string, string | null]) =>
    words && (await findWordsToRevise(specialty, words)).length > 0 ? [name] : [];
  return (await Promise.all(Object.entries(texts).map(ask))).flat();
}
