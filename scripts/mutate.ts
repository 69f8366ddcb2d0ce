import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, matchesGlob } from "node:path";
import { parseArgs } from "node:util";
import type { TestProject } from "vitest/node";
import startDatabase from "../supabase/tests/testing/server.ts";
import { openRelated, type Related } from "./mutate/related.ts";
import { changesOfSql } from "./mutate/sql.ts";
import { type Change, changesOfTypeScript } from "./mutate/typescript.ts";
import { openWorkspace, type Workspace } from "./mutate/workspace.ts";

/**
 * Do the tests notice? Changes one place at a time in copies of the tree and runs the tests that are related to it.
 *
 *     node scripts/mutate.ts [--only=<glob>] [--count=40] [--seed=1]
 *     node scripts/mutate.ts --again        # those that survived the last time, with more tests
 *
 * The same seed chooses the same places, evenly over the areas below. A mutant is killed when a test fails, survives
 * when all pass, and is invalid when the changed SQL does not even apply. One whose tests find no end counts as killed.
 * The table goes to .cache/mutations.json.
 */
const areas: Record<string, string[]> = {
  rules: ["app/features/**/*.ts"],
  database: ["supabase/schema/*/*.sql", "supabase/migrations/*.sql"],
  gateway: ["server/gateway/**/*.ts"],
  server: ["server/payments/**/*.ts", "server/pages/**/*.ts", "server/email/**/*.ts"],
};
/** Tests, what only browsers run or the database answers, and rows instead of rules. */
const left = [
  "**/*.test.ts",
  "**/testing/**",
  "**/*.{client,server}.ts",
  "**/use-*.ts",
  "**/*_data.sql",
  "**/*.generated.ts",
];
const atOnce = 2;
const [firstSeconds, furtherSeconds] = [150, 400];

type Mutant = Change & { area: string; file: string; line: number; code: string };
type Outcome = "killed" | "survived" | "timed out" | "invalid";
type Row = Pick<Mutant, "area" | "file" | "line" | "operator" | "code"> & {
  outcome: Outcome;
  seconds: number;
  by?: string;
};

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "**" },
    count: { type: "string", default: "40" },
    seed: { type: "string", default: "1" },
    again: { type: "boolean", default: false },
  },
});
const root = join(import.meta.dirname, "..");
const table = join(root, ".cache/mutations.json");
const files = listFiles();
const all = await findMutants();
const earlier = values.again ? ((JSON.parse(await readFile(table, "utf8")) as { rows: Row[] }).rows ?? []) : [];
const chosen = values.again ? all.filter((mutant) => isSurvivor(mutant)) : choose();
console.log(`${chosen.length} of ${all.length} mutants`);

const related = await openRelated(root, files);
const rows: Row[] = [];
let host = "";
const stopDatabase = await startDatabase({
  provide: (_: string, given: string) => (host = given),
} as unknown as TestProject);
const workspaces = await Promise.all(Array.from({ length: atOnce }, () => openWorkspace(root, files, host)));
let isEnding = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end().then(() => process.exit(1)));
try {
  const waiting = chosen.values();
  await Promise.all(
    workspaces.map(async (workspace) => {
      for (const mutant of waiting) await judge(workspace, mutant);
    }),
  );
  await checkKillers();
} finally {
  await end();
}
summarize();

async function judge(workspace: Workspace, mutant: Mutant) {
  const began = Date.now();
  const { area, file, line, operator, code } = mutant;
  const { outcome, by } = await workspace.withChange(file, mutant, () => tryTests(workspace, mutant, related(mutant)));
  if (isEnding) return;
  const row: Row = { area, file, line, operator, code, outcome, seconds: Math.round((Date.now() - began) / 1000), by };
  rows.push(row);
  console.log(
    `${rows.length}/${chosen.length} ${outcome} in ${row.seconds} s: ${file}:${line} ${operator}${by ? ` (${by})` : ""}`,
  );
  await save();
}

async function tryTests(
  workspace: Workspace,
  { file }: Mutant,
  { near, far }: Related,
): Promise<Pick<Row, "outcome" | "by">> {
  for (const tests of values.again ? [near, far] : [near]) {
    if (tests.length === 0) continue;
    const limits = { seconds: tests === near ? firstSeconds : furtherSeconds, ownDatabase: file.endsWith(".sql") };
    const { result, failures } = await workspace.runTests(tests, limits);
    if (result === "nothing ran")
      return file.endsWith(".sql") ? { outcome: "invalid" } : { outcome: "killed", by: "nothing starts" };
    if (result === "failed") return { outcome: "killed", by: failures[0] ?? "no test" };
    // Many tests may simply need longer than that.
    if (result === "timed out") return { outcome: tests === near ? "timed out" : "survived", by: "no end" };
  }
  return { outcome: "survived" };
}

