import { type RefObject, useEffect, useState } from "react";
import { type SearchFilters, searchHref } from "./filters.ts";
import type { OfferedChoices } from "./offered-choices.ts";
import { RESULTS_EVENT } from "./results/results-event.ts";
import type { ResultsEvent } from "./results/results-page.client.ts";
import { showResults } from "./results/show-results.client.ts";
import { addressFilters, fillFields, readFields } from "./search-fields.ts";

/** Where the focus was is gone. */
export function focusLost(selector: string) {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

type Shown = {
  choices: OfferedChoices;
  /** "Ver 12 profissionais": what the button of the sheet leads to; undefined before the first search. */
  words?: string | undefined;
  failure?: string | undefined;
};

/** The form as the address of its search: every change shows its results, and they say what there is to choose then. */
export function useSearchForm(form: RefObject<HTMLFormElement | null>, choices: OfferedChoices) {
  const [shown, setShown] = useState<Shown>({ choices });
  const wanted = () => searchHref(form.current ? readFields(form.current) : addressFilters());
  const search = () => void showResults(wanted());
  const show = (filters: SearchFilters) => {
    if (form.current) fillFields(form.current, filters);
    search();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island wakes
  useEffect(() => {
    // What was chosen before that, or is just being typed.
    const isTyping = document.activeElement?.matches("input[name=cidade], input[name=nome]");
    if (wanted() !== searchHref(addressFilters())) void showResults(wanted(), isTyping ? { typing: "on" } : {});

    const follow = ({ detail }: ResultsEvent) =>
      setShown(({ choices: before }) => ({
        choices: detail.choices ?? before,
        words: detail.words,
        failure: detail.failure,
      }));
    // A filter that is left out by a link of the results is left out here, in the same document.
    const refine = (event: globalThis.MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-refine]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !form.current) return;
      event.preventDefault();
      fillFields(form.current, addressFilters(link.search));
      // The link goes with its filter: whoever came by keyboard goes on at the number of results.
      void showResults(link.pathname + link.search).then(() => focusLost("[data-counter]"));
    };
    document.addEventListener(RESULTS_EVENT, follow);
    document.addEventListener("click", refine);
    return () => {
      document.removeEventListener(RESULTS_EVENT, follow);
      document.removeEventListener("click", refine);
    };
  }, []);

  return {
    search,
    show,
    shown,
    /** While somebody types it stays one step in the history. */
    type: () => void showResults(wanted(), { typing: "on" }),
    /** The step that was being typed is what it is now. */
    settle: () => void showResults(wanted(), { typing: "over" }),
  };
}
