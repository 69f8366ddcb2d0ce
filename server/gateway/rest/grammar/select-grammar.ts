import { type Field, readJsonPath } from "./field-grammar.ts";
import { deepestNesting, Scanner } from "./scanner.ts";

type Aggregate = "avg" | "count" | "max" | "min" | "sum";
export type SelectedField = {
  kind: "field";
  field: Field;
  alias?: string;
  cast?: string;
  /** What is made of the values of all rows, and the type that this is cast to. */
  aggregate?: Aggregate;
  aggregateCast?: string;
};
/** `count()`: how many rows there are. */
export type SelectedCount = { kind: "count"; alias?: string; aggregateCast?: string };
type SelectedStar = { kind: "star" };
export type SelectedEmbed = {
  kind: "embed";
  name: string;
  alias?: string;
  hint?: string;
  isInner: boolean;
  isSpread: boolean;
  items: SelectItem[];
};
export type SelectItem = SelectedField | SelectedCount | SelectedStar | SelectedEmbed;

const mostItems = 100;

/** `select=`: fields, casts, JSON paths, aggregates and embedded resources. */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner("select parameter", text);
  if (text === "") return [];
  const items = readItems(scanner, 0);
  if (!scanner.isAtEnd) throw scanner.fail('field name, "," or end of input');
  return items;
}

function readItems(scanner: Scanner, depth: number): SelectItem[] {
  if (depth > deepestNesting) throw scanner.fail("fewer levels of embedding");
  if (scanner.startsWith(")")) return [];
  const items = scanner.list(() => readItem(scanner, depth));
  if (items.length > mostItems) throw scanner.fail("fewer fields");
  return items;
}

function readItem(scanner: Scanner, depth: number): SelectItem {
  scanner.match(/\s+/uy);
  if (scanner.take("...")) return readEmbed(scanner, depth, { name: scanner.name(), isSpread: true });
  if (scanner.take("*")) return { kind: "star" };
  let name = scanner.name();
  let alias: string | undefined;
  if (scanner.startsWith(":") && !scanner.startsWith("::")) {
    scanner.take(":");
    alias = name;
    name = scanner.name();
  }
  if (name === "count" && scanner.take("()")) return { kind: "count", alias, aggregateCast: readCast(scanner) };
  if (scanner.startsWith("(") || scanner.startsWith("!"))
    return readEmbed(scanner, depth, { name, alias, isSpread: false });
  const field = { name, path: readJsonPath(scanner) };
  const cast = readCast(scanner);
  const aggregate = scanner.match(/\.(avg|count|max|min|sum)\(\)/uy)?.[1] as Aggregate | undefined;
  return { kind: "field", field, alias, cast, aggregate, aggregateCast: aggregate && readCast(scanner) };
}

function readEmbed(
  scanner: Scanner,
  depth: number,
  { name, alias, isSpread }: { name: string; alias?: string; isSpread: boolean },
): SelectedEmbed {
  const embed: SelectedEmbed = { kind: "embed", name, alias, isInner: false, isSpread, items: [] };
  while (scanner.take("!")) {
    const word = scanner.name();
    if (word === "inner") embed.isInner = true;
    else if (word !== "left") embed.hint = word;
  }
  scanner.expect("(");
  embed.items = readItems(scanner, depth + 1);
  scanner.expect(")");
  return embed;
}

function readCast(scanner: Scanner) {
  if (!scanner.take("::")) return undefined;
  const found = scanner.match(/[\p{L}_][\p{L}\d_ ]*(?:\[\])?/uy);
  if (!found) throw scanner.fail("type name");
  return found[0].trim();
}
