import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { objectAt } from "./sql.ts";

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

export type Related = { near: string[]; far: string[] };
type Mutated = { file: string; start: number };

/** So many test files at first; a mutant that has survived them meets so many more. */
const [nearest, furthest] = [5, 12];
/** Holds every table, function and policy to the same rules. */
const ofWholeSchema = "supabase/tests/schema.test.ts";
/** These wait for time or processes: only after the others. */
const slow = /\/(kill|year|attacks|crashes|two-processes|database-restart|limits|seed-\w+|backup|routes)\.test/;

/** Finds the tests of a place: of TypeScript by imports, of SQL by the names of functions and tables. */
export async function openRelated(root: string, files: string[]) {
  const texts = new Map<string, string>();
  for (const path of files.filter(
    (file) => /^(app|server|supabase)\/.*\.(tsx?|sql)$/.test(file) && !file.includes(".generated."),
  ))
    texts.set(path, await readFile(join(root, path), "utf8"));
  const importers = new Map<string, Set<string>>();
  for (const [path, text] of texts)
    for (const to of importsOf(path, text)) importers.set(to, (importers.get(to) ?? new Set()).add(path));
  const starters = new Set(distances(["server/main.ts"]).keys());

  return ({ file, start }: Mutated): Related => {
    const isSql = file.endsWith(".sql");
    const found = isSql ? testsOfName(objectAt(texts.get(file) ?? "", start)) : testsOfFile(file);
    // Those that start whole servers take minutes.
    const quick = found.filter((path) => !starters.has(path));
    const others = isSql ? [...texts.keys()].filter((path) => isTest(path) && path.startsWith("supabase/tests/")) : [];
    const named = quick.length > 0 ? quick.slice(0, nearest) : others;
    const near = isSql ? [...new Set([...named, ofWholeSchema])] : named;
    const far = (isSql ? others : quick).filter((path) => !near.includes(path));
    return { near, far: isSql ? far : far.slice(0, furthest) };
  };

  /** How many imports away every file is that needs one of these. */
  function distances(from: string[]) {
    const known = new Map(from.map((path) => [path, 0]));
    for (const [path, steps] of known)
      for (const importer of importers.get(path) ?? [])
        if (!known.has(importer) && !isTest(path)) known.set(importer, steps + 1);
    return known;
  }

  function testsOfFile(file: string) {
    const rank = (path: string, steps: number) =>
      steps - 3 * sharedFolders(path, file) - (isBeside(path, file) ? 50 : 0);
    return sortTests(distances([file]), rank);
  }

  function testsOfName(qualified = "") {
    const name = qualified.split(".").at(-1) ?? "";
    const callers = [name, ...callersOf(name)];
    const isNamed = (text: string) => callers.some((one) => new RegExp(`\\b${one}\\b`).test(text));
    const direct = new RegExp(`\\b${name}\\b`);
    const named = [...texts].filter(([path, text]) => path.endsWith(".ts") && isNamed(text));
    const rank = (path: string, steps: number) =>
      steps - (path.startsWith("supabase/tests/") ? 10 : 0) - (direct.test(texts.get(path) ?? "") ? 20 : 0);
    return sortTests(distances(named.map(([path]) => path)), rank);
  }

  /** The functions, views and tables of the database that name this one, also through a trigger. */
  function callersOf(name: string) {
    const named = new RegExp(`[ .(]${name}\\b`);
    const statements = [...texts].flatMap(([path, text]) => (path.endsWith(".sql") ? text.split(/^(?=create )/m) : []));
    return statements.flatMap((statement) => {
      const head =
        /^create (?:or replace )?(?:function|table|view) (?:\w+\.)?(\w+)|^create (?:trigger|policy)\b[^;]*? on (?:\w+\.)?(\w+)/;
      const [, made, table] = head.exec(statement) ?? [];
      return named.test(statement.slice(head.exec(statement)?.[0].length)) ? [made ?? table ?? name] : [];
    });
  }
}

function sortTests(found: Map<string, number>, rank: (path: string, steps: number) => number) {
  const tests = [...found]
    .filter(([path]) => isTest(path))
    .map(([path, steps]) => [path, rank(path, steps) + (slow.test(path) ? 15 : 0)] as const);
  return tests.sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1)).map(([path]) => path);
}

/** Also files that are named to be started, such as server/main.ts. */
function importsOf(path: string, text: string) {
  const found = text.matchAll(/["'`]((?:\.\.?\/|#)[^"'`\s]+\.tsx?)["'`]/g);
  return [...found].map(([, name = ""]) =>
    name.startsWith("#") ? name.slice(1) : normalize(join(dirname(path), name)),
  );
}

const isBeside = (test: string, file: string) => test.replace(/\.test\.tsx?$/, "") === file.replace(/\.tsx?$/, "");

function sharedFolders(a: string, b: string) {
  const [one, other] = [dirname(a).split("/"), dirname(b).split("/")];
  const differs = one.findIndex((name, index) => name !== other[index]);
  return differs === -1 ? one.length : differs;
}
