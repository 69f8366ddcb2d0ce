import type { Sql } from "postgres";

/**
 * The types of the schema, in the shape that supabase-js takes as `createClient<Database>`. Written here
 * because the Supabase CLI needs Docker to do it.
 */
export async function generateSchemaTypes(sql: Sql) {
  const schemas = [];
  for (const schema of ["public", "directory"]) {
    const relations = await sql<Relation[]>`
      select c.relname as name, c.relkind in ('v', 'm') as "isView",
        json_agg(json_build_object(
          'name', a.attname, 'type', a.atttypid::regtype::text, 'isNullable', c.relkind in ('v', 'm') or not a.attnotnull,
          'isOptional', a.atthasdef or not a.attnotnull, 'isGenerated', a.attgenerated <> ''
        ) order by a.attname) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      group by c.oid order by c.relname`;
    const functions = await sql<RoutineRow[]>`
      select p.proname as name, p.proretset as "isSet", p.prorettype::regtype::text as returns, p.pronargdefaults as defaults,
        coalesce(p.proargnames, '{}') as names, coalesce(p.proargmodes::text[], '{}') as modes,
        array(select t::regtype::text from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u(t, i) order by i) as types
      from pg_proc p where p.pronamespace = ${schema}::regnamespace and p.prorettype <> 'trigger'::regtype
      order by p.proname, p.oid`;
    schemas.push(
      block(schema, [
        block("Tables", relations.filter((relation) => !relation.isView).map(writeTable)),
        block("Views", relations.filter((relation) => relation.isView).map(writeTable)),
        block("Functions", functions.map(writeFunction)),
        "Enums: Record<never, never>;",
        "CompositeTypes: Record<never, never>;",
      ]),
    );
  }
  return `// Generated from the schema by "npm run types".\n\n${json}\n\nexport type Database = {\n${indent(schemas)}\n};\n`;
}

type Column = { name: string; type: string; isNullable: boolean; isOptional: boolean; isGenerated: boolean };
type Relation = { name: string; isView: boolean; columns: Column[] };
type RoutineRow = {
  name: string;
  isSet: boolean;
  returns: string;
  defaults: number;
  names: string[];
  modes: string[];
  types: string[];
};

const json = "type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];";

function writeTable({ name, columns }: Relation) {
  const field = (column: Column, mark: string) =>
    `${column.name}${mark}: ${typeOf(column.type)}${column.isNullable ? " | null" : ""};`;
  const writable = columns.filter((column) => !column.isGenerated);
  return block(name, [
    block(
      "Row",
      columns.map((column) => field(column, "")),
    ),
    block(
      "Insert",
      writable.map((column) => field(column, column.isOptional ? "?" : "")),
    ),
    block(
      "Update",
      writable.map((column) => field(column, "?")),
    ),
    "Relationships: [];",
  ]);
}

function writeFunction({ name, isSet, returns, defaults, names, modes, types }: RoutineRow) {
  const parameters = types.map((type, index) => ({
    type,
    name: names[index] ?? `arg${index}`,
    mode: modes[index] ?? "i",
  }));
  const inputs = parameters.filter(({ mode }) => mode !== "t" && mode !== "o");
  const outputs = parameters.filter(({ mode }) => mode === "t");
  const firstOptional = inputs.length - defaults;
  const row = outputs.map((output) => `${output.name}: ${typeOf(output.type)};`);
  return block(name, [
    inputs.length === 0
      ? "Args: never;"
      : block(
          "Args",
          inputs.map((input, index) => `${input.name}${index >= firstOptional ? "?" : ""}: ${typeOf(input.type)};`),
        ),
    outputs.length > 0
      ? block("Returns", row).replace(/;$/, "[];")
      : `Returns: ${typeOf(returns)}${isSet ? "[]" : ""};`,
  ]);
}

function typeOf(type: string): string {
  if (type.endsWith("[]")) return `${typeOf(type.slice(0, -2))}[]`;
  if (/^(smallint|integer|bigint|real|double precision|numeric)$/.test(type)) return "number";
  if (type === "boolean") return "boolean";
  if (type === "void") return "undefined";
  if (type === "json" || type === "jsonb") return "Json";
  return /^(text|uuid|character|timestamp|date|time|interval|inet|bytea|name)/.test(type) ? "string" : "unknown";
}

const indent = (lines: string[]) =>
  lines
    .flatMap((line) => line.split("\n"))
    .map((line) => `  ${line}`)
    .join("\n");
const block = (name: string, lines: string[]) =>
  lines.length === 0 ? `${name}: Record<never, never>;` : `${name}: {\n${indent(lines)}\n};`;
