import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { UNSENT } from "./send-or-keep.ts";
import { useProofOfWork } from "./use-proof-of-work.ts";

type Refusal<Faults> = { faults?: Faults; problem?: { title: string; text: string } };

/** A visitor's form: checked in the browser first, then sent with a proof of work; the server decides. */
export function useProvenForm<Faults extends object>(
  check: (form: FormData) => Refusal<Faults>,
  answer: Refusal<Faults> | null | undefined,
) {
  const submit = useSubmit();
  const navigation = useNavigation();
  const { prepare, take } = useProofOfWork();
  const [isProving, setProving] = useState(false);
  const [own, setOwn] = useState<Refusal<Faults> | null>();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = isProving || navigation.state !== "idle";

  // A new answer of the server counts, until the next try.
  useEffect(() => setOwn(answer), [answer]);
  useEffect(() => {
    if (own) showFault(form.current);
  }, [own]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    form.current = event.currentTarget;
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const { faults } = check(data);
    if (faults) return setOwn({ faults });
    setOwn(null);
    setProving(true);
    try {
      data.set("prova", await take());
      await submit(data, { method: "post" });
    } catch {
      setOwn({ problem: UNSENT });
    } finally {
      setProving(false);
    }
  }
  return {
    onSubmit,
    onFocus: () => void prepare().catch(() => {}),
    isBusy,
    faults: own?.faults,
    problem: own?.problem,
  };
}

/** To what has to be corrected, or to the words that say why it failed. */
function showFault(form: HTMLFormElement | null) {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (field) field.focus();
  else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: "center" });
}
