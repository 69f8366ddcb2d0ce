import { type RefObject, useEffect, useState } from "react";

/**
 * What is chosen in a booking form. The browser keeps it, and it may have been chosen before this woke up: it is read
 * from the form, then and after each change. Until then nothing is known.
 */
export function useTimeChoice(
  form: RefObject<HTMLFormElement | null>,
  { hasTimes, wasWish, service }: { hasTimes: boolean; wasWish: boolean; service: string | undefined },
) {
  // With what it was chosen for: another service has times of its own.
  const [choice, setChoice] = useState<{ inicio: string; service: string | undefined }>();
  const [isTicked, setTicked] = useState(wasWish);

  function readChoice() {
    const data = new FormData(form.current ?? undefined);
    const inicio = data.get("inicio");
    // None: what was chosen is no longer free, and that is told.
    if (inicio) setChoice({ inicio: String(inicio), service });
    // A wish that is written where there are no times is not put aside when some come.
    setTicked(hasTimes ? data.has("outro") : Boolean(data.get("desejo")));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(readChoice, []);
  const chosen = choice?.service === service ? choice?.inicio : undefined;
  return { chosen, isTicked, isWish: isTicked || !hasTimes, readChoice };
}
