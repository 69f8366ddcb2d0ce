import { readDraft, writeDraft } from "./draft.ts";
import type { SignUpValues } from "./sign-up-fields.ts";

const KEY = "betesda-cadastro";

/* A browser may refuse storage (private windows, full disks): the form works without. */

export function loadDraft() {
  try {
    const draft = readDraft(localStorage.getItem(KEY), new Date());
    if (!draft) localStorage.removeItem(KEY);
    return draft;
  } catch {
    return undefined;
  }
}

export function saveDraft(values: SignUpValues, awaitsProfile: boolean) {
  try {
    localStorage.setItem(KEY, writeDraft(values, awaitsProfile, new Date()));
  } catch {
    // Nothing to do: the page itself still holds what was typed.
  }
}

export function clearDraft() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was none then.
  }
}
