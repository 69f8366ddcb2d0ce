import { TYPING_PAUSE } from "#app/shared/cities/typing-pause.ts";
import type { Suggestion } from "./suggest.ts";

/* The suggestions of a sentence box: WAI-ARIA's editable combobox with list autocomplete. The focus stays in the text. */

const ready = new WeakSet<HTMLInputElement>();

/** Once for each box, when somebody first comes to it. */
export function suggestIn(input: HTMLInputElement) {
  const list = document.getElementById(input.getAttribute("aria-controls") ?? "");
  if (ready.has(input) || !list) return;
  ready.add(input);

  let suggestions: Suggestion[] = [];
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let question: AbortController | undefined;

  function show(found: Suggestion[]) {
    suggestions = found;
    list?.replaceChildren(...found.map(drawOption));
    if (list) list.hidden = found.length === 0;
    input.ariaExpanded = String(found.length > 0);
    mark(-1);
  }

  function mark(index: number) {
    active = index;
    for (const [place, option] of [...(list?.children ?? [])].entries()) option.ariaSelected = String(place === index);
    if (index < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", `${input.id}-${index}`);
    list?.children[index]?.scrollIntoView({ block: "nearest" });
  }

  function drawOption({ kind, label, detail }: Suggestion, index: number) {
    const option = document.createElement("div");
    option.id = `${input.id}-${index}`;
    option.role = "option";
    option.className = "suggestion";
    const [name, note] = [document.createElement("span"), document.createElement("small")];
    [name.textContent, note.textContent] = [label, detail ?? kind];
    option.append(name, note);
    option.addEventListener("click", () => choose(index));
    return option;
  }

  function choose(index: number) {
    const { href, sentence } = suggestions[index] ?? {};
    close();
    if (href) return location.assign(href);
    input.value = sentence ?? input.value;
    input.form?.requestSubmit();
  }

  function close() {
    clearTimeout(timer);
    question?.abort();
    show([]);
  }

  async function look() {
    question?.abort();
    question = new AbortController();
    const words = input.value;
    if (words.trim().length < 2) return show([]);
    try {
      const answer = await fetch(`/sugestoes?q=${encodeURIComponent(words)}`, { signal: question.signal });
      if (answer.ok && document.activeElement === input) show(await answer.json());
    } catch {
      // Without suggestions the sentence is understood all the same.
    }
  }

  function lookSoon() {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), TYPING_PAUSE / 2);
  }

  input.addEventListener("input", lookSoon);
  input.addEventListener("blur", close);
  // Keeps the focus in the text, whose blur would close the list before the click.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  input.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (suggestions.length === 0) return event.key === "ArrowDown" ? lookSoon() : undefined;
    // One place before the first stands for the text itself.
    const count = suggestions.length + 1;
    if (step) mark(((active + 1 + step + count) % count) - 1);
    else if (event.key === "Enter" && active >= 0) choose(active);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  });
  // What was typed before this came.
  if (input.value) lookSoon();
}
