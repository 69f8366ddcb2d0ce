import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { leaveFor } from "#app/shared/links/leave-for.ts";
import { errorsLeft } from "./errors-left.ts";
import type { FormAnswer, Problem } from "./sent-form.ts";
import { useProofOfWork } from "./use-proof-of-work.ts";

/** The form may have come, and only its answer not: every form that is sent with this hook may be sent again. */
const UNANSWERED: Problem = {
  title: "Não sabemos se chegou",
  text: "Confira sua conexão e envie de novo: repetir não faz mal. Nada do que você escreveu se perdeu.",
};

/** A page that comes back is seen from its top, and the fields may be far below. */
const MARKED: Problem = {
  title: "Falta corrigir",
  text: "O que falta está marcado abaixo. Nada do que você escreveu se perdeu.",
};

/**
 * A visitor's form: checked in the browser first, then sent with a proof of work; the server decides. Before the island
 * wakes the browser sends the form itself, and `sent` is what the server said to that.
 */
export function useProvenForm<Errors extends object>(
  check: (form: FormData) => Errors | undefined,
  sent: FormAnswer<Errors> | undefined,
) {
  const { prepare, take } = useProofOfWork();
  const [isBusy, setBusy] = useState(false);
  const [isUnanswered, setUnanswered] = useState(false);
  const { sendingId, renewId } = useSendingId();
  const [answer, setAnswer] = useState<FormAnswer<Errors>>(sent ?? {});
  const serversOwn = useRef<string[]>([]);
  const problem = answer.problem ?? (answer === sent && answer.errors ? MARKED : undefined);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const errors = check(data);
    if (errors) {
      serversOwn.current = [];
      return show({ errors }, form);
    }
    setAnswer({});
    setBusy(true);
    setUnanswered(true);
    // Without a proof it may count as well: the server takes a few.
    const proof = await take().catch(() => undefined);
    if (proof) data.set("prova", proof);
    const { redirect, answer } = await send<FormAnswer<Errors>>(form.action, data);
    if (redirect) return leave(redirect);
    setBusy(false);
    setUnanswered(!answer);
    // The form's own check had found nothing.
    serversOwn.current = Object.keys(answer?.errors ?? {});
    show(answer ?? { problem: UNANSWERED }, form);
  }

  /** What was corrected is no longer marked. */
  function onInput({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    if (!answer.errors) return;
    const found = check(new FormData(form)) ?? {};
    const left = errorsLeft(answer.errors, found, serversOwn.current.filter(isAnswerOf(form)), nameOf(target));
    const count = Object.keys(left).length;
    if (count === 0) setAnswer({});
    else if (count < Object.keys(answer.errors).length) setAnswer({ ...answer, errors: left as Errors });
  }

  function show(next: FormAnswer<Errors>, form: HTMLFormElement) {
    flushSync(() => setAnswer(next));
    showError(form);
  }

  /** Busy until the next page is there, but not for whoever comes back to this one. */
  function leave(path: string) {
    addEventListener("pageshow", startAnew, { once: true });
    leaveFor(path);
  }

  function startAnew() {
    setBusy(false);
    setUnanswered(false);
    renewId();
  }

  return {
    /** Of the form itself. */
    formProps: {
      method: "post",
      noValidate: true,
      onSubmit,
      onInput,
      onFocus: () => void prepare().catch(() => {}),
    } as const,
    isBusy,
    /** It was sent, and nobody knows yet what came of it. */
    isUnanswered,
    /** For a hidden field, where the server tells a repeat by it. */
    sendingId,
    isSent: answer.isSent,
    words: answer.words,
    errors: answer.errors,
    problem,
  };
}

/** Random, and the same until an answer leads on; none where the browser makes none, nor before a script runs: pages are kept. */
function useSendingId() {
  const [sendingId, setId] = useState<string>();
  // Not in a context that is not secure.
  const renewId = () => setId(crypto.randomUUID?.());
  useEffect(renewId, []);
  return { sendingId, renewId };
}

const nameOf = (target: EventTarget) => (target instanceof HTMLElement && target.getAttribute("name")) || "";

/** Whether an error's name is an answer that one can change, and not a word between the form and the server. */
const isAnswerOf = (form: HTMLFormElement) => (name: string) => {
  const field = form.elements.namedItem(name);
  return field !== null && !(field instanceof HTMLInputElement && field.type === "hidden");
};

type Reply<Answer> = { redirect?: string; answer?: Answer };

async function send<Answer>(address: string, form: FormData): Promise<Reply<Answer>> {
  const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(address, { method: "POST", headers: { Accept: "application/json" }, body });
    return (await response.json()) ?? {};
  } catch {
    return {};
  }
}

/** To what has to be corrected, or to the words that say why it failed. */
function showError(form: HTMLFormElement) {
  const invalid = form.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
  const field = [...invalid].find((one) => one.getClientRects().length > 0);
  field?.focus({ preventScroll: true });
  // In the middle: the words about a field stand above or below it.
  (field ?? form.querySelector('[role="alert"]'))?.scrollIntoView({ block: "center" });
}
