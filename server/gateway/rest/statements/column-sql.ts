import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Field } from "../grammar/field-grammar.ts";
import { RestError, unknownColumn } from "../rest-error.ts";
import { type Bindings, qualified, quoteName } from "./bindings.ts";
import type { ReadNode } from "./read-tree.ts";

/** What the writers of one statement share. */
export type Writing = {
  catalogue: Catalogue;
  bindings: Bindings;
  schema: string;
};

/** A column, a computed field or a JSON path of it, once the catalogue knows it. */
export function fieldSql(writing: Writing, node: Pick<ReadNode, "source" | "alias">, field: Field) {
  const { sql, baseType } = baseSql(writing, node, field.name);
  if (field.path.length === 0) return sql;
  const isJson = baseType === "json" || baseType === "jsonb";
  const steps = field.path.map(({ key, isText }) => {
    const step = typeof key === "number" ? `${key}` : `${writing.bindings.add(key)}::text`;
    return `${isText ? "->>" : "->"} ${step}`;
  });
  return `(${isJson ? sql : `to_jsonb(${sql})`} ${steps.join(" ")})`;
}

/** The type that a comparison sees. */
export function fieldType(writing: Writing, node: Pick<ReadNode, "source" | "alias">, field: Field) {
  if (field.path.length > 0) return field.path.at(-1)?.isText ? "text" : "jsonb";
  return baseSql(writing, node, field.name).baseType;
}

function baseSql({ catalogue }: Writing, { source, alias }: Pick<ReadNode, "source" | "alias">, name: string) {
  const column = source.columns.get(name);
  if (column) return { sql: `${alias}.${quoteName(name)}`, baseType: column.baseType };
  const computed = source.relation && catalogue.computedFrom(source.relation, name);
  if (!computed || computed.returnsRelation) throw unknownColumn(source.name, name);
  return { sql: `${qualified(computed)}(${alias})`, baseType: computed.returnType };
}

/** The name of a field in the answer: its own, or the last key of its path. */
export function outputName({ name, path }: Field) {
  const keys = path.map(({ key }) => key).filter((key) => typeof key === "string");
  return path.length === 0 ? name : (keys.at(-1) ?? name);
}

const spellings = new Map([
  ["int", "int4"],
  ["integer", "int4"],
  ["smallint", "int2"],
  ["bigint", "int8"],
  ["boolean", "bool"],
  ["real", "float4"],
  ["float", "float8"],
  ["double precision", "float8"],
  ["decimal", "numeric"],
  ["character varying", "varchar"],
  ["timestamp with time zone", "timestamptz"],
  ["timestamp without time zone", "timestamp"],
  ["time with time zone", "timetz"],
]);

export function castSql({ catalogue, schema }: Writing, expression: string, type: string) {
  const isArray = type.endsWith("[]");
  const word = (isArray ? type.slice(0, -2) : type).trim();
  const name = spellings.get(word.toLowerCase()) ?? word;
  const known = catalogue.typeNamed(["pg_catalog", schema, ...catalogue.config.extraSearchPath], name);
  if (!known) throw new RestError(400, "42704", `type "${type}" does not exist`);
  return `cast(${expression} as ${known}${isArray ? "[]" : ""})`;
}
