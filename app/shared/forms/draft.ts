/** What was typed and not saved, kept by the tab until it closes: a reload or a wrong click loses nothing. */
export function readDraft<Draft>(key: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(key: string, draft: unknown) {
  try {
    if (draft === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser without storage still edits.
  }
}
