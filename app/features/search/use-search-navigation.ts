import { type RefObject, useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { parseSearchFilters, searchHref } from "./filters.ts";

/** Marks the addresses that came from the form itself, which then must not be filled in again. */
const FROM_FORM = { fromForm: true };

/** The form as the address of its search: every change navigates, and the newest navigation wins. */
export function useSearchNavigation(form: RefObject<HTMLFormElement | null>) {
  const navigate = useNavigate();
  const location = useLocation();
  // Changes when the filters came from elsewhere (a link, the back button): the fields are then drawn anew.
  const [fieldsKey, setFieldsKey] = useState(location.key);
  if (fieldsKey !== location.key && !location.state?.fromForm) setFieldsKey(location.key);

  function search() {
    if (!form.current) return;
    const filters = parseSearchFilters(formParams(form.current));
    void navigate(searchHref(filters), { replace: true, preventScrollReset: true, state: FROM_FORM });
  }

  // What was chosen before the scripts arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up
  useEffect(() => {
    if (!form.current) return;
    const chosen = searchHref(parseSearchFilters(formParams(form.current)));
    if (chosen !== searchHref(parseSearchFilters(new URLSearchParams(location.search)))) search();
  }, []);

  return { search, fieldsKey };
}

/** True while the results of another search are on their way. */
export function useIsSearching() {
  const { location } = useNavigation();
  return location?.pathname === "/buscar";
}

function formParams(form: HTMLFormElement) {
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(texts);
}
