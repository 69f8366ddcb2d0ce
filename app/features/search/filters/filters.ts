import type { Span } from "#app/features/availability/slots.ts";
import { ANY_TIME, availabilityMask, datesOf, isNearDay, weekdayOf } from "../availability.ts";
import { type FilterName, filterNames, filterOf, type searchFilters } from "./filter-table.ts";

/** What a visitor asked for. It lives in the address, so that a search can be shared and works without JavaScript. */
export type SearchFilters = { [Name in FilterName]: ReturnType<(typeof searchFilters)[Name]["read"]> };

/** Takes any query string: what is unknown is ignored, what is wrong counts as not asked for. */
export function parseSearchFilters(params: URLSearchParams): SearchFilters {
  const read = filterNames.map((name) => {
    // What can be asked for more than once comes so from a form, and as a list from an address of ours.
    const given = params.getAll(filterOf(name).parameter);
    return [name, filterOf(name).read(given.length > 0 ? given.join(",") : null)];
  });
  const filters: SearchFilters = Object.fromEntries(read);
  return { ...filters, radius: filters.city ? filters.radius : null };
}

type Times = Pick<SearchFilters, "weekday" | "period">;

/** The days and periods that are asked for, one bit for each. */
export const timesOf = ({ weekday, period }: Times, now?: Date) =>
  availabilityMask(weekdayOf(weekday, now), period) ?? (isNearDay(weekday) ? ANY_TIME : null);

/** The same as slots.ts takes it, with the very dates where they are meant. */
export function spanOf(filters: Times, now: Date): Span {
  const times = timesOf(filters, now) ?? undefined;
  if (!isNearDay(filters.weekday)) return { times };
  return { times, ...datesOf(filters.weekday, now) };
}

export const everything = parseSearchFilters(new URLSearchParams());

/** What differs from "everything", in the order of addresses. A distance without a city means nothing. */
export function askedFor(filters: SearchFilters) {
  return filterNames.filter((name) => filters[name] !== everything[name] && (name !== "radius" || filters.city));
}

/** A page behind the first: where it begins, and which it is. */
export type LaterPage = { after: string; page: number };

/** The shortest address of a search: only what differs from "everything". */
export function searchHref(filters: SearchFilters, later?: LaterPage) {
  const params = new URLSearchParams(
    askedFor(filters).map((name) => [filterOf(name).parameter, formValue(name, filters)]),
  );
  for (const [name, value] of laterParams(later)) params.set(name, value);
  // Not by its `size`, which Safari has only from 17 on.
  const query = String(params);
  return query ? `/buscar?${query}` : "/buscar";
}

/** What the address of a later page says besides; `readPageNumber` and `readCursor` read it. */
export function laterParams(later: LaterPage | undefined) {
  return new URLSearchParams(later && { depois: later.after, pagina: String(later.page) });
}

/** A filter as the form's field of its name has it. */
export function formValue(name: FilterName, filters: SearchFilters) {
  return filterOf(name).write(filters[name]);
}

/** A city and its distance are one, and an order leaves nobody out. */
export function countFilters(filters: SearchFilters) {
  return askedFor(filters).filter((name) => name !== "radius" && name !== "order").length;
}

/** Which page a search's address says it is; somebody who lost the number is at least on the second. */
export function readPageNumber(params: URLSearchParams, isFirst: boolean) {
  const page = Number(params.get("pagina"));
  if (isFirst) return 1;
  return Number.isInteger(page) && page >= 2 && page < 1e6 ? page : 2;
}
