import {
  fetchResults,
  findResults,
  placeResults,
  RESULTS_EVENT,
  setSearching,
  tellFailure,
} from "./results-page.client.ts";

/**
 * Another search in the same document: the server's page of it is put in place, with title and address. Each settled
 * change is a step in the history, which Back undoes; what somebody types letter by letter is one step.
 */

type Step = { key: string; isTyping?: boolean };
type Snapshot = { html: string; title: string; top: number };

const mostSnapshots = 20;
const snapshots = new Map<string, Snapshot>();
const returning = new Set<() => void>();
let question: AbortController | undefined;
let current: Step | undefined;

export async function showResults(href: string, { isTyping = false } = {}) {
  const here = begin();
  const own = ask();
  if (href === location.pathname + location.search) return setSearching(false);
  setSearching(true);
  try {
    const page = await fetchResults(href, own.signal);
    if (own.signal.aborted) return;
    remember();
    const isSameStep = isTyping && here.isTyping;
    const step: Step = { key: isSameStep ? here.key : crypto.randomUUID(), isTyping };
    if (isSameStep) history.replaceState(step, "", href);
    else history.pushState(step, "", href);
    current = step;
    placeResults(page);
  } catch (error) {
    if (own.signal.aborted) return;
    setSearching(false);
    tellFailure(error);
    // The connection is what fails most: what was asked for comes when it is back.
    addEventListener("online", () => own === question && void showResults(href, { isTyping }), { once: true });
  }
}

/** Calls back when Back or Forward have led to another search. */
export function onReturn(work: () => void) {
  begin();
  returning.add(work);
  return () => void returning.delete(work);
}

/** A new question: the answers of older ones are dropped when they come. */
function ask() {
  question?.abort();
  question = new AbortController();
  return question;
}

/** Once, with the first search: what the document itself came with is the step before it. */
function begin(): Step {
  if (current) return current;
  current = stepOf(history.state);
  addEventListener("popstate", ({ state }) => void goBack(state));
  addEventListener("pagehide", keepForReturn);
  return current;
}

async function goBack(state: Partial<Step> | null) {
  if (location.pathname !== "/buscar") return;
  const own = ask();
  remember();
  current = stepOf(state);
  for (const work of returning) work();
  const known = snapshots.get(current.key);
  if (known) return restore(known);
  setSearching(true);
  try {
    const page = await fetchResults(location.pathname + location.search, own.signal);
    if (!own.signal.aborted) placeResults(page);
  } catch {
    // A whole page says what is wrong, and offers to try again.
    if (!own.signal.aborted) location.reload();
  }
}

function stepOf(state: Partial<Step> | null): Step {
  return { ...state, key: state?.key ?? "start" };
}

function remember() {
  setSearching(false);
  const results = findResults();
  if (!results || !current) return;
  snapshots.set(current.key, { html: results.innerHTML, title: document.title, top: scrollY });
  const [oldest] = snapshots.keys();
  if (snapshots.size > mostSnapshots && oldest) snapshots.delete(oldest);
}

function restore({ html, title, top }: Snapshot) {
  const results = findResults();
  if (!results) return;
  results.innerHTML = html;
  results.ariaBusy = null;
  document.title = title;
  document.dispatchEvent(new Event(RESULTS_EVENT));
  scrollTo({ top, behavior: "instant" });
}

const LEFT = "search-left";
const freshFor = 20 * 60_000;

/** On the way to another document: a browser that does not keep this one alive finds it again as it was. */
function keepForReturn() {
  const results = findResults();
  if (!results || !current) return;
  const key = current.key === "start" ? crypto.randomUUID() : current.key;
  const left = { key, at: Date.now(), html: results.innerHTML, top: scrollY };
  try {
    history.replaceState({ ...history.state, key }, "");
    current = { ...current, key };
    sessionStorage.setItem(LEFT, JSON.stringify(left));
  } catch {
    // Too much, or nothing may be kept: the first page comes again.
  }
}

export function restoreLeft() {
  try {
    const left = JSON.parse(sessionStorage.getItem(LEFT) ?? "null");
    const isHere = left && left.key === history.state?.key && Date.now() - left.at < freshFor;
    if (isHere) restore({ html: left.html, title: document.title, top: left.top });
    begin();
  } catch {
    // As above.
  }
}

/** "Mostrar mais": the cards of the next page under those that are here. */
export async function showMore(button: HTMLButtonElement) {
  begin();
  if (button.ariaBusy) return;
  const label = button.textContent;
  button.ariaBusy = "true";
  button.textContent = "Buscando...";
  try {
    appendResults(await fetchResults(button.dataset.href ?? ""), button);
  } catch (error) {
    tellFailure(error);
  } finally {
    button.ariaBusy = null;
    button.textContent = label;
  }
}

function appendResults(page: Document, button: HTMLButtonElement) {
  const results = findResults();
  const cards = [...page.querySelectorAll("[data-cards] > li")];
  results?.querySelector("[data-cards]")?.append(...cards);
  const progress = results?.querySelector<HTMLElement>("[data-progress]");
  if (progress) {
    const [, total] = progress.textContent?.split(" de ") ?? [];
    const shown = Number(progress.dataset.progress) + cards.length;
    progress.dataset.progress = String(shown);
    progress.textContent = `Mostrando ${shown.toLocaleString("pt-BR")} de ${total}`;
  }
  const next = page.querySelector<HTMLElement>('[data-act="more"]')?.dataset.href;
  if (next) button.dataset.href = next;
  else button.remove();
  document.dispatchEvent(new Event(RESULTS_EVENT));
  // Whoever asked for more by keyboard goes on reading at the first new card.
  cards[0]?.querySelector("a")?.focus({ preventScroll: true });
}
