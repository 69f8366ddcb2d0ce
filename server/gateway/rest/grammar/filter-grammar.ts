import { RestError } from "../rest-error.ts";
import { type Field, readField } from "./field-grammar.ts";
import { deepestNesting, Scanner } from "./scanner.ts";

/** Text of the URL: known, or the value of the n-th parameter of whichever request has this shape. */
export type Value = { text: string } | { parameter: number };

export type Condition = {
  kind: "condition";
  field: Field;
  isNegated: boolean;
  operator: string;
  /** `any` or `all`, or the language of a text search. */
  modifier?: string;
  value: Value;
};
export type Group = { kind: "group"; isNegated: boolean; joiner: "and" | "or"; members: Filter[] };
export type Filter = Condition | Group;

const operators =
  "eq|neq|gte|gt|lte|lt|like|ilike|match|imatch|in|isdistinct|is|fts|plfts|phfts|wfts|cs|cd|ov|sl|sr|nxr|nxl|adj";
const quantified = "eq|gte|gt|lte|lt|like|ilike|match|imatch";

const operation = new RegExp(
  `(not\\.)?(?:(${quantified})\\((any|all)\\)|(fts|plfts|phfts|wfts)\\(([^()]{1,64})\\)|(${operators}))\\.`,
  "uy",
);

export type Operation = Pick<Condition, "isNegated" | "operator" | "modifier"> & { length: number };

/** What stands before the value: `not.eq.`, `like(any).`, `fts(english).` */
export function readOperation(text: string, position = 0): Operation | undefined {
  operation.lastIndex = position;
  const found = operation.exec(text);
  if (!found) return undefined;
  const [whole, negation, withQuantifier, quantifier, search, language, plain] = found;
  return {
    isNegated: negation !== undefined,
    operator: withQuantifier ?? search ?? plain ?? "",
    modifier: quantifier ?? language,
    length: whole.length,
  };
}

const mostTerms = 24;

/** A text search looks for each of its words in each row. */
export function requireFewTerms(operator: string, text: string) {
  if (!operator.endsWith("fts") || (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= mostTerms) return;
  throw new RestError(400, "PGRST100", `More than ${mostTerms} words in a text search`);
}

export function noOperator(key: string, text: string) {
  return new Scanner(`filter`, text).fail(`operator (eq, gt, ...) in the filter of ${key.slice(0, 60)}`);
}

/** `or=(a.eq.1,and(b.gt.2,not.c.is.null))` */
export function parseGroup(joiner: "and" | "or", isNegated: boolean, text: string): Group {
  const scanner = new Scanner("logic tree", text);
  const members = readMembers(scanner, 0);
  if (!scanner.isAtEnd) throw scanner.fail("end of input");
  return { kind: "group", isNegated, joiner, members };
}

function readMembers(scanner: Scanner, depth: number): Filter[] {
  if (depth > deepestNesting) throw scanner.fail("fewer levels of logic");
  scanner.expect("(");
  const members = scanner.list(() => readMember(scanner, depth));
  scanner.expect(")");
  return members;
}

function readMember(scanner: Scanner, depth: number): Filter {
  scanner.match(/\s+/uy);
  const group = scanner.match(/(not\.)?(and|or)(?=\()/uy);
  if (group) {
    const joiner = group[2] === "or" ? "or" : "and";
    return {
      kind: "group",
      isNegated: group[1] !== undefined,
      joiner,
      members: readMembers(scanner, depth + 1),
    };
  }
  const field = readField(scanner);
  scanner.expect(".");
  const found = readOperation(scanner.text, scanner.position);
  if (!found) throw scanner.fail("operator (eq, gt, ...)");
  scanner.position += found.length;
  const { length, ...rest } = found;
  const text = readValue(scanner, found);
  requireFewTerms(found.operator, text);
  return { kind: "condition", field, ...rest, value: { text } };
}

function readValue(scanner: Scanner, { operator, modifier }: Operation) {
  if (operator === "in") return readWhole(scanner, /\((?:"(?:\\.|[^"\\])*"|[^")])*\)/suy, "(list)");
  if (modifier === "any" || modifier === "all" || scanner.startsWith("{"))
    return readWhole(scanner, /\{(?:"(?:\\.|[^"\\])*"|[^"}])*\}/suy, "{list}");
  const quoted = scanner.quoted();
  if (quoted !== undefined) return quoted;
  return scanner.match(/[^,()]*(?:\([^()]*\)[^,()]*)*/uy)?.[0] ?? "";
}

function readWhole(scanner: Scanner, pattern: RegExp, expected: string) {
  const found = scanner.match(pattern);
  if (!found) throw scanner.fail(expected);
  return found[0];
}

/** The members of `(a,"b,c",d)`. */
export function parseList(text: string): string[] {
  const scanner = new Scanner("filter", text);
  scanner.expect("(");
  if (text === "()") return [];
  const items = scanner.list(() => scanner.quoted() ?? scanner.match(/[^,)]*/uy)?.[0] ?? "");
  scanner.expect(")");
  if (!scanner.isAtEnd) throw scanner.fail("end of input");
  return items;
}
