import { useEffect, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { zodResolver } from "#app/shared/forms/zod-resolver.ts";
import type { Draft } from "./draft.ts";
import { clearDraft, loadDraft, saveDraft } from "./draft-store.client.ts";
import { emptySignUp, type SignUpValues, signUpSchema } from "./sign-up-fields.ts";

export type SignUpForm = UseFormReturn<SignUpValues>;

export const FORM_ID = "cadastro";

export function useSignUpForm(): SignUpForm {
  return useForm<SignUpValues>({
    defaultValues: { ...emptySignUp, ...typedAlready() },
    resolver: zodResolver(signUpSchema),
    mode: "onTouched",
    shouldFocusError: false,
  });
}

/** What somebody typed while the page's code was still on its way. */
function typedAlready() {
  const form = typeof document === "undefined" ? undefined : document.querySelector<HTMLFormElement>(`form#${FORM_ID}`);
  if (!form) return {};
  const typed = new FormData(form);
  const blank: Record<string, unknown> = emptySignUp;
  const names = [...typed.keys()].filter((name) => name in blank && typed.get(name));
  return Object.fromEntries(
    names.map((name) => [name, Array.isArray(blank[name]) ? typed.getAll(name) : typed.get(name)]),
  );
}

/** Keeps a draft in the browser. `draft` is undefined until the browser has been asked, and null when there is none. */
export function useDraft(form: SignUpForm, awaitsProfile: boolean) {
  const [draft, setDraft] = useState<Draft | null>();

  useEffect(() => {
    const found = loadDraft();
    if (found) form.reset({ ...emptySignUp, ...found.values, ...typedValues(form) });
    setDraft(found ?? null);
  }, [form]);

  const isRead = draft !== undefined;
  useEffect(() => {
    if (!isRead) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(values, awaitsProfile),
    });
  }, [form, isRead, awaitsProfile]);

  function discard() {
    form.reset(emptySignUp);
    clearDraft();
    setDraft(null);
  }
  return { draft, discard };
}

function typedValues(form: SignUpForm) {
  const blank: Record<string, unknown> = emptySignUp;
  const isTyped = ([name, value]: [string, unknown]) => value && String(value) !== String(blank[name]);
  return Object.fromEntries(Object.entries(form.getValues()).filter(isTyped));
}
