import { type ClassValue, clsx } from "clsx";

/**
 * Joins class names; of two that set the same thing, the later wins. Knows only what callers override
 * (box, place, ground): tailwind-merge does more and would cost every public page 2 kB, with its table 7.
 */
export function cn(...classes: ClassValue[]) {
  const given = clsx(classes);
  const known = joined.get(given);
  if (known !== undefined) return known;
  const names = join(given);
  // Classes come from our sources, so there are few; whoever makes them up as they go is not remembered for ever.
  if (joined.size > 2_000) joined.clear();
  joined.set(given, names);
  return names;
}

/** A page asks some hundred times for the same few. */
const joined = new Map<string, string>();

function join(given: string) {
  const kept: string[] = [];
  const taken = new Set<string>();
  for (const name of given.split(/\s+/).reverse()) {
    const [, variants = "", utility = ""] = /^(.*:)?-?(.*)$/.exec(name) ?? [];
    const group = groupOf(utility);
    if (group && taken.has(variants + group)) continue;
    for (const covered of [group, ...(COVERED[group] ?? [])]) if (covered) taken.add(variants + covered);
    kept.push(name);
  }
  return kept.reverse().join(" ");
}

const WHOLE: [RegExp, string][] = [
  [/^(block|inline|inline-block|flex|inline-flex|grid|inline-grid|contents|hidden)$/, "display"],
  [/^(static|fixed|absolute|relative|sticky)$/, "position"],
  [/^text-(xs|sm|base|lg|[2-4]?xl)$/, "font-size"],
  [/^text-(left|center|right)$/, "text-align"],
  [/^text-/, "text-color"],
  [/^font-(normal|medium|semibold|bold)$/, "font-weight"],
  [/^border(-[024])?$/, "border-w"],
  [/^border-(?![xytrblse](-|$))/, "border-color"],
];
const PREFIX =
  /^(p|px|py|m|mx|my|mt|mb|size|w|h|min-w|max-w|min-h|gap-x|gap-y|gap|justify|items|grid-cols|rounded|shadow|bg)(?=-|$)/;

/** What setting all of a thing takes back from its parts. */
const COVERED: Record<string, string[]> = {
  p: ["px", "py"],
  m: ["mx", "my", "mt", "mb"],
  my: ["mt", "mb"],
  size: ["w", "h"],
  gap: ["gap-x", "gap-y"],
};

function groupOf(utility: string) {
  return WHOLE.find(([form]) => form.test(utility))?.[1] ?? PREFIX.exec(utility)?.[1] ?? "";
}
