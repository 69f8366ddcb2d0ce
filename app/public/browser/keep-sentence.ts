const KEY = "frase";

/**
 * What was typed stays in the box above what it found, also after a reload and by Back. The address is of the filters that
 * were understood and its page everybody's, so the browser keeps the words: from the form to the page, and then with its
 * step in the history.
 */
export function keepSentence() {
  const box = document.querySelector<HTMLInputElement>("[data-suggest]");
  try {
    const typed = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (typed && location.pathname === "/buscar") history.replaceState({ ...history.state, sentence: typed }, "");
  } catch {
    // Nothing may be kept: the box is empty.
  }
  if (!box) return;
  box.value ||= history.state?.sentence ?? "";
  box.form?.addEventListener("submit", () => {
    try {
      sessionStorage.setItem(KEY, box.value);
    } catch {
      // As above.
    }
  });
}
