import { useEffect, useRef, useSyncExternalStore } from "react";
import type { SignUpField, StepNumber } from "./sign-up-fields.ts";

/** The step lives in the address ("#etapa-2"), so that the browser's back goes back a step and asks no server. */
export function useStep(furthest: StepNumber | undefined) {
  const hash = useSyncExternalStore(
    subscribeToHash,
    () => location.hash,
    () => "",
  );
  const asked = Number(/^#etapa-([1-4])$/.exec(hash)?.[1] ?? 1);
  // Until the browser has been asked for a draft, the page is the server's: the first step.
  const step = (furthest ? Math.min(asked, furthest) : 1) as StepNumber;

  useEffect(() => {
    if (furthest && asked > furthest) location.replace(stepAddress(furthest));
  }, [asked, furthest]);

  return { step, go };
}

function go(next: StepNumber) {
  location.hash = stepAddress(next);
  window.scrollTo(0, 0);
}

function subscribeToHash(listener: () => void) {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

export const stepAddress = (step: StepNumber) => `#etapa-${step}`;

/** Where the focus goes when the step changes: to its heading, or to the field that a failed submit points at. */
export function useStepFocus(step: StepNumber, focusField: (field: SignUpField) => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<SignUpField>(undefined);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (wanted.current) focusField(wanted.current);
    else heading.current?.focus();
    wanted.current = undefined;
  });
  return { heading, wanted };
}
