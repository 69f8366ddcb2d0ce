import { TYPING_PAUSE } from "#app/shared/cities/typing-pause.ts";
import { becomeCombobox, fetchOptions } from "#app/shared/ui/form/combobox.client.ts";
import type { Suggestion } from "../suggest.ts";

/** The suggestions of a sentence box, from when somebody first comes to it. */
export function suggestIn(input: HTMLInputElement) {
  becomeCombobox<Suggestion>(input, {
    pause: TYPING_PAUSE / 2,
    find: (words, signal) => fetchOptions(`/sugestoes?q=${encodeURIComponent(words)}`, signal),
    draw({ kind, label, detail }) {
      const [name, note] = [document.createElement("span"), document.createElement("small")];
      [name.textContent, note.textContent] = [label, detail ?? kind];
      return [name, note];
    },
    choose({ href, sentence }) {
      if (href) return location.assign(href);
      input.value = sentence ?? input.value;
      input.form?.requestSubmit();
    },
  });
}
