import type { LiftedQuery } from "../grammar/query-string.ts";
import { RestError } from "../rest-error.ts";

/** `Range: 0-9` counts rows; it is the same as an offset and a limit, which outrank it. */
export function applyRange(query: LiftedQuery, header: string | undefined): LiftedQuery {
  const found = header === undefined ? null : /^(?:items=)?(\d{1,15})-(\d{1,15})?$/.exec(header.trim());
  if (!found || query.pairs.some(({ key }) => key === "limit" || key === "offset")) return query;
  const [first, last] = [Number(found[1]), found[2] === undefined ? undefined : Number(found[2])];
  if (last !== undefined && last < first) {
    throw new RestError(416, "PGRST103", "Requested range not satisfiable", {
      details: "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    });
  }
  const pairs = [...query.pairs, { key: "offset", head: "", value: `${first}` }];
  if (last !== undefined) pairs.push({ key: "limit", head: "", value: `${last - first + 1}` });
  return { pairs, shape: `${query.shape}${last === undefined ? "from" : "range"}` };
}
