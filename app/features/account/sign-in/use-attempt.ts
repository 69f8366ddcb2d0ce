import { useRef, useState } from "react";
import { toast } from "#app/shared/toast.ts";
import { describeAuthError } from "./auth-error.ts";

type Outcome = { error: unknown };

export type Attempt = ReturnType<typeof useAttempt>;

/** For buttons that ask the backend: busy meanwhile, never twice at once, a failure shown under the given title. */
export function useAttempt(title: string) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  /** What came back, or undefined when it failed. */
  async function attempt<Result extends Outcome>(
    work: () => Promise<Result>,
    fallback = "Algo deu errado",
  ): Promise<Result | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    const result = await work().catch((error: unknown) => ({ error }));
    isRunning.current = false;
    setBusy(false);
    if (!result.error) return result as Result;
    toast({ variant: "destructive", title, description: describeAuthError(result.error, fallback) });
    return undefined;
  }
  return { isBusy, attempt };
}
