import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";

/**
 * Joins class names; of two that set the same thing, the later wins. Knows only what callers override
 * (box, place, ground): tailwind-merge's full table would cost every public page 7 kB.
 */
export function cn(...classes: ClassValue[]) {
  return merge(clsx(classes));
}

const any = () => true;
const TEXT_SIZES = ["xs", "sm", "base", "lg", "xl", "2xl", "3xl", "4xl"];
const isSide = (value: string) => /^[xytrblse]$|^[xytrblse]-/.test(value);

const merge = createTailwindMerge(() => ({
  cacheSize: 200,
  theme: {},
  orderSensitiveModifiers: ["before", "after", "file", "placeholder", "backdrop"],
  postfixLookupClassGroups: [],
  classGroups: {
    display: ["block", "inline", "inline-block", "flex", "inline-flex", "grid", "inline-grid", "contents", "hidden"],
    position: ["static", "fixed", "absolute", "relative", "sticky"],
    p: [{ p: [any] }],
    px: [{ px: [any] }],
    py: [{ py: [any] }],
    m: [{ m: [any] }],
    mx: [{ mx: [any] }],
    my: [{ my: [any] }],
    mt: [{ mt: [any] }],
    mb: [{ mb: [any] }],
    size: [{ size: [any] }],
    w: [{ w: [any] }],
    h: [{ h: [any] }],
    "min-w": [{ "min-w": [any] }],
    "max-w": [{ "max-w": [any] }],
    "min-h": [{ "min-h": [any] }],
    gap: [{ gap: [any] }],
    justify: [{ justify: [any] }],
    items: [{ items: [any] }],
    "grid-cols": [{ "grid-cols": [any] }],
    rounded: [{ rounded: ["", any] }],
    shadow: [{ shadow: ["", any] }],
    bg: [{ bg: [any] }],
    "font-size": [{ text: TEXT_SIZES }],
    "text-align": [{ text: ["left", "center", "right"] }],
    "text-color": [{ text: [any] }],
    "font-weight": [{ font: ["normal", "medium", "semibold", "bold"] }],
    "border-w": [{ border: ["", "0", "2", "4"] }],
    "border-color": [{ border: [(value: string) => !isSide(value)] }],
  },
  conflictingClassGroups: {
    p: ["px", "py"],
    m: ["mx", "my", "mt", "mb"],
    my: ["mt", "mb"],
    size: ["w", "h"],
  },
  conflictingClassGroupModifiers: {},
}));
