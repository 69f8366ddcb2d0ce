import { useSyncExternalStore } from "react";
import { weakPasswordWarning } from "./weak-password.ts";

const never = () => () => {};
const areTakenHere = () => "weakPasswords" in document.documentElement.dataset;

/** By the rule that the server refuses by, where it does; `own`: the name and the address of who chooses. */
export function useWeakPasswordWarning(password: string, own: string[]) {
  // Nothing is typed yet where pages are rendered on the server.
  const isTaken = useSyncExternalStore(never, areTakenHere, () => false);
  return weakPasswordWarning(password, own, isTaken);
}
