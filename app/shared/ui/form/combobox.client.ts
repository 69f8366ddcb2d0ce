/* WAI-ARIA's editable combobox with list autocomplete, for a text field of a document. The focus stays in the text. */

export type Combobox<Option> = {
  /** Milliseconds without a key before what was typed is looked up. */
  pause: number;
  /** What stands in an option. */
  draw: (option: Option) => (Node | string)[];
  find: (words: string, signal: AbortSignal) => Promise<Option[]>;
  choose: (option: Option) => void;
};

const ready = new WeakSet<HTMLInputElement>();

/** Once for each field; its list is the element that it controls. */
export function becomeCombobox<Option>(input: HTMLInputElement, { pause, draw, find, choose }: Combobox<Option>) {
  const list = document.getElementById(input.getAttribute("aria-controls") ?? "");
  if (ready.has(input) || !list) return;
  ready.add(input);

  let options: Option[] = [];
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let question: AbortController | undefined;

  function show(found: Option[]) {
    options = found;
    list?.replaceChildren(...found.map(drawOption));
    if (list) list.hidden = found.length === 0;
    input.ariaExpanded = String(found.length > 0);
    mark(-1);
    // On a low screen the list may be below what is seen.
    if (found.length > 0) list?.scrollIntoView({ block: "nearest" });
  }

  function mark(index: number) {
    active = index;
    for (const [place, option] of [...(list?.children ?? [])].entries()) option.ariaSelected = String(place === index);
    if (index < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", `${input.id}-${index}`);
    list?.children[index]?.scrollIntoView({ block: "nearest" });
  }

  function drawOption(option: Option, index: number) {
    const element = document.createElement("div");
    element.id = `${input.id}-${index}`;
    element.role = "option";
    element.className = "suggestion";
    element.append(...draw(option));
    element.addEventListener("click", () => take(option));
    return element;
  }

  function take(option: Option | undefined) {
    close();
    if (option !== undefined) choose(option);
  }

  function close() {
    clearTimeout(timer);
    question?.abort();
    show([]);
  }

  async function look() {
    question?.abort();
    question = new AbortController();
    const { signal } = question;
    const words = input.value.trim();
    if (words.length < 2) return show([]);
    try {
      const found = await find(words, signal);
      if (!signal.aborted && document.activeElement === input) show(found);
    } catch {
      // Suggestions are a convenience: what was typed counts all the same.
    }
  }

  function lookSoon() {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pause);
  }

  input.addEventListener("input", lookSoon);
  input.addEventListener("blur", close);
  // Keeps the focus in the text, whose blur would close the list before the click.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  input.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (options.length === 0) return event.key === "ArrowDown" ? lookSoon() : undefined;
    // One place before the first stands for the text itself.
    const count = options.length + 1;
    if (step) mark(((active + 1 + step + count) % count) - 1);
    else if (event.key === "Enter" && active >= 0) take(options[active]);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  });
  // What was typed before this came.
  if (input.value !== input.defaultValue) lookSoon();
}

/** The JSON of an address; nothing where it fails. */
export async function fetchOptions<Option>(address: string, signal: AbortSignal): Promise<Option[]> {
  const answer = await fetch(address, { signal });
  return answer.ok ? await answer.json() : [];
}
