import type { SearchFilters } from "./filters.ts";

/** What is asked for beyond the filters that are counted: it is read from the rows themselves. */
export type Narrowing = {
  /** "theme:luto": somebody must have all of them. */
  attributes: string[];
  isVerified: boolean;
  /** Words of a name, the last of which may be the beginning of one. */
  name: string;
};

/** Null when nothing is. */
export function readNarrowing(filters: SearchFilters): Narrowing | null {
  const { approach, audience, themes, plan, language, access, verified, name } = filters;
  const attributes = [
    ...keys("approach", approach),
    ...keys("age", audience),
    ...keys("theme", themes),
    ...keys("plan", plan),
    ...keys("language", language),
    ...keys("access", access),
  ];
  const isVerified = verified !== null;
  return attributes.length > 0 || isVerified || name ? { attributes, isVerified, name } : null;
}

function keys(kind: string, slugs: string | null) {
  return slugs ? slugs.split(",").map((slug) => `${kind}:${slug}`) : [];
}
