import type { Page } from "playwright/test";

/**
 * Texts with less contrast than WCAG asks for (AA), in the scheme that is shown. axe finds the same texts, but looks for
 * what lies under each of them on the page, which takes ten times as long and more; here that is what the parents paint.
 * Like axe it passes over texts on pictures and gradients, and over what cannot be used.
 */
export const findFaintTexts = (page: Page): Promise<string[]> => page.evaluate(measureTexts);

function measureTexts(): string[] {
  type Layer = { color: string; opacity: number };
  /** What is painted behind the texts of an element, the farthest first; undefined where nobody can tell. */
  type Ground = { layers: Layer[] | undefined; opacity: number };

  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("no canvas");
  const luminance = (layers: Layer[]) => {
    for (const { color, opacity } of layers) {
      canvas.globalAlpha = opacity;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    const linear = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    const [red = 0, green = 0, blue = 0] = linear;
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (color: string, opacity: number, ground: Layer[]) => {
    const [behind, text] = [luminance(ground), luminance([...ground, { color, opacity }])];
    return (Math.max(behind, text) + 0.05) / (Math.min(behind, text) + 0.05);
  };

  const groundOf = (style: CSSStyleDeclaration, parent: Ground): Ground => {
    const opacity = parent.opacity * Number(style.opacity);
    const { backgroundColor: color, backgroundImage: image } = style;
    const isOpaque = color.startsWith("rgb(") && opacity === 1;
    if (image !== "none") return { layers: undefined, opacity };
    if (isOpaque) return { layers: [{ color, opacity }], opacity };
    if (color === "rgba(0, 0, 0, 0)") return { layers: parent.layers, opacity };
    return { layers: parent.layers && [...parent.layers, { color, opacity }], opacity };
  };

  const fields = "input:not([type=checkbox], [type=radio], [type=range]), select, textarea";
  const measured = new Map<string, number>();
  const grounds = new Map<Element | null, Ground>();
  const paper: Ground = { layers: [{ color: "white", opacity: 1 }], opacity: 1 };
  const faint: string[] = [];
  for (const element of document.querySelectorAll("html, body, body *:not(svg *)")) {
    // Also what is folded away: to ask for its style would lay all of it out.
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    let parent = element.parentElement;
    // One without a box of its own paints nothing.
    while (parent && !grounds.has(parent)) parent = parent.parentElement;
    const ground = groundOf(style, grounds.get(parent) ?? paper);
    grounds.set(element, ground);
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const control = element instanceof HTMLLabelElement ? element.control : element;
    const isExempt = control?.matches(":disabled") || element.closest("[aria-disabled=true], :disabled, .sr-only");
    if (!(hasText || element.matches(fields)) || isExempt || !ground.layers) continue;
    const { color, fontSize, fontWeight } = style;
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const look = JSON.stringify([color, ground]);
    const ratio = measured.get(look) ?? contrast(color, ground.opacity, ground.layers);
    measured.set(look, ratio);
    if (ratio < (isLarge ? 3 : 4.5))
      faint.push(`${element.textContent?.trim().slice(0, 40)}: ${ratio.toFixed(2)} ${look}`);
  }
  return faint;
}
