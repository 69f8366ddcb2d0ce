import { type Field, readField } from "./field-grammar.ts";
import { Scanner } from "./scanner.ts";

export type OrderTerm = {
  field: Field;
  /** `order=city(name)`: by a column of an embedded to-one resource. */
  relation?: string;
  isDescending: boolean;
  nulls?: "first" | "last";
};

export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner("order", text);
  const terms = scanner.list(() => readTerm(scanner));
  if (!scanner.isAtEnd) throw scanner.fail('"," or end of input');
  return terms;
}

function readTerm(scanner: Scanner): OrderTerm {
  scanner.match(/\s+/uy);
  let field = readField(scanner);
  let relation: string | undefined;
  if (field.path.length === 0 && scanner.take("(")) {
    relation = field.name;
    field = readField(scanner);
    scanner.expect(")");
  }
  const direction = scanner.match(/\.(asc|desc)(?=\.|,|$)/uy)?.[1];
  const nulls = scanner.match(/\.nulls(first|last)(?=,|$)/uy)?.[1] as OrderTerm["nulls"];
  return { field, relation, isDescending: direction === "desc", nulls };
}
