import { currentToast, dismissToast, pauseToast, resumeToast, subscribeToToasts } from "./toast.ts";

/** Puts toasts into the place that every document has for them (ui/overlay/toaster.tsx). */
export function showToasts() {
  const place = document.getElementById("toaster");
  const template = place?.querySelector("template");
  const [polite, urgent] = place?.querySelectorAll("[role]") ?? [];
  if (!place || !template || !polite || !urgent) return;

  function draw() {
    const toast = currentToast();
    polite?.replaceChildren();
    urgent?.replaceChildren();
    place?.removeAttribute("popover");
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
    // A modal dialog covers everything outside the top layer; only then does the toast need to join it.
    if (!document.querySelector("dialog:modal") || !place.showPopover) return standClear();
    place.popover = "manual";
    place.showPopover();
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
  subscribeToToasts(draw);
  draw();
}

function overlaps(one: Element, other: Element) {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.height > 0 && a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}
