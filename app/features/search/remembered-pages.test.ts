import { expect, test } from "vitest";
import type { FoundPage } from "./found.ts";
import { recallPages, rememberPages } from "./remembered-pages.ts";

const page = (next: string | null, total = 60): FoundPage => ({ professionals: [], count: 0, total, next });

test("who comes back finds the pages that were added, under a fresh first one", () => {
  rememberPages("a /buscar", [page("1"), page("2"), page(null)]);
  expect(recallPages("a /buscar", page("1", 61))).toEqual([page("1", 61), page("2"), page(null)]);
  expect(recallPages("b /buscar", page("1"))).toEqual([page("1")]);
});

test("a first page that ends elsewhere starts anew, so that nobody is missing or twice", () => {
  rememberPages("c /buscar", [page("1"), page("2")]);
  expect(recallPages("c /buscar", page("9"))).toEqual([page("9")]);
});

test("only the last visits are remembered", () => {
  for (let visit = 0; visit < 25; visit++) rememberPages(`v${visit}`, [page("1"), page("2")]);
  expect(recallPages("v0", page("1"))).toHaveLength(1);
  expect(recallPages("v24", page("1"))).toHaveLength(2);
});
