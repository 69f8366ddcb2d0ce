import type Axe from "axe-core";
import type { JSHandle, Page } from "playwright/test";

type Texts = Map<string, Element[]>;

/**
 * Looks that axe found legible in this worker. To measure a text is the dearest of all rules, and colours come from
 * the style sheet alone: the same text colour, size and backgrounds need no second measurement, on whatever page.
 */
const legible = new Set<string>();

/** Texts with too little contrast in the scheme that is shown. */
export async function findFaintTexts(page: Page): Promise<string[]> {
  await using texts: JSHandle<Texts> = await page.evaluateHandle(groupByLook);
  const looks = await texts.evaluate((all) => [...all.keys()]);
  const unknown = looks.filter((look) => !legible.has(look));
  if (unknown.length === 0) return [];
  const { faint, passed } = await texts.evaluate(measure, unknown);
  // What axe could not decide, for example behind a dialog, is measured again where it shows up next.
  if (faint.length === 0) for (const look of passed) legible.add(look);
  return faint;
}

async function measure(texts: Texts, looks: string[]) {
  const { axe } = window as unknown as { axe: typeof Axe };
  const { passes, violations } = await axe.run(
    { include: looks.flatMap((look) => texts.get(look) ?? []) },
    { runOnly: ["color-contrast", "link-in-text-block"], resultTypes: ["passes", "violations"], elementRef: true, preload: false },
  );
  const found = new Set(passes.flatMap(({ nodes }) => nodes.map((node) => node.element)));
  return {
    faint: violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}`)),
    passed: looks.filter((look) => texts.get(look)?.some((text) => found.has(text as HTMLElement))),
  };
}

/** Everything that contrast depends on, as axe reads it: the text's style and what is painted behind it. */
function groupByLook(): Texts {
  const behind = new Map<Element | null, string>([[null, ""]]);
  const texts: Texts = new Map();
  for (const element of document.querySelectorAll("body, body *")) {
    const style = getComputedStyle(element);
    const paint = [
      style.backgroundColor === "rgba(0, 0, 0, 0)" ? "" : style.backgroundColor,
      style.backgroundImage === "none" ? "" : style.backgroundImage,
      style.opacity === "1" ? "" : style.opacity,
      // May lie on something else than its parents, so it is alike only where it is the same thing.
      ["static", "relative"].includes(style.position) ? "" : element.className,
    ].join("");
    const background = `${behind.get(element.parentElement) ?? ""}${paint && `/${paint}`}`;
    behind.set(element, background);
    const isField = element.matches("input, select, textarea");
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    // What only screen readers get has no look, and axe never decides about it.
    const unseen = element.closest(".sr-only");
    const isForEars = unseen !== null && getComputedStyle(unseen).clipPath !== "none";
    if ((!isField && !hasText) || isForEars || !element.checkVisibility()) continue;
    // Texts of what cannot be used are exempt: their passing says nothing.
    const control = element instanceof HTMLLabelElement ? element.control : element;
    const isExempt = control?.matches(":disabled") || element.closest("[aria-disabled=true], :disabled") !== null;
    // A link differs from the text around it by more than its colour.
    const parent = element.matches("a") && element.parentElement && getComputedStyle(element.parentElement).color;
    const font = [style.fontSize, style.fontWeight, style.textShadow, parent && style.textDecorationLine, parent];
    const look = [style.color, ...font, isExempt, background].join("|");
    texts.set(look, [...(texts.get(look) ?? []), element]);
  }
  return texts;
}
