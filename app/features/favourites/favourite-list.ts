import { isUuid } from "#app/shared/ids.ts";

/** Favourites are kept in the browser; a list of them travels in an address, for the server and for whom one sends it. */
export const MOST_FAVOURITES = 40;
export const MOST_COMPARED = 4;

export type AskedList = {
  ids: string[];
  /** What is no id at all: a link that was cut in two, or written by hand. */
  unread: number;
  /** How many there are beyond what one list shows. */
  beyond: number;
};

/** The ids of an address, each once and in its order, however they were put there: "a,b" or one by one. */
export function readList(values: readonly string[], most = MOST_FAVOURITES): AskedList {
  const parts = values
    .flatMap((value) => value.split(","))
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  const ids = [...new Set(parts.filter((part) => isUuid(part)))];
  return {
    ids: ids.slice(0, most),
    unread: parts.filter((part) => !isUuid(part)).length,
    beyond: Math.max(0, ids.length - most),
  };
}

export const listHref = (ids: readonly string[]) =>
  ids.length > 0 ? `/favoritos?lista=${ids.join(",")}` : "/favoritos";

export const comparisonHref = (ids: readonly string[]) =>
  ids.length > 0 ? `/comparar?ids=${ids.join(",")}` : "/comparar";

/** What a browser has kept, or somebody has written there; never more than a list shows. */
export function readKept(kept: string | null): string[] {
  try {
    const values: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(values) ? readList(values.filter((value) => typeof value === "string")).ids : [];
  } catch {
    return [];
  }
}

/** The own list and one from elsewhere, each once; those that no longer fit are left out. */
export function mergeLists(own: readonly string[], other: readonly string[]) {
  const all = [...new Set([...own, ...other])];
  return { ids: all.slice(0, MOST_FAVOURITES), left: Math.max(0, all.length - MOST_FAVOURITES) };
}

export const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

export const keepWords = (name: string) => `Guardar ${name} nos favoritos`;
export const removeWords = (name: string) => `Tirar ${name} dos favoritos`;