/** A test that fails without a mutant too kills none. */
async function checkKillers() {
  const killers = [
    ...new Set(rows.flatMap(({ by }) => (by?.includes(".test.ts") ? [by.slice(0, by.indexOf(": "))] : []))),
  ];
  const [workspace] = workspaces;
  for (;;) {
    const { result, failures } =
      killers.length > 0 && workspace
        ? await workspace.runTests(killers, { seconds: 1800, ownDatabase: true })
        : { result: "passed", failures: [] };
    if (result !== "failed")
      return console.log(`${killers.length} files of tests that killed: ${result} without mutants`);
    const broken = killers.findIndex((path) => failures.some((failure) => failure.startsWith(path)));
    console.log(`not to be trusted: ${failures.join("; ")}`);
    for (const row of rows)
      if (row.by?.startsWith(`${killers[broken]}:`))
        Object.assign(row, { outcome: "survived", by: `untrusted ${row.by}` });
    await save();
    if (broken === -1) return;
    killers.splice(broken, 1);
  }
}

async function findMutants() {
  const found: Mutant[] = [];
  for (const [area, globs] of Object.entries(areas)) {
    const own = files.filter(
      (path) => globs.some((one) => matchesGlob(path, one)) && !left.some((one) => matchesGlob(path, one)),
    );
    const texts = await Promise.all(own.map((path) => readFile(join(root, path), "utf8")));
    for (const [index, file] of own.entries()) {
      const source = texts[index] ?? "";
      if (!file.endsWith(".sql") && area === "rules" && /from "(react|react-router)"/.test(source)) continue;
      const changes = file.endsWith(".sql")
        ? changesOfSql(source, texts.slice(index + 1).join("\n"))
        : changesOfTypeScript(file, source);
      for (const change of changes) {
        const before = source.slice(0, change.start).split("\n");
        found.push({
          ...change,
          area,
          file,
          line: before.length,
          code: String(source.split("\n")[before.length - 1]).trim(),
        });
      }
    }
  }
  return found.filter(({ file }) => matchesGlob(file, values.only));
}

function choose() {
  const order = (mutant: Mutant) =>
    createHash("sha256").update(`${values.seed} ${mutant.file} ${mutant.start} ${mutant.operator}`).digest("hex");
  const groups = [...Map.groupBy(all, ({ area }) => area).values()].map((group) =>
    group
      .map((mutant) => ({ mutant, key: order(mutant) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ mutant }) => mutant),
  );
  // One of each area in turn.
  const turns = Array.from({ length: Math.max(0, ...groups.map(({ length }) => length)) }, (_, turn) =>
    groups.flatMap((group) => group[turn] ?? []),
  );
  return turns.flat().slice(0, Number(values.count));
}

function isSurvivor({ file, code, operator }: Mutant) {
  return earlier.some(
    (row) => row.outcome === "survived" && row.file === file && row.code === code && row.operator === operator,
  );
}

function listFiles() {
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"], {
    cwd: root,
  });
  return list.toString().split("\0").filter(Boolean);
}

async function save() {
  await mkdir(join(root, ".cache"), { recursive: true });
  const known = earlier.filter(
    (row) =>
      !rows.some(({ file, code, operator }) => row.file === file && row.code === code && row.operator === operator),
  );
  await writeFile(table, JSON.stringify({ seed: values.seed, only: values.only, rows: [...known, ...rows] }, null, 2));
}

async function end() {
  isEnding = true;
  await Promise.all(workspaces.map((workspace) => workspace.close()));
  await stopDatabase();
}

function summarize() {
  for (const [area, own] of Map.groupBy(rows, (row) => row.area)) {
    const count = (...outcomes: Outcome[]) => own.filter(({ outcome }) => outcomes.includes(outcome)).length;
    const [dead, survived, invalid] = [count("killed", "timed out"), count("survived"), count("invalid")];
    console.log(`${area}: ${dead} of ${dead + survived} killed, ${invalid} invalid`);
  }
  for (const { file, line, operator, code } of rows.filter(({ outcome }) => outcome === "survived"))
    console.log(`survived: ${file}:${line} ${operator}\n    ${code}`);
}
