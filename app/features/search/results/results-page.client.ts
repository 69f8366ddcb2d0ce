import { toast } from "#app/shared/toast.ts";
import { FILTERS_ID } from "../search-fields.ts";
import { showLead, showOffer } from "../search-offer.client.ts";
import { RESULTS_EVENT } from "./results-event.ts";

/* The results as they stand in the document, and as the server's page of another search has them. */

const UNREACHABLE = "Não foi possível falar com o servidor. Confira sua conexão e tente de novo.";

export function announceResults() {
  document.dispatchEvent(new Event(RESULTS_EVENT));
}

/** What opens the sheet of filters; it is replaced with the results. */
export const FILTERS_BUTTON = `#resultados [popovertarget=${FILTERS_ID}]`;

export const findResults = (page: Document = document) => page.getElementById("resultados");

/** The server's own page of a search and its address, to which the server may have led; a failure holds its words. */
export async function fetchResults(href: string, signal?: AbortSignal) {
  // A page also where the server refuses: its words are for people.
  const answer = await fetch(href, { headers: { Accept: "text/html" }, ...(signal && { signal }) });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const { pathname, search } = new URL(answer.url, location.href);
  if (findResults(page)) return { page, address: answer.redirected ? pathname + search : href };
  throw new ServerFailure(page.querySelector("[data-message]")?.textContent ?? UNREACHABLE);
}

class ServerFailure extends Error {}

/** What was shown stays. */
export function showFailure(error: unknown) {
  const description = error instanceof ServerFailure ? error.message : UNREACHABLE;
  toast({ title: "Erro ao buscar profissionais", description, variant: "destructive" });
  // A sheet of filters would cover the toast.
  showLead({ failure: description });
  announceResults();
}

export function placeResults(page: Document) {
  const fresh = findResults(page);
  showOffer(page);
  const wasOnFilters = document.activeElement?.matches(FILTERS_BUTTON);
  if (fresh) findResults()?.replaceWith(document.adoptNode(fresh));
  // What it says is no longer what is looked for.
  const sentence = document.querySelector<HTMLInputElement>("[data-suggest]");
  if (sentence) sentence.value = "";
  // Whoever has just left the sheet is still at its button.
  if (wasOnFilters) document.querySelector<HTMLElement>(FILTERS_BUTTON)?.focus({ preventScroll: true });
  document.title = page.title;
  nameLead();
  announceResults();
}

/** The button of the form leads to what is shown. */
export function nameLead() {
  showLead({ words: findResults()?.querySelector<HTMLElement>("[data-counter]")?.dataset.counter });
}

let counted: string | null = null;

/** "Buscando..." where the number stands. */
export function setSearching(isSearching: boolean) {
  const results = findResults();
  const counter = results?.querySelector("[data-counter]");
  if (!results || !counter || isSearching === Boolean(results.ariaBusy)) return;
  results.ariaBusy = isSearching ? "true" : null;
  if (isSearching) counted = counter.textContent;
  counter.textContent = isSearching ? "Buscando..." : counted;
}
