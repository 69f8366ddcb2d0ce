import { specialties } from "#app/features/professionals/specialties.ts";
import { filterNames, filterOf } from "#app/features/search/filters/filter-table.ts";
import { formatPercent } from "#app/shared/formats.ts";

/** Where visitors of a profile came from: pages of ours by their kind, and filters of the search by their names. */
export type OriginCount = { origin: string; views: number };

const PLACES: Record<string, string> = {
  search: "Busca",
  place: "Páginas de especialidade e cidade",
  favourites: "Favoritos e comparação",
  home: "Página inicial",
  profile: "“Veja também” de outros perfis",
  elsewhere: "Outros sites e buscadores",
  direct: "Direto: link, mensagem ou QR code",
  other: "Outras páginas daqui",
};

const filters = filterNames
  .map((name) => filterOf(name))
  .map(({ parameter, label }) => ({ origin: `filter-${parameter}`, parameter, label }));

/**
 * What the browser says of the page before: nothing, "fora", or "/buscar,cidade,tema" (its path, and the names of what it
 * asked for). Anything else is another page.
 */
export function readOrigins(told: string): string[] {
  if (!told) return ["direct"];
  if (told === "fora") return ["elsewhere"];
  const [path = "", ...asked] = told.split(",");
  const place = placeOf(path);
  if (place !== "search") return [place];
  return [place, ...filters.filter(({ parameter }) => asked.includes(parameter)).map(({ origin }) => origin)];
}

function placeOf(path: string) {
  if (path === "/") return "home";
  const [, first = ""] = path.split("/");
  if (first === "buscar") return "search";
  if (first === "favoritos" || first === "comparar") return "favourites";
  if (first === "profissional") return "profile";
  return specialties.some(({ slug }) => slug === first) ? "place" : "other";
}

type Line = { label: string; views: number; share: string; part: number };

/** For the owner: places and filters in words, the largest first. A filter's share is of the visits that came by the search. */
export function describeOrigins(counts: readonly OriginCount[]): { places: Line[]; filters: Line[] } {
  const named = (labels: [string, string][]) =>
    labels.flatMap(([origin, label]) => {
      const views = counts.find((count) => count.origin === origin)?.views ?? 0;
      return views > 0 ? [{ label, views }] : [];
    });
  const places = named(Object.entries(PLACES));
  const total = places.reduce((sum, { views }) => sum + views, 0);
  const searched = counts.find(({ origin }) => origin === "search")?.views ?? 0;
  return {
    places: withShares(places, total),
    filters: withShares(named(filters.map(({ origin, label }) => [origin, label])), searched),
  };
}

function withShares(lines: { label: string; views: number }[], total: number): Line[] {
  return lines
    .toSorted((one, other) => other.views - one.views)
    .map((line) => {
      const part = total === 0 ? 0 : Math.min(1, line.views / total);
      return { ...line, part, share: formatPercent(part) };
    });
}
