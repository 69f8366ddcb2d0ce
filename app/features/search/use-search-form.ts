import { type RefObject, useEffect } from "react";
import { type SearchFilters, searchHref } from "./filters.ts";
import { showResults } from "./results/show-results.client.ts";
import { addressFilters, fillFields, readFields } from "./search-fields.ts";

/** The form as the address of its search: every change shows its results. */
export function useSearchForm(form: RefObject<HTMLFormElement | null>) {
  const wanted = () => searchHref(form.current ? readFields(form.current) : addressFilters());
  const search = () => void showResults(wanted());

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island wakes
  useEffect(() => {
    // What was chosen before that, or is just being typed.
    const isTyping = document.activeElement?.matches("input[name=cidade]");
    if (wanted() !== searchHref(addressFilters())) void showResults(wanted(), isTyping ? { typing: "on" } : {});
  }, []);

  return {
    search,
    /** While somebody types it stays one step in the history. */
    type: () => void showResults(wanted(), { typing: "on" }),
    /** The step that was being typed is what it is now. */
    settle: () => void showResults(wanted(), { typing: "over" }),
    show(filters: SearchFilters) {
      if (form.current) fillFields(form.current, filters);
      search();
    },
  };
}
