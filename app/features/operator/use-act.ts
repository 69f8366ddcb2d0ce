import { useState } from "react";
import { toastFailure } from "#app/shared/backend/database-error.ts";
import { toast } from "#app/shared/toast.ts";
import { askAsOperator } from "./operator.client.ts";

type Outcome = { outcome: "done" | "decided" | "conflict" };

/** Does something as operator. Somebody who was quicker is no error: the page is told to load anew. */
export function useAct(onChanged: () => unknown) {
  const [isBusy, setBusy] = useState(false);

  /** Whether it is over. With `quicker` words for who was late, it is not: what was typed stays, to be sent again. */
  async function act(name: string, parameters: object, done: string, quicker?: string): Promise<boolean> {
    setBusy(true);
    try {
      const { outcome } = await askAsOperator<Outcome>(name, parameters);
      // What comes next is in view before the word about what was done.
      await onChanged();
      if (outcome === "conflict")
        toast({
          title: "Alguém já cuidou disso",
          description: quicker ?? "Outra pessoa decidiu um instante antes. Nada mudou agora.",
        });
      else toast({ title: done });
      return outcome !== "conflict" || quicker === undefined;
    } catch (error) {
      toastFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { act, isBusy };
}
