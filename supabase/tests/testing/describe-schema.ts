import type { Sql } from "postgres";

/** What the product's own files make; the gateway's and Supabase's schemas are described only where we add to them. */
const own = "('public', 'directory', 'billing', 'email', 'jobs', 'pgboss', 'website')";
const touched = `('auth', 'storage')`;

/** Extensions bring functions of their own. */
const notOfExtension = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

const acl = (column: string) =>
  `coalesce((select string_agg(g, ' ' order by g) from (select regexp_replace(a::text, '/.*', '') as g from unnest(${column}) a) s), '-')`;

const queries = {
  schema: `select nspname || ' ' || ${acl("nspacl")} from pg_namespace where nspname in ${own}`,
  extension: `select extname || ' in ' || extnamespace::regnamespace from pg_extension`,
  relation: `
    select format('%s %s rls=%s persistence=%s options=%s acl=%s', c.oid::regclass, c.relkind, c.relrowsecurity,
      c.relpersistence, c.reloptions, ${acl("c.relacl")})
    from pg_class c where c.relnamespace::regnamespace::text in ${own} and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and ${notOfExtension("pg_class", "c.oid")}`,
  column: `
    select format('%s.%s #%s %s%s default=%s generated=%s identity=%s storage=%s comment=%s acl=%s', c.oid::regclass,
      a.attname, row_number() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' else '' end, pg_get_expr(d.adbin, d.adrelid), a.attgenerated,
      a.attidentity, a.attstorage, col_description(c.oid, a.attnum), ${acl("a.attacl")})
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace::regnamespace::text in ${own} and c.relkind in ('r', 'p', 'v', 'm')`,
  constraint: `
    select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace::regnamespace::text in ${own} and conrelid <> 0`,
  index: `select indexdef from pg_indexes where schemaname in ${own}`,
  view: `
    select c.oid::regclass || ' ' || regexp_replace(pg_get_viewdef(c.oid), '\\s+', ' ', 'g') from pg_class c
    where c.relkind in ('v', 'm') and c.relnamespace::regnamespace::text in ${own}`,
  function: `
    select format('%s(%s) returns %s %s %s%s%s%s config=%s acl=%s comment=%s body=%s', p.oid::regproc,
      pg_get_function_arguments(p.oid), pg_get_function_result(p.oid), l.lanname, p.provolatile,
      case when p.prosecdef then ' definer' else '' end, case when p.proisstrict then ' strict' else '' end,
      concat(' parallel ', p.proparallel), p.proconfig, ${acl("p.proacl")}, obj_description(p.oid, 'pg_proc'),
      btrim(regexp_replace(regexp_replace(regexp_replace(p.prosrc, '--[^\\n]*', '', 'g'),
        '/\\*.*?\\*/', '', 'g'), '\\s+', ' ', 'g')))
    from pg_proc p join pg_language l on l.oid = p.prolang where p.pronamespace::regnamespace::text in ${own}
      and ${notOfExtension("pg_proc", "p.oid")}`,
  trigger: `
    select concat(pg_get_triggerdef(t.oid), ' ', t.tgenabled) from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and p.pronamespace::regnamespace::text in ${own}`,
  policy: `
    select format('%s "%s" %s %s %s using %s check %s', polrelid::regclass, polname, polcmd, polpermissive,
      array(select r::regrole::text from unnest(polroles) r order by 1), pg_get_expr(polqual, polrelid),
      pg_get_expr(polwithcheck, polrelid))
    from pg_policy join pg_class c on c.oid = polrelid
    where c.relnamespace::regnamespace::text in ${own} or c.relnamespace::regnamespace::text in ${touched}`,
  published: `
    select pubname || ' ' || schemaname || '.' || tablename || ' ' || attnames::text from pg_publication_tables`,
  bucket: `select format('%s public=%s limit=%s types=%s', id, public, file_size_limit, allowed_mime_types) from storage.buckets`,
};

/** Tables whose first rows come with the schema. */
const filled = [
  "public.cities",
  "public.specialties",
  "public.approaches",
  "directory.local_holidays",
  "directory.documents",
  "directory.flagged_words",
  "directory.review_totals",
];

/** The whole catalogue of the product as lines in one order: two databases with the same lines have the same schema. */
export async function describeSchema(sql: Sql) {
  const lines: string[] = [];
  for (const [kind, text] of Object.entries(queries)) {
    const rows = await sql.unsafe(`select line from (${text}) as described (line) order by line collate "C"`);
    lines.push(...rows.map((row) => `${kind} ${String(row.line).replace(/\s+/g, " ")}`));
  }
  for (const table of filled) {
    const [row] = await sql.unsafe(
      `select count(*) || ' ' || md5(string_agg(t::text, e'\\n' order by t::text collate "C")) as sum from ${table} t`,
    );
    lines.push(`rows of ${table} ${row?.sum}`);
  }
  return lines;
}
