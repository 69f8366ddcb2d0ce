import { startTransition, useState } from "react";
import { useLocation } from "react-router";
import { toast } from "#app/shared/toast.ts";
import { type SearchFilters, searchHref } from "./filters.ts";
import type { FoundPage } from "./found.ts";
import { loadCardList } from "./load-results.ts";
import { continued, recallPages, rememberPages } from "./remembered-pages.ts";
import { type SearchResult, UNREACHABLE } from "./search-result.ts";

/** The first page of a search and those that "Mostrar mais" added, also after coming back from a profile. */
export function useMorePages(first: FoundPage, filters: SearchFilters) {
  const { key, pathname, search } = useLocation();
  const visit = `${key} ${pathname}${search}`;
  const [shown, setShown] = useState(() => recallPages(visit, first));
  const [isBusy, setBusy] = useState(false);
  // Asked for anew, it may end elsewhere.
  const pages = shown[0] === first ? shown : continued(first, shown);

  async function showMore() {
    const next = pages.at(-1)?.next;
    if (!next) return;
    setBusy(true);
    const { page, error } = await fetchPage(searchHref(filters, next));
    if (page) {
      startTransition(() => setShown([...pages, page]));
      rememberPages(visit, [...pages, page]);
    } else toast({ title: "Erro ao buscar profissionais", description: error, variant: "destructive" });
    setBusy(false);
  }
  return { pages, isBusy, showMore };
}

/** The same search as data: /buscar/mais takes the query of /buscar. */
async function fetchPage(href: string): Promise<SearchResult> {
  try {
    const [answer] = await Promise.all([fetch(href.replace("/buscar", "/buscar/mais")), loadCardList()]);
    return await answer.json();
  } catch {
    return { error: UNREACHABLE };
  }
}
