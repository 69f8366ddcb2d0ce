import { currentToast, dismissToast, pauseToast, resumeToast, subscribeToToasts } from "./toast.ts";

let toaster: HTMLElement | undefined;

/** Puts toasts into the place that every document has for them (ui/overlay/toaster.tsx). */
export function showToasts() {
  const place = document.getElementById("toaster");
  const template = place?.querySelector("template");
  const [polite, urgent] = place?.querySelectorAll("[role]") ?? [];
  if (!place || !template || !polite || !urgent) return;
  toaster = place;

  function draw() {
    const toast = currentToast();
    polite?.replaceChildren();
    urgent?.replaceChildren();
    placeToasts();
    if (place) place.style.bottom = "";
    if (!toast || !template || !place) return;
    const isError = toast.variant === "destructive";
    const view = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
    view.classList.toggle("toast-error", isError);
    view.classList.toggle("toast-info", toast.variant === "info");
    const [title, description] = view.querySelectorAll("p");
    if (title) title.textContent = toast.title;
    if (toast.description && description) description.textContent = toast.description;
    else description?.remove();
    view.querySelector("button")?.addEventListener("click", dismissToast);
    for (const event of ["pointerenter", "focusin"]) view.addEventListener(event, pauseToast);
    for (const event of ["pointerleave", "focusout"]) view.addEventListener(event, resumeToast);
    (isError ? urgent : polite)?.append(view);
    if (place.parentElement === document.body) standClear();
  }

  /** What stays at the bottom of a page holds what one presses next: a toast stands above it. */
  function standClear() {
    const bar = document.querySelector("[data-bar]");
    if (place && bar && overlaps(place, bar))
      place.style.bottom = `${innerHeight - bar.getBoundingClientRect().top + 8}px`;
  }

  // Who comes by the keyboard to what is under it has done with it; a dialog that gives the focus back has not.
  document.addEventListener("keyup", ({ key, target }) => {
    if (key === "Tab" && target instanceof Element && !place.contains(target) && overlaps(place, target))
      dismissToast();
  });
  // It does not bubble.
  document.addEventListener("close", placeToasts, true);
  subscribeToToasts(draw);
  draw();
}

/**
 * A modal dialog makes everything outside of it inert, in the top layer too: nobody could hear or close a toast. So their
 * place is inside while one is open.
 */
export function placeToasts() {
  const dialogs = document.querySelectorAll("dialog:modal");
  const home = dialogs[dialogs.length - 1] ?? document.body;
  if (!toaster || toaster.parentElement === home) return;
  toaster.style.bottom = "";
  home.append(toaster);
  // Whoever held it by the pointer holds it no more.
  resumeToast();
}

function overlaps(one: Element, other: Element) {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.height > 0 && a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}
