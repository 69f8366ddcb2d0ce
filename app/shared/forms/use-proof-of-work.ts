import { useCallback, useRef } from "react";

const FRESH_FOR = 15 * 60_000;

/**
 * The proof of work that visitors' forms send in the field `prova`. `prepare` belongs on the form's `onFocus`: the
 * browser works while the person types. `take` gives the proof, once; the next one is another.
 */
export function useProofOfWork() {
  const current = useRef<{ proof: Promise<string>; since: number }>(undefined);

  const prepare = useCallback(() => {
    if (current.current && Date.now() - current.current.since < FRESH_FOR) return current.current.proof;
    const proof = import("./proof-of-work.client.ts").then(({ proveWork }) => proveWork());
    // A failed try must not be the last: whoever waits for it hears of it, the next one starts anew.
    proof.catch(() => {
      current.current = undefined;
    });
    current.current = { proof, since: Date.now() };
    return proof;
  }, []);

  const take = useCallback(async () => {
    const proof = await prepare();
    current.current = undefined;
    return proof;
  }, [prepare]);

  return { prepare, take };
}
