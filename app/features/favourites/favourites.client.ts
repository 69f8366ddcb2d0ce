import { toast } from "#app/shared/toast.ts";
import {
  isSameList,
  keepWords,
  listHref,
  MOST_COMPARED,
  MOST_FAVOURITES,
  mergeLists,
  readKept,
  readList,
  removeWords,
} from "./favourite-list.ts";
import { FAVOURITES_KEY } from "./favourites-key.ts";

/* The favourites of this browser: hearts, their count, and the page that shows them. No React, and nothing of it is
   fetched before there is a favourite or a click. */

function kept() {
  try {
    return readKept(localStorage.getItem(FAVOURITES_KEY));
  } catch {
    return [];
  }
}

/** False where the browser keeps nothing, or has no room: then nothing has changed. */
function keep(ids: readonly string[]) {
  try {
    if (ids.length > 0) localStorage.setItem(FAVOURITES_KEY, JSON.stringify(ids));
    else localStorage.removeItem(FAVOURITES_KEY);
    return true;
  } catch {
    toast({
      title: "Não foi possível guardar",
      description: "O navegador não deixa este site guardar nada, ou está sem espaço.",
      variant: "destructive",
    });
    return false;
  }
}

export function toggleFavourite({ dataset: { id = "", name = "" } }: HTMLElement) {
  // Read anew: another tab may have changed them.
  const own = kept();
  if (own.includes(id)) {
    if (keep(own.filter((other) => other !== id))) toast({ title: "Tirado dos favoritos", description: name });
  } else if (own.length >= MOST_FAVOURITES) {
    toast({
      title: `São no máximo ${MOST_FAVOURITES} favoritos`,
      description: "Tire alguém da lista para guardar mais.",
      variant: "destructive",
    });
  } else if (keep([...own, id])) {
    toast({ title: "Guardado nos favoritos", description: `${name}, só neste navegador.` });
  }
  showFavourites();
}

export function showFavourites() {
  const own = new Set(kept());
  for (const heart of document.querySelectorAll<HTMLButtonElement>('[data-act="favourite"]')) {
    const { id = "", name = "" } = heart.dataset;
    const isKept = own.has(id);
    heart.ariaPressed = String(isKept);
    heart.ariaLabel = isKept ? removeWords(name) : keepWords(name);
  }
  for (const count of document.querySelectorAll<HTMLElement>("[data-favourite-count]")) {
    count.hidden = own.size === 0;
    const [number] = count.children;
    if (number) number.textContent = String(own.size);
  }
  const list = findList();
  if (list) showList(list, [...own]);
}

const findList = () => document.querySelector<HTMLElement>("[data-list]");
const listed = () => readList(new URL(location.href).searchParams.getAll("lista")).ids;

/** The page of favourites is the same for everybody: whose list it shows is known only here. */
function showList(list: HTMLElement, own: readonly string[]) {
  const shown = listed();
  const isAsked = new URL(location.href).searchParams.has("lista");
  if (!isAsked && own.length > 0) return location.replace(listHref(own));
  if (list.dataset.list !== "own") list.dataset.list = isSameList(shown, own) ? "own" : "other";
  // Whatever changes it, here or in another tab, its address may be shared; who was taken off can be put back meanwhile.
  else if (!isSameList(shown, own)) history.replaceState(history.state, "", listHref(own));
  list.querySelector("form")?.addEventListener("submit", refuseTooFew);
  const isWhole = shown.every((id) => own.includes(id));
  for (const part of list.querySelectorAll<HTMLElement>("[data-when-new]")) part.hidden = isWhole;
  for (const part of list.querySelectorAll<HTMLElement>("[data-when-known]")) part.hidden = !isWhole;
}

/** Whoever marked nobody stays here, with what to do; without scripts the comparison says so. */
function refuseTooFew(event: SubmitEvent) {
  const marked = (event.currentTarget as HTMLFormElement).querySelectorAll(":checked").length;
  if (marked > 1) return;
  event.preventDefault();
  toast({
    title: marked === 1 ? "Falta mais alguém para comparar" : "Escolha quem comparar",
    description: `Marque “Comparar” em 2 a ${MOST_COMPARED} pessoas.`,
    variant: "info",
  });
}

/** Somebody else's list, beside what is there. */
export function keepList() {
  const { ids, left } = mergeLists(kept(), listed());
  if (!keep(ids)) return;
  toast({
    title: "Lista guardada nos seus favoritos",
    ...(left > 0 && { description: `Cabem ${MOST_FAVOURITES}: ${left} não ${left === 1 ? "coube" : "couberam"}.` }),
  });
  showFavourites();
}

/** Those who are not here any more leave the own list, too. */
export function dropGone({ dataset: { gone = "" } }: HTMLElement) {
  const own = kept().filter((id) => !gone.includes(id));
  if (keep(own)) location.replace(listHref(own));
}
