import { filterForm } from "./search-fields.ts";

/* What the form offers follows from what is asked for: another search's page, or its own form of before, brings it. */

/** How many each choice would find, and what people of the specialty say of themselves. What is chosen stays. */
export function showOffer(from: ParentNode) {
  const form = filterForm();
  const [old, fresh] = [form, from].map((it) => it?.querySelector<HTMLElement>("[data-offer]"));
  if (old && fresh && old.dataset.offer !== fresh.dataset.offer) {
    const isFocused = old.contains(document.activeElement);
    old.replaceWith(document.importNode(fresh, true));
    // What was unticked may have been offered only because it was asked for: whoever came by keyboard stays near.
    if (isFocused) form?.querySelector<HTMLElement>(".more-filters summary")?.focus({ preventScroll: true });
  }
  for (const option of form?.querySelectorAll("option") ?? []) {
    const name = option.closest("select")?.name;
    const same = from.querySelector(`select[name="${name}"] option[value="${CSS.escape(option.value)}"]`);
    if (same && same.textContent !== option.textContent) option.textContent = same.textContent;
  }
}

/** What the sheet's button leads to ("Ver 12 profissionais"), or why it leads nowhere. */
export function showLead({ words, failure = "" }: { words?: string | undefined; failure?: string }) {
  const form = filterForm();
  const [button, reason] = ["[data-leads-to]", "[data-failure]"].map((part) => form?.querySelector<HTMLElement>(part));
  if (button && words) button.textContent = words;
  if (!reason) return;
  reason.textContent = failure;
  reason.hidden = failure === "";
}

/** As it is now, for showOffer. */
export const keepOffer = () => filterForm()?.innerHTML ?? "";
