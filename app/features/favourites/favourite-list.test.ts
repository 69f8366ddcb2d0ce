import { expect, test } from "vitest";
import { isSameList, listHref, MOST_FAVOURITES, mergeLists, readKept, readList } from "./favourite-list.ts";

const id = (n: number) => `be7e5da0-0000-4000-8000-${String(n).padStart(12, "0")}`;
const ids = (count: number, from = 1) => Array.from({ length: count }, (_, index) => id(from + index));

test("an address gives each id once and in its order, however it was written", () => {
  const asked = readList([` ${id(2)},${id(1).toUpperCase()},,${id(2)}`, id(3), id(1)]);
  expect(asked).toEqual({ ids: [id(2), id(1), id(3)], unread: 0, beyond: 0 });
});

test("what is no id is counted and never asked for", () => {
  const wrong = ["1", id(1).slice(0, -1), "'; drop table profiles; --", "😀", "__proto__", `${id(1)}x`];
  expect(readList([...wrong, id(1)])).toEqual({ ids: [id(1)], unread: wrong.length, beyond: 0 });
  expect(readList([])).toEqual({ ids: [], unread: 0, beyond: 0 });
});

test("of ten thousand ids a list shows the first forty", () => {
  const asked = readList([ids(10_000).join(",")]);
  expect(asked.ids).toEqual(ids(MOST_FAVOURITES));
  expect(asked.beyond).toBe(10_000 - MOST_FAVOURITES);
});

test("a browser that holds something else holds no favourites", () => {
  for (const kept of [null, "", "{", "null", "7", '{"0":"a"}', '["x",null,[]]']) expect(readKept(kept)).toEqual([]);
  expect(readKept(JSON.stringify([id(1), "x", id(1), 7]))).toEqual([id(1)]);
  expect(readKept(JSON.stringify(ids(90)))).toHaveLength(MOST_FAVOURITES);
});

test("somebody else's list is added to the own one as far as there is room", () => {
  expect(mergeLists([id(1)], [id(2), id(1)])).toEqual({ ids: [id(1), id(2)], left: 0 });
  expect(mergeLists(ids(39), ids(3, 100))).toEqual({ ids: [...ids(39), id(100)], left: 2 });
});

test("the same people in another order are the same list", () => {
  expect(isSameList([id(1), id(2)], [id(2), id(1)])).toBe(true);
  expect(isSameList([id(1)], [id(2)])).toBe(false);
  expect(isSameList([id(1)], [id(1), id(2)])).toBe(false);
});

test("an address of nobody is the page itself", () => {
  expect(listHref([])).toBe("/favoritos");
  expect(listHref([id(1), id(2)])).toBe(`/favoritos?lista=${id(1)},${id(2)}`);
});
