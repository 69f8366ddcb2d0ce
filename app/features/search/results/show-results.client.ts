import { addressFilters, fillFields, filterForm } from "../search-fields.ts";
import { keepOffer, showOffer } from "../search-offer.client.ts";
import { foundWords, seeWords } from "./found.ts";
import {
  announceResults,
  fetchResults,
  findResults,
  nameLead,
  placeResults,
  setSearching,
  showFailure,
} from "./results-page.client.ts";
import { findPlace, goToPlace, type Place } from "./results-place.client.ts";

/**
 * Another search in the same document: the server's page of it is put in place, with title and address. Each settled
 * change is a step in the history, which Back undoes; what somebody types letter by letter is one step.
 */

type Step = { key: string; isTyping?: boolean };
/** The step that is shown, and its address without what a link within the page adds to it. */
type Shown = Step & { address: string };
type Snapshot = { html: string; offer: string; title: string; place: Place };

const mostSnapshots = 20;
const snapshots = new Map<string, Snapshot>();
let question: AbortController | undefined;
let current: Shown | undefined;
/** The current step's page is on its way: what is shown until then is another's, and not to be remembered as its own. */
let isAwaited = false;
const address = () => location.pathname + location.search;

/** Of a field that is typed letter by letter: `on` while somebody does, `over` once it is chosen, sent or left. */
type Typing = "on" | "over";

export async function showResults(href: string, { typing }: { typing?: Typing } = {}) {
  const here = begin();
  const own = ask();
  if (href === here.address) return isAwaited ? showStep(here) : stay(here, typing);
  setSearching(true);
  try {
    const { page, address: led } = await fetchResults(href, own.signal);
    if (own.signal.aborted) return;
    remember();
    const isSameStep = typing !== undefined && here.isTyping;
    const step: Step = { key: isSameStep ? here.key : crypto.randomUUID(), isTyping: typing === "on" };
    if (isSameStep) history.replaceState(step, "", led);
    else history.pushState(step, "", led);
    current = { ...step, address: led };
    place(page);
    markTyping(typing === "on");
    // A CEP has become its city.
    if (led !== href) fillForm();
  } catch (error) {
    if (own.signal.aborted) return;
    setSearching(false);
    showFailure(error);
    // The connection is what fails most: what was asked for comes when it is back.
    addEventListener("online", () => own === question && void showResults(href, { ...(typing && { typing }) }), {
      once: true,
    });
  }
}

