/** Another week in its place: on a profile the server draws it, in a form it is there already. */

const WEEK_ID = "proximos-horarios";

/** Only what changes is replaced; the address follows, so that a reload, and what changes by itself, show the same week. */
export async function fetchWeek(link: HTMLAnchorElement) {
  const answer = await fetch(link.href);
  if (!answer.ok) throw new Error("no week");
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [old, fresh] = [document.getElementById(WEEK_ID), page.getElementById(WEEK_ID)];
  if (!old || !fresh) throw new Error("no week");
  old.replaceChildren(...document.adoptNode(fresh).childNodes);
  history.replaceState(history.state, "", link.href.replace(/#.*/, ""));
  focusTurn(old, link.rel);
}

/** The address decides which one shows; the reader stays where they are. */
export async function showWeek(link: HTMLAnchorElement) {
  const { scrollX, scrollY } = window;
  location.replace(link.hash);
  scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  focusTurn(document.querySelector(link.hash), link.rel);
}

/** On with the same key, or with the other where there is no further week. */
function focusTurn(week: Element | null, rel: string) {
  const turns = [...(week?.querySelectorAll<HTMLAnchorElement>("a[data-act][rel]") ?? [])];
  (turns.find((turn) => turn.rel === rel) ?? turns[0])?.focus({ preventScroll: true });
}
