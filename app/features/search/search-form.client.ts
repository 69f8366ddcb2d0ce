import { TYPING_PAUSE } from "#app/shared/cities/typing-pause.ts";
import { becomeCombobox, fetchOptions } from "#app/shared/ui/form/combobox.client.ts";
import { everything, searchHref } from "./filters/filters.ts";
import { RESULTS_EVENT } from "./results/results-event.ts";
import { FILTERS_BUTTON } from "./results/results-page.client.ts";
import { focusLost, showResults } from "./results/show-results.client.ts";
import { addressFilters, fillFields, filterForm, filterSheet, readFields } from "./search-fields.ts";

/** The form as the address of its search: every change shows its results in the same document. */
export function wakeSearchForm() {
  const [form, sheet] = [filterForm(), filterSheet()];
  if (!form || !sheet) return;
  /** Where no filter differs the address stays as it is, with what it says besides: help in danger, or a later page. */
  const wanted = () => {
    const href = searchHref(readFields(form));
    return isAsked(href) ? location.pathname + location.search : href;
  };
  const isAsked = (href: string) => href === searchHref(addressFilters());
  const search = () => void showResults(wanted());
  /** While somebody types it stays one step in the history. */
  const type = () => void showResults(wanted(), { typing: "on" });
  /** The step that was being typed is what it is now. */
  const settle = () => {
    clearTimeout(typing);
    void showResults(wanted(), { typing: "over" });
  };
  let typing: ReturnType<typeof setTimeout> | undefined;
  /** However the sheet is left, what was chosen in it is searched for. */
  const leave = () => (isOpen(sheet) ? sheet.hidePopover() : settle());

  form.addEventListener("input", ({ target }) => {
    if (!isTyped(target)) return search();
    if (target.name !== "cidade") return;
    clearTimeout(typing);
    typing = setTimeout(type, TYPING_PAUSE);
  });
  form.addEventListener("focusout", ({ target }) => isTyped(target) && settle());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    leave();
  });
  form.querySelector("[data-clear]")?.addEventListener("click", (event) => {
    event.preventDefault();
    fillFields(form, everything);
    leave();
  });
  const city = form.querySelector<HTMLInputElement>("[name=cidade]");
  if (city)
    becomeCombobox<string>(city, {
      pause: TYPING_PAUSE,
      find: (words, signal) => fetchOptions(`/cidades?q=${encodeURIComponent(words)}`, signal),
      draw: (name) => [name],
      choose(name) {
        city.value = name;
        settle();
      },
    });
  sheet.addEventListener("beforetoggle", ({ newState }) => newState === "closed" && settle());
  keepBehind(sheet);

  // What was chosen before this code came, or is just being typed.
  if (!isAsked(searchHref(readFields(form)))) {
    if (isTyped(document.activeElement)) type();
    else search();
  }
}

/** Safari before 17 knows neither popovers nor the question: the filters stand in the page there. */
const isOpen = (sheet: HTMLElement) => "hidePopover" in sheet && sheet.matches(":popover-open");

/** A city and a name are typed letter by letter: they say when that is over. */
function isTyped(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type !== "checkbox";
}

/** A link of the results to a search with less or more, followed in the same document. */
export async function refine({ pathname, search }: HTMLAnchorElement) {
  const form = filterForm();
  if (form) fillFields(form, addressFilters(search));
  await showResults(pathname + search);
  // The link goes with its filter: whoever came by keyboard goes on at the number of results.
  focusLost("[data-counter]");
}

/** While the sheet is open nothing behind it is reached, by Tab or by a screen reader. */
function keepBehind(sheet: HTMLElement) {
  const keep = (isOpen: boolean) => {
    for (const part of beside(sheet)) part.inert = isOpen && part.id !== "toaster";
  };
  const follow = () => keep(isOpen(sheet));
  follow();
  // Before it closes: the browser gives the focus back to what opened it, which must be there to take it.
  sheet.addEventListener("beforetoggle", ({ newState }) => newState === "closed" && keep(false));
  sheet.addEventListener("toggle", ({ newState }) => {
    follow();
    // The button that opened it may have been replaced with the results.
    if (newState === "closed") focusLost(FILTERS_BUTTON);
  });
  // Other results are behind it, too.
  document.addEventListener(RESULTS_EVENT, follow);
}

/** All of the page that neither holds it nor is in it. */
function beside(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const siblings = [...parentElement.children].filter((it) => it instanceof HTMLElement && it !== element);
  return [...(siblings as HTMLElement[]), ...beside(parentElement)];
}