/** Where the focus was is gone. */
export function focusLost(selector: string) {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

/** What was typed is there already; when that is over, the next word is a step of its own. */
function stay(here: Shown, typing: Typing | undefined) {
  setSearching(false);
  markTyping(typing === "on");
  if (typing !== "over" || !here.isTyping) return;
  current = { ...here, isTyping: false };
  history.replaceState({ ...history.state, isTyping: false }, "");
}

function markTyping(isTyping: boolean) {
  findResults()?.toggleAttribute("data-typing", isTyping);
}

/** A new question: the answers of older ones are dropped when they come. */
function ask() {
  question?.abort();
  question = new AbortController();
  return question;
}

/** Once, with the first search: what the document itself came with is the step before it. */
function begin(): Shown {
  if (current) return current;
  current = stepOf(history.state);
  addEventListener("popstate", ({ state }) => void goBack(state));
  addEventListener("pagehide", keepForReturn);
  return current;
}

async function goBack(state: Partial<Step> | null) {
  const next = stepOf(state);
  // A link within the page, such as the one past the bar, leads to no other search.
  const isSame = state ? next.key === current?.key : next.address === current?.address;
  if (isSame || location.pathname !== "/buscar") return;
  remember();
  await showStep(next);
}

async function showStep(next: Shown) {
  const own = ask();
  current = next;
  fillForm();
  const known = snapshots.get(next.key);
  if (known) return restore(known);
  setSearching(true);
  isAwaited = true;
  try {
    const { page } = await fetchResults(next.address, own.signal);
    if (own.signal.aborted) return;
    place(page);
    fillForm();
  } catch {
    // A whole page says what is wrong, and offers to try again.
    if (!own.signal.aborted) location.reload();
  }
}

function place(page: Document) {
  placeResults(page);
  isAwaited = false;
}

function fillForm() {
  const form = filterForm();
  if (form) fillFields(form, addressFilters());
}

function stepOf(state: Partial<Step> | null): Shown {
  return { ...state, key: state?.key ?? "start", address: address() };
}

function remember() {
  const snapshot = takeSnapshot();
  if (!snapshot || !current) return;
  snapshots.set(current.key, snapshot);
  const [oldest] = snapshots.keys();
  if (snapshots.size > mostSnapshots && oldest) snapshots.delete(oldest);
}

/** As it is when nothing is on its way. */
function takeSnapshot(): Snapshot | undefined {
  setSearching(false);
  const results = findResults();
  if (!results || isAwaited) return undefined;
  const more = results.querySelector<HTMLButtonElement>('[data-act="more"]');
  if (more) setAsking(more, false);
  return { html: results.innerHTML, offer: keepOffer(), title: document.title, place: findPlace() };
}

function restore({ html, offer, title, place }: Snapshot) {
  const results = findResults();
  if (!results) return;
  results.innerHTML = html;
  results.ariaBusy = null;
  isAwaited = false;
  results.dataset.old = "";
  document.title = title;
  showOffer(new DOMParser().parseFromString(offer, "text/html"));
  fillForm();
  nameLead();
  announceResults();
  goToPlace(place);
}

const LEFT = "search-left";
type Left = Snapshot & { key: string; at: number };
const freshFor = 20 * 60_000;

/** On the way to another document: a browser that does not keep this one alive finds it again as it was. */
function keepForReturn() {
  const snapshot = takeSnapshot();
  if (!snapshot || !current) return;
  const key = current.key === "start" ? crypto.randomUUID() : current.key;
  const left: Left = { ...snapshot, key, at: Date.now() };
  try {
    history.replaceState({ ...history.state, key }, "");
    current = { ...current, key };
    sessionStorage.setItem(LEFT, JSON.stringify(left));
  } catch {
    // Too much, or nothing may be kept: the first page comes again.
  }
}

type Navigation = { name?: string; type?: string; redirectCount?: number };

/** In a document that came anew at a step of before, by Back or by a reload: the other steps are there, too. */
export function resume({ name = "", type, redirectCount }: Navigation = {}) {
  const here = begin();
  // Back was pressed once more before anything here listened: the page is still of the step that it came with.
  const isOther = name.split("#")[0] !== location.origin + here.address;
  if (isOther && redirectCount === 0) return showStep(here);
  try {
    const left: Left | null = JSON.parse(sessionStorage.getItem(LEFT) ?? "null");
    const isHere = left && left.key === history.state?.key && Date.now() - left.at < freshFor;
    if (type === "back_forward" && isHere) restore(left);
  } catch {
    // As above.
  }
}

/** "Mostrar mais": the cards of the next page under those that are here. */
export async function showMore(button: HTMLButtonElement) {
  begin();
  if (button.ariaBusy) return;
  setAsking(button, true);
  try {
    const { page } = await fetchResults(button.dataset.href ?? "");
    // Another list may be here by now.
    if (button.isConnected) appendResults(page, button);
  } catch (error) {
    showFailure(error);
  } finally {
    setAsking(button, false);
  }
}

function setAsking(button: HTMLButtonElement, isAsking: boolean) {
  button.ariaBusy = isAsking ? "true" : null;
  button.textContent = isAsking ? "Buscando..." : "Mostrar mais";
}

function appendResults(page: Document, button: HTMLButtonElement) {
  const results = findResults();
  const cards = [...page.querySelectorAll("[data-cards] > li")];
  results?.querySelector("[data-cards]")?.append(...cards);
  const progress = results?.querySelector<HTMLElement>("[data-progress]");
  if (progress) {
    const shown = Number(progress.dataset.progress) + cards.length;
    progress.dataset.progress = String(shown);
    const words = progress.textContent ?? "";
    progress.textContent = words.replace(/^Mostrando [\d.]+/, `Mostrando ${shown.toLocaleString("pt-BR")}`);
  }
  const next = page.querySelector<HTMLElement>('[data-act="more"]')?.dataset.href;
  if (next) button.dataset.href = next;
  else button.remove();
  if (results) recount(results, Boolean(next));
  announceResults();
  // Whoever asked for more by keyboard goes on reading at the first new card.
  cards[0]?.querySelector("a")?.focus({ preventScroll: true });
}

/** "Mais de 20" is said of what nobody has counted: cards that are here are counted. */
function recount(results: HTMLElement, isMore: boolean) {
  const counter = results.querySelector<HTMLElement>("[data-least]");
  const total = results.querySelectorAll("[data-cards] > li").length;
  if (!counter || total < Number(counter.dataset.least)) return;
  counter.textContent = foundWords({ total, isMore });
  counter.dataset.counter = seeWords({ total, isMore });
  nameLead();
}
