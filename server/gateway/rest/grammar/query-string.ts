import { RestError } from "../rest-error.ts";
import { type Field, readField } from "./field-grammar.ts";
import { type Filter, noOperator, parseGroup, readOperation, requireFewTerms, type Value } from "./filter-grammar.ts";
import { type OrderTerm, parseOrder } from "./order-grammar.ts";
import { Scanner } from "./scanner.ts";
import { parseSelect, type SelectItem } from "./select-grammar.ts";

const longestQuery = 32_768;
const mostParameters = 200;
/** More than any form of ours, or anybody's, asks; each is computed for every row of a table. */
const mostConditions = 40;
/** Of these each row costs as much as a hundred comparisons. */
const mostSearches = 4;
const searching = /^(?:fts|plfts|phfts|wfts|match|imatch)$/;

/** A query string whose values were set aside, so that requests that differ only in them share a shape. */
export type LiftedQuery = { pairs: { key: string; head: string; value: string }[]; shape: string };

/** What applies to the resource at a path of embeddings; the empty path is the request's own. */
type At<Part> = { path: string[]; part: Part };

export type ParsedQuery = {
  select: SelectItem[] | undefined;
  filters: At<Filter>[];
  orders: At<OrderTerm[]>[];
  limits: At<Value>[];
  offsets: At<Value>[];
  columns: string[] | undefined;
  onConflict: string[] | undefined;
  /** Arguments of a function called by GET. */
  arguments: { name: string; value: Value }[];
};

/** Splits the values off; what is left, with the parameters' names, is the shape. */
export function liftQuery(search: string, isCall: boolean): LiftedQuery {
  if (search.length > longestQuery) throw new RestError(414, "PGRST100", "The query string is too long");
  // A null byte ends a statement's text on the wire.
  if (search.includes("%00") || search.includes("\0"))
    throw new RestError(400, "PGRST100", "The query string contains a null character");
  // Counted first: URLSearchParams takes quadratic time for parameters without "=".
  if (search.split("&", mostParameters + 1).length > mostParameters)
    throw new RestError(400, "PGRST100", `More than ${mostParameters} query parameters`);
  const pairs: LiftedQuery["pairs"] = [];
  let shape = "";
  for (const [key, value] of new URLSearchParams(search)) {
    const head = headOf(key, value, isCall);
    pairs.push({ key, head, value: value.slice(head.length) });
    // Lengths first, so that no cleverly chosen name reads like another request's shape.
    shape += `${key.length}:${key}${head.length}:${head}`;
  }
  return { pairs, shape };
}

/** The part of a value that decides the statement. All of it where the grammar goes deeper. */
function headOf(key: string, value: string, isCall: boolean) {
  // With the number of rows in its text a statement is planned once; of a parameter the planner expects far too many.
  if (/(?:^|\.)limit$/.test(key)) return /^\d{1,4}$/.test(value) ? value : "";
  if (/(?:^|\.)offset$/.test(key)) return "";
  if (isStructural(key)) return value;
  const operation = readOperation(value);
  if (!operation) return isCall ? "" : value;
  requireFewTerms(operation.operator, value.slice(operation.length));
  return operation.operator === "is" ? value : value.slice(0, operation.length);
}

function isStructural(key: string) {
  return /^(?:select|columns|on_conflict)$|(?:^|\.)(?:order|and|or)$/.test(key);
}

export function parseQuery({ pairs }: LiftedQuery): ParsedQuery {
  const parsed: ParsedQuery = {
    select: undefined,
    filters: [],
    orders: [],
    limits: [],
    offsets: [],
    columns: undefined,
    onConflict: undefined,
    arguments: [],
  };
  for (const [index, { key, head }] of pairs.entries()) readParameter(parsed, key, head, index);
  requireFewConditions(parsed.filters.map(({ part }) => part));
  return parsed;
}

function requireFewConditions(filters: Filter[]) {
  const conditions = filters.flatMap(function conditionsOf(filter): Filter[] {
    return filter.kind === "group" ? filter.members.flatMap(conditionsOf) : [filter];
  });
  const searches = conditions.filter((filter) => filter.kind === "condition" && searching.test(filter.operator));
  if (conditions.length > mostConditions) throw new RestError(400, "PGRST100", `More than ${mostConditions} filters`);
  if (searches.length > mostSearches)
    throw new RestError(400, "PGRST100", `More than ${mostSearches} text searches or regular expressions`);
}

function readParameter(parsed: ParsedQuery, key: string, head: string, parameter: number) {
  if (key === "select") parsed.select = parseSelect(head);
  else if (key === "columns") parsed.columns = parseNames("columns", head);
  else if (key === "on_conflict") parsed.onConflict = parseNames("on_conflict", head);
  else if (/(?:^|\.)order$/.test(key)) parsed.orders.push({ path: pathOf(key, 1), part: parseOrder(head) });
  else if (/(?:^|\.)limit$/.test(key))
    parsed.limits.push({ path: pathOf(key, 1), part: head ? { text: head } : { parameter } });
  else if (/(?:^|\.)offset$/.test(key)) parsed.offsets.push({ path: pathOf(key, 1), part: { parameter } });
  else if (/(?:^|\.)(?:and|or)$/.test(key)) parsed.filters.push(readGroup(key, head));
  else {
    const operation = readOperation(head);
    if (!operation && head === "") parsed.arguments.push({ name: key, value: { parameter } });
    else if (!operation) throw noOperator(key, head);
    else {
      const { length, ...rest } = operation;
      const value = head.length > length ? { text: head.slice(length) } : { parameter };
      const { path, field } = readKey(key);
      parsed.filters.push({ path, part: { kind: "condition", field, ...rest, value } });
    }
  }
}

function readGroup(key: string, text: string): At<Filter> {
  const words = splitKey(key);
  const joiner = words.pop() === "or" ? "or" : "and";
  const isNegated = words.at(-1) === "not";
  if (isNegated) words.pop();
  return { path: words, part: parseGroup(joiner, isNegated, text) };
}

/** `embedded.deeper.column->json`: the last name is the field. */
function readKey(key: string): { path: string[]; field: Field } {
  const scanner = new Scanner("filter", key);
  const path: string[] = [];
  let field = readField(scanner);
  while (scanner.take(".")) {
    path.push(field.name);
    field = readField(scanner);
  }
  if (!scanner.isAtEnd) throw scanner.fail('"." or "->"');
  return { path, field };
}

function pathOf(key: string, without: number) {
  return splitKey(key).slice(0, -without);
}

function splitKey(key: string) {
  const scanner = new Scanner("query parameter", key);
  const words = [scanner.name()];
  while (scanner.take(".")) words.push(scanner.name());
  if (!scanner.isAtEnd) throw scanner.fail('"."');
  return words;
}

function parseNames(what: string, text: string) {
  const scanner = new Scanner(`${what} parameter`, text);
  if (text === "") return [];
  const names = scanner.list(() => {
    scanner.match(/\s+/uy);
    return scanner.name();
  });
  if (!scanner.isAtEnd) throw scanner.fail('"," or end of input');
  return names;
}
