import { expect, test } from "vitest";
import { parseSearchFilters } from "./filters/filters.ts";
import { describeSearch } from "./search-meta.ts";

test("robots are shown the search itself, and none of its combinations", () => {
  const isIndexed = (query: string, page = 1) =>
    describeSearch(parseSearchFilters(new URLSearchParams(query)), page, "https://x.example", []).isIndexed;
  expect([isIndexed(""), isIndexed("", 2), isIndexed("modalidade=online"), isIndexed("modalidade=online", 2)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
