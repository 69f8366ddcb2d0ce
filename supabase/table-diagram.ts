import type { Sql } from "postgres";

/** docs/tables.md: the tables of each schema and what refers to what, as Mermaid draws it. Written with the types. */
export async function drawTables(sql: Sql) {
  const tables = await sql<Table[]>`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and n.nspname = any(${schemas.map(({ name }) => name)})
    group by n.nspname, c.relname order by n.nspname, c.relname`;
  const references = await sql<Reference[]>`
    select n.nspname as schema, c.relname as "from", tn.nspname as "toSchema", t.relname as "to",
      string_agg(a.attname, ', ' order by a.attnum) as columns, bool_or(not a.attnotnull) as "isOptional"
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
    where k.contype = 'f' and n.nspname = any(${schemas.map(({ name }) => name)})
    group by k.oid, n.nspname, c.relname, tn.nspname, t.relname
    order by n.nspname, c.relname, t.relname, columns`;
  const parts = schemas.map(({ name, about }) => drawSchema(name, about, tables, references));
  return `# The tables\n\nWritten by \`npm run types\` from the schema; what each column means stands in \`supabase/migrations\`.\n\n${parts.join("\n")}`;
}

const schemas = [
  { name: "directory", about: "The directory itself. Not exposed by the API, which shows views and functions of it." },
  { name: "public", about: "What the API shows under row-level security, beside the view `professionals`." },
  { name: "billing", about: "What payment providers said, and what became of it." },
  { name: "email", about: "Emails that wait or were sent." },
  { name: "jobs", about: "How the runs of jobs ended; the queue itself is pg-boss's." },
  { name: "website", about: "Files of every release that is still in use." },
];

type Table = { schema: string; name: string; columns: string[] };
type Reference = {
  schema: string;
  from: string;
  toSchema: string;
  to: string;
  columns: string;
  isOptional: boolean;
};

function drawSchema(schema: string, about: string, tables: Table[], references: Reference[]) {
  const own = tables.filter((table) => table.schema === schema);
  const arrows = references
    .filter((reference) => reference.schema === schema)
    .map(({ from, toSchema, to, columns, isOptional }) => {
      const target = toSchema === schema ? to : `${toSchema}_${to}`;
      return `  ${target} ${isOptional ? "|o" : "||"}--o{ ${from} : "${columns}"`;
    });
  const listed = own.map(({ name, columns }) => `| \`${name}\` | ${columns.join(", ")} |`);
  const drawing = arrows.length > 0 ? ["```mermaid", "erDiagram", ...arrows, "```", ""] : [];
  return [`## ${schema}`, "", about, "", ...drawing, "| table | columns |", "|---|---|", ...listed, ""].join("\n");
}
