/**
 * A sheet over the page is a dialog while it is open; closed, on wide screens, it is a part of the page like any
 * other. `data-sheet` is its name. Said before it opens: the focus goes in at once, and screen readers say where.
 */
export function nameSheets() {
  document.addEventListener(
    "beforetoggle",
    ({ target, newState }) => {
      if (!(target instanceof HTMLElement) || !target.dataset.sheet) return;
      const isOpen = newState === "open";
      target.role = isOpen ? "dialog" : null;
      target.ariaModal = isOpen ? "true" : null;
      target.ariaLabel = isOpen ? target.dataset.sheet : null;
    },
    true,
  );
}
