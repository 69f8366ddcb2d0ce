import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const AA_GRAPHIC = 3;
const AA = 4.5;
const AAA = 7;

const css = readFileSync(new URL("../../app.css", import.meta.url), "utf8");
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name ?? "", { light: light ?? "", dark: dark ?? "" }],
  ),
);

const pages = ["background", "surface", "surface-raised"];
const on = (text: string, grounds: string[], least: number) => grounds.map((ground) => [text, ground, least] as const);
const tones = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`tone-${n}-foreground`, `tone-${n}`, AAA] as const);

const pairs = [
  ...on("foreground", [...pages, "primary-soft", "accent-soft", "secondary"], AAA),
  ...on("muted-foreground", pages, AA),
  ...on("primary", pages, AAA),
  ...on("primary-hover", pages, AAA),
  ...on("primary-foreground", ["primary", "primary-hover"], AAA),
  ...on("primary-soft-foreground", ["primary-soft"], AAA),
  ...on("secondary-foreground", ["secondary", "secondary-hover"], AAA),
  ...on("accent-foreground", ["accent-soft"], AAA),
  ...on("destructive", [...pages, "destructive-soft"], AA),
  ...on("destructive-foreground", ["destructive", "destructive-hover"], AAA),
  ...on("destructive-soft-foreground", ["destructive-soft"], AAA),
  ...on("warning", pages, AA),
  ...on("warning-soft-foreground", ["warning-soft"], AAA),
  ...on("success", pages, AA),
  ...on("success-soft-foreground", ["success-soft"], AAA),
  ...on("deep-foreground", ["deep"], AAA),
  ...on("deep-muted", ["deep"], AAA),
  ...tones,
  ...on("accent", pages, AA_GRAPHIC),
  ...on("input", pages, AA_GRAPHIC),
  ...on("ring", pages, AA_GRAPHIC),
];

test.each(pairs)("%s on %s reaches %d to 1 in both schemes", (text, ground, least) => {
  expect(contrast(value(text, "light"), value(ground, "light"))).toBeGreaterThanOrEqual(least);
  expect(contrast(value(text, "dark"), value(ground, "dark"))).toBeGreaterThanOrEqual(least);
});

test("every text colour of the theme is in one of the pairs", () => {
  const checked = new Set(pairs.map(([text]) => text));
  expect([...tokens.keys()].filter((name) => name.endsWith("foreground") && !checked.has(name))).toEqual([]);
});

test("black on white is 21 to 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});

function value(name: string, scheme: "light" | "dark") {
  const token = tokens.get(name);
  if (!token) throw new Error(`app.css has no colour ${name}`);
  return token[scheme];
}

function contrast(a: string, b: string) {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
