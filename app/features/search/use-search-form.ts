import { type RefObject, useEffect } from "react";
import { type SearchFilters, searchHref } from "./filters.ts";
import { addressFilters, fillFields, readFields } from "./search-fields.ts";
import { showResults } from "./show-results.client.ts";

/** The form as the address of its search: every change shows its results. */
export function useSearchForm(form: RefObject<HTMLFormElement | null>) {
  const wanted = () => searchHref(form.current ? readFields(form.current) : addressFilters());
  const search = () => void showResults(wanted());

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island wakes
  useEffect(() => {
    // What was chosen before that.
    if (wanted() !== searchHref(addressFilters())) search();
  }, []);

  return {
    search,
    /** While somebody types it stays one step in the history. */
    type: () => void showResults(wanted(), { isTyping: true }),
    show(filters: SearchFilters) {
      if (form.current) fillFields(form.current, filters);
      search();
    },
  };
}
