import type { Sql } from "postgres";
import { type Catalogue, createCatalogue } from "./catalogue.ts";
import type { Column, DatabaseFunction, ForeignKey, Relation } from "./database-objects.ts";
import { type RestConfig, readConfigured } from "./rest-config.ts";
import { readViewColumns } from "./view-columns.ts";

const hidden = "('pg_catalog', 'information_schema', 'pg_toast')";

// Names come out qualified because the search path is empty while they are read.
const relationsQuery = `
select c.oid, n.nspname as schema, c.relname as name, c.relkind as kind,
  obj_description(c.oid, 'pg_class') as comment,
  has_any_column_privilege('anon', c.oid, 'select') as "isPublic",
  pg_relation_is_updatable(c.oid, true) as writable,
  coalesce((select k.conkey from pg_constraint k where k.conrelid = c.oid and k.contype = 'p'), '{}') as key,
  (select coalesce(json_agg(json_build_object(
    'number', a.attnum, 'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
    'baseType', format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null),
    'isRequired', a.attnotnull and d.adbin is null and a.attidentity = '',
    'comment', col_description(c.oid, a.attnum),
    'default', case
      when a.attidentity = 'd' then format('nextval(%L::regclass)', pg_get_serial_sequence(c.oid::regclass::text, a.attname))
      when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end
  ) order by a.attnum), '[]')
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'v', 'm', 'f', 'p', 'c') and not c.relispartition
  and n.nspname not in ${hidden} and n.nspname not like 'pg\\_temp%'`;

const constraintsQuery = `
select conname as name, contype as kind, conrelid as source, confrelid as target, conkey as "sourceColumns",
  confkey as "targetColumns"
from pg_constraint where contype in ('f', 'p', 'u') and conparentid = 0 and conrelid <> 0
order by conname`;

const viewsQuery = `
select r.ev_class as view, r.ev_action::text as definition
from pg_rewrite r join pg_class c on c.oid = r.ev_class join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('v', 'm') and r.rulename = '_RETURN' and n.nspname not in ${hidden}`;

const functionsQuery = `
select n.nspname as schema, p.proname as name, p.provolatile as volatility, p.proretset as "isSet",
  p.prorows as rows,
  has_function_privilege('anon', p.oid, 'execute') as "isPublic",
  obj_description(p.oid, 'pg_proc') as comment,
  t.typrelid as "returnsRelation", t.typtype as "returnKind", format_type(t.oid, null) as "returnType",
  p.pronargs as inputs, p.pronargdefaults as defaults, p.provariadic <> 0 as "isVariadic",
  (select coalesce(json_agg(json_build_object(
    'name', coalesce(p.proargnames[a.position], ''), 'type', format_type(a.type, null),
    'mode', coalesce(p.proargmodes[a.position]::text, 'i'), 'relation', y.typrelid::int8
  ) order by a.position), '[]')
  from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality a(type, position)
  join pg_type y on y.oid = a.type) as arguments
from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type t on t.oid = p.prorettype
where p.prokind = 'f' and n.nspname not in ${hidden}
  and format_type(t.oid, null) not in ('trigger', 'event_trigger', 'internal', 'language_handler')`;

const typesQuery = `
select n.nspname as schema, t.typname as name, format_type(t.oid, null) as type
from pg_type t join pg_namespace n on n.oid = t.typnamespace
where t.typisdefined and t.typtype in ('b', 'e', 'd', 'r', 'm') and n.nspname not in ('information_schema', 'pg_toast')`;

type RelationRow = Omit<Relation, "columns" | "key"> & { columns: Column[]; key: number[] };
type ConstraintRow = ForeignKey & { kind: "f" | "p" | "u" };
type Argument = { name: string; type: string; mode: "i" | "o" | "b" | "v" | "t"; relation: number };
type FunctionRow = Omit<DatabaseFunction, "parameters" | "columns"> & {
  inputs: number;
  defaults: number;
  isVariadic: boolean;
  arguments: Argument[];
};

export type ReadCatalogue = { catalogue: Catalogue; nonsense: string[] };

/**
 * Everything the service needs to know of the schema, as the pool's own login: catalogues are open to all. What the
 * database says of settings outranks the defaults.
 */
export async function readCatalogue(sql: Sql, defaults: RestConfig): Promise<ReadCatalogue> {
  const configured = await readConfigured(sql);
  const [relations, constraints, views, functions, types] = await sql.begin("read only", async (tx) => {
    const path = tx`select set_config('search_path', '', true)`;
    const reading = [relationsQuery, constraintsQuery, viewsQuery, functionsQuery, typesQuery];
    const [, ...results] = await Promise.all([path, ...reading.map((text) => tx.unsafe(text))]);
    return results;
  });
  const keys = constraints as unknown as ConstraintRow[];
  const parts = {
    relations: (relations as unknown as RelationRow[]).map(toRelation),
    foreignKeys: keys.filter((key) => key.kind === "f"),
    uniqueKeys: keys
      .filter((key) => key.kind !== "f")
      .map((key) => ({ source: key.source, columns: key.sourceColumns })),
    viewColumns: readViewColumns(views as unknown as { view: number; definition: string }[]),
    functions: (functions as unknown as FunctionRow[]).map(toFunction),
    types: types as unknown as { schema: string; name: string; type: string }[],
  };
  const config = { ...defaults, ...configured.config };
  return { catalogue: createCatalogue(parts, config), nonsense: configured.nonsense };
}

function toRelation({ columns, key, ...row }: RelationRow): Relation {
  return {
    ...row,
    columns: new Map(columns.map((column) => [column.name, column])),
    key: columns.filter((column) => key.includes(column.number)).map((column) => column.name),
  };
}

function toFunction({ inputs, defaults, isVariadic, arguments: all, ...row }: FunctionRow): DatabaseFunction {
  const taken = all.filter((argument) => "ibv".includes(argument.mode));
  const given = all.filter((argument) => "obt".includes(argument.mode));
  return {
    ...row,
    parameters: taken.map(({ name, type, relation, mode }, position) => ({
      name,
      type,
      relation,
      isRequired: position < inputs - defaults && mode !== "v",
      isVariadic: isVariadic && mode === "v",
    })),
    columns: given.map(({ name, type }, position) => ({
      number: position + 1,
      name: name || `column${position + 1}`,
      type,
      baseType: type,
      isRequired: false,
      default: null,
      comment: null,
    })),
  };
}
