import { postgresChangesFilter } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { filterSql, filterValue, parseFilters } from "./filter.ts";

const parse = (text: string) => parseFilters(text).map(({ column, operator, values }) => [column, operator, ...values]);

test("a condition is a column, an operator and a value", () => {
  expect(parse("id=eq.1")).toEqual([["id", "eq", "1"]]);
  expect(parse("name=neq.a.b=c")).toEqual([["name", "neq", "a.b=c"]]);
  expect(parse("name=in.(a,b c)")).toEqual([["name", "in", "a", "b c"]]);
  expect(parse("name=eq.")).toEqual([["name", "eq", ""]]);
  expect(parse("")).toEqual([]);
});

test("commas part conditions only where another one follows", () => {
  expect(parse("id=gt.1,name=eq.Silva, Ana")).toEqual([
    ["id", "gt", "1"],
    ["name", "eq", "Silva, Ana"],
  ]);
});

test("what the builder of realtime-js writes is read", () => {
  const text = postgresChangesFilter().eq("a", 'x,"y\\').in("b", ["1,2", "(3)"]).not("c", "is", null).build();
  expect(parseFilters(text)).toEqual([
    { column: "a", operator: "eq", isNegated: false, values: ['x,"y\\'] },
    { column: "b", operator: "in", isNegated: false, values: ["1,2", "(3)"] },
    { column: "c", operator: "is", isNegated: true, values: ["null"] },
  ]);
});

test("values never become SQL", () => {
  const [filter] = parseFilters("id=in.(1,'; drop table x --)");
  if (!filter) throw new Error("no filter");
  expect(filterSql(filter, 'r."id"', "integer", "$2")).toBe(
    'r."id" = any(array(select json_array_elements_text($2::text::json)::integer))',
  );
  expect(filterValue(filter)).toBe(`["1","'; drop table x --"]`);
});

test("a filter has so many conditions", () => {
  const conditions = (count: number) => Array.from({ length: count }, (_, index) => `id=neq.${index}`).join(",");
  expect(parseFilters(conditions(40))).toHaveLength(40);
  expect(() => parseFilters(conditions(41))).toThrow("at most 40 conditions");
});

/** Back-references, repetitions by number and looking ahead can take forever. */
const patterns = [String.raw`a=match.(a)\1`, "a=match.(a{9}){9}", "a=imatch.(?=a)", `a=not.match.${"a".repeat(201)}`];

test.for([
  "id",
  "id=",
  "=eq.1",
  "id=eq",
  "id=foo.1",
  "id=constructor.1",
  "id=in.1",
  "id=is.5",
  "a=like.b\\",
  ...patterns,
])("%s is refused", (text) => {
  expect(() => parseFilters(text)).toThrow();
});
