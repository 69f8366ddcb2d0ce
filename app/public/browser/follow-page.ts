import { relativeWords } from "#app/features/availability/relative-words.ts";
import { RESULTS_EVENT } from "#app/features/search/results/results-event.ts";
import { follow } from "#app/shared/backend/follow-topic.ts";
import { formatElsewhere } from "#app/shared/when.ts";
import { wakeIslands } from "./wake-islands.ts";

let isBegun = false;

/** Keeps an open page current: the parts of it that change by themselves, the next times on each card, "há 2 min". */
export function followPage() {
  if (isBegun) return;
  isBegun = true;
  const topic = document.querySelector<HTMLElement>("[data-topic]")?.dataset.topic;
  if (topic) follow(topic, () => void refreshParts());
  showElsewhere(document);
  followCards();
  for (const part of document.querySelectorAll("[data-later]")) nearing.observe(part);
  document.addEventListener(RESULTS_EVENT, followCards);
  setInterval(showTime, 30_000);
}

/** What kept pages are dropped by is heard by the server a moment after we hear it. */
const moment = 400;

/** The same page once more: every part that says `data-live` and differs is replaced. */
async function refreshParts(): Promise<void> {
  await new Promise((passed) => setTimeout(passed, moment));
  const { search } = location;
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  // Somebody has turned to another week meanwhile, which this one must not replace.
  if (search !== location.search) return refreshParts();
  for (const fresh of page.querySelectorAll("[data-live]")) {
    const old = document.getElementById(fresh.id);
    if (!old || asServed(old) === asServed(fresh)) continue;
    keepState(old, fresh);
    old.replaceChildren(...document.adoptNode(fresh).childNodes);
    wakeIslands(old);
  }
  showElsewhere(document);
}

/** Without what somebody has unfolded, or a script has written, meanwhile. */
function asServed(part: Element) {
  const copy = part.cloneNode(true) as Element;
  for (const details of copy.querySelectorAll("details")) details.open = false;
  for (const words of copy.querySelectorAll("[data-elsewhere], [data-ago]")) words.replaceChildren();
  return copy.innerHTML;
}

/** What is unfolded and chosen stays so where it is still there. */
function keepState(old: Element, fresh: Element) {
  const unfolded = [...old.querySelectorAll("details")];
  for (const [index, details] of fresh.querySelectorAll("details").entries())
    details.open = unfolded[index]?.open ?? false;
  for (const { name, value } of old.querySelectorAll<HTMLInputElement>("input:checked")) {
    const same = fresh.querySelector<HTMLInputElement>(
      `input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`,
    );
    if (same) same.checked = true;
  }
}

const seen = new WeakSet<Element>();
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    const times = target.querySelector<HTMLElement>("[data-times]");
    if (times) followCard(times);
  }
});

/** Each from the moment when its card comes into view. */
function followCards() {
  for (const line of document.querySelectorAll("[data-times]")) {
    const card = line.closest("article");
    if (!card || seen.has(card)) continue;
    seen.add(card);
    observer.observe(card);
  }
}

/** A time that somebody takes while the list is looked at gives way to the next. */
function followCard(times: HTMLElement) {
  const id = times.dataset.times;
  const refresh = async () => {
    if (!times.isConnected) return end();
    // Of the days that the search asks for which found it.
    const search = times.closest<HTMLElement>("[data-search]")?.dataset.search ?? location.search;
    const asked = new URLSearchParams(search.split("?")[1]);
    const days = ["dia", "periodo"].map((name) => `&${name}=${encodeURIComponent(asked.get(name) ?? "")}`);
    const response = await fetch(`/profissional/${id}/horarios?cartao${days.join("")}`).catch(() => undefined);
    if (!response?.ok) return;
    const { body } = new DOMParser().parseFromString(await response.text(), "text/html");
    times.hidden = !body.hasChildNodes();
    times.replaceChildren(...body.childNodes);
  };
  // What was drawn seconds ago is no reason to ask, for a list of twenty; what comes back may be older, and asks whether or
  // not a live connection is to be had.
  const isOld = times.closest("[data-old]") !== null;
  const end = follow(`availability:${id}`, refresh, { asksWhenJoined: isOld });
  if (isOld) void refresh();
}

const nearing = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      nearing.unobserve(target);
      void showPart(target as HTMLElement);
    }
  },
  { rootMargin: "50%" },
);

/** What stands on a page of its own, in the place of the link to it. */
async function showPart(part: HTMLElement) {
  const answer = await fetch(part.dataset.later ?? "").catch(() => undefined);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById(part.id);
  if (fresh) part.replaceWith(document.adoptNode(fresh));
  else part.remove();
}

function showTime() {
  for (const note of document.querySelectorAll<HTMLTimeElement>("time[data-ago]"))
    note.textContent = `Atualizado ${relativeWords(new Date(note.dateTime), new Date())}`;
}

/** Beside a time on the professional's clock: the same on this browser's, where that shows something else. */
function showElsewhere(root: ParentNode) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const place of root.querySelectorAll<HTMLElement>("[data-elsewhere]")) {
    const { elsewhere = "", zone = "" } = place.dataset;
    const words = formatElsewhere(new Date(elsewhere), zone, own);
    place.textContent = words ? `Para você: ${words}.` : "";
  }
}
