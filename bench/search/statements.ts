import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "postgres";
import { cardTimes } from "#app/features/availability/card-times.ts";
import type { SearchFilters } from "#app/features/search/filters/filters.ts";
import {
  countValues,
  plannedCountSql,
  plannedSql,
  plannedValues,
} from "#app/features/search/search-professionals.server.ts";
import { suggestSql } from "#app/features/search/sentence/names/suggest-names.server.ts";
import type { FacetCache } from "#server/search/facet-cache.ts";
import { mix, narrowedMix, typedNames } from "./mix.ts";
import { median, milliseconds, percentile, shuffled } from "./numbers.ts";

const rounds = 40;

/** The SQL of every search of the mix, alone on one connection; the same texts under pgbench where there is one. */
export async function measureStatements(sql: Sql, facets: FacetCache, host: string) {
  const statements = mix.map(({ query, filters }) => ({ query, text: plannedSql, values: valuesOf(facets, filters) }));
  const { p50, p99 } = await measureEach(sql, "SQL of any filter, with a driver", "1.5", statements);
  await comparePgbench(statements, host);
  await measureNarrowed(sql, facets, host);
  await measureNextSlots(sql);
  return { p50, p99 };
}

type Statement = { query: string; text: string; values: (string | number | null)[] };

/** What only the rows tell: the page, the count up to a thousand, and names while somebody types. */
async function measureNarrowed(sql: Sql, facets: FacetCache, host: string) {
  const pages = narrowedMix.map(({ query, filters }) => ({
    query,
    text: plannedSql,
    values: valuesOf(facets, filters),
  }));
  const counts = narrowedMix.map(({ query, filters }) => ({
    query,
    text: plannedCountSql,
    values: countValues(planOf(facets, filters)),
  }));
  const names = typedNames.map((typed) => ({ query: typed, text: suggestSql, values: [typed] }));
  await measureEach(sql, "SQL of narrowed searches", "5, none above 50", pages);
  await comparePgbench(pages, host);
  await measureEach(sql, "their counts", "5, none above 50", counts);
  await measureEach(sql, "names while typing", "10", names);
}

async function measureEach(sql: Sql, what: string, goal: string, statements: Statement[]) {
  const times = new Map(statements.map(({ query }) => [query, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { query, text, values } of shuffled(statements)) {
      const start = performance.now();
      await sql.unsafe(text, values.map(asBytes) as never[], { prepare: true });
      // The first rounds fill caches and plans.
      if (round >= 5) times.get(query)?.push(performance.now() - start);
    }
  }
  const all = [...times.values()].flat();
  const [p50, p99, most] = [median(all), percentile(all, 0.99), Math.max(...all)];
  const figures = `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)} (goal ${goal}), most ${milliseconds(most)}`;
  console.log(`  ${what}: ${figures}`);
  for (const [query, own] of times)
    console.log(`    ${(query || "(everything)").padEnd(78)} p50 ${milliseconds(median(own))}`);
  return { p50, p99 };
}

/** The driver would send the text of a bitmap as its bytes, and other cities would be found. */
const asBytes = (value: string | number | null) =>
  typeof value === "string" && value.startsWith("\\x") ? Buffer.from(value.slice(2), "hex") : value;

/** The next free times of a page of people who all have told their hours: the most that a page can ask for. */
async function measureNextSlots(sql: Sql) {
  const people = await sql`
    select id from directory.profiles where listed_until > now() and weekly_hours <> '[]' order by rank limit 400`;
  const times: number[] = [];
  const connection = await sql.reserve();
  // As inside of the search's function: see its migration.
  await connection`set plan_cache_mode = 'force_generic_plan'`;
  for (let round = 0; round < 60; round += 1) {
    const ids = shuffled(people.map(({ id }) => id as string)).slice(0, 20);
    const start = performance.now();
    const rows = await connection.unsafe(
      "select p.availability_facts from unnest($1::uuid[]) as wanted (id) join directory.listed_profiles p on p.id = wanted.id",
      [ids],
      { prepare: true },
    );
    for (const { availability_facts } of rows) cardTimes(availability_facts, Date.now());
    if (round >= 10) times.push(performance.now() - start);
  }
  await connection`reset plan_cache_mode`;
  connection.release();
  const [p10, p50] = [percentile(times, 0.1), median(times)];
  console.log(`  next free times of twenty: p10 ${milliseconds(p10)}, p50 ${milliseconds(p50)}`);
}

/** How long planning and counting take in this process. */
export function measureTotals(facets: FacetCache) {
  const times: number[] = [];
  for (let round = 0; round < 200; round += 1) {
    for (const { filters } of shuffled(mix)) {
      const start = performance.now();
      facets.plan(filters);
      if (round >= 20) times.push(performance.now() - start);
    }
  }
  const [p50, p99] = [median(times), percentile(times, 0.99)];
  console.log(`  plan and exact total in the process: p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)} (goal 0.15)`);
}

function planOf(facets: FacetCache, filters: SearchFilters) {
  const plan = facets.plan(filters);
  if (!plan) throw new Error("the counts are not there yet");
  return plan;
}

function valuesOf(facets: FacetCache, filters: SearchFilters) {
  return plannedValues(planOf(facets, filters), { day: "2026-11-15", rank: null, id: null, skip: 0, size: 21 });
}

/** Each statement prepared, as the server's own connections have it, and timed by a client that costs nothing. */
async function comparePgbench(statements: Statement[], host: string) {
  const folder = await mkdtemp(join(tmpdir(), "pgbench-"));
  try {
    const files = statements.map((_, index) => join(folder, `${index}.sql`));
    for (const [index, { text, values }] of statements.entries())
      await writeFile(files[index] ?? "", `${inline(text, values)};`);
    const scripts = files.flatMap((file) => ["-f", file]);
    const log = ["-l", "--log-prefix", join(folder, "log")];
    const options = ["-n", "-M", "prepared", "-c", "1", "-t", "4000", ...log, "-h", host, "-U", "postgres", ...scripts];
    execFileSync("pgbench", [...options, "postgres"], { stdio: "ignore" });
    const [file = ""] = (await readdir(folder)).filter((name) => name.startsWith("log"));
    const lines = (await readFile(join(folder, file), "utf8")).trim().split("\n");
    // The third of a line is how many microseconds it took; the first statements fill caches and plans.
    const times = lines.slice(500).map((line) => Number(line.split(" ")[2]) / 1_000);
    const [p50, p99] = [median(times), percentile(times, 0.99)];
    console.log(`  the same under pgbench: p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)} (goal 1.5)`);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    console.log(isMissing ? "  (no pgbench on this machine)" : `  (pgbench failed: ${(error as Error).message})`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function inline(text: string, values: (string | number | null)[]) {
  const literal = (value: string | number | null) =>
    value === null ? "null" : typeof value === "number" ? `${value}` : `'${value.replaceAll("'", "''")}'`;
  return text.replace(/\$(\d+)/g, (_, n) => literal(values[Number(n) - 1] ?? null)).replaceAll("\n", " ");
}
