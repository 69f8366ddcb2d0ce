import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { isSlow, whatToTest } from "./what-to-test.ts";

const root = join(import.meta.dirname, "../..");

/** What to run of what changed since a commit, committed or not; it prints what that is, and what it leaves out. */
export async function planQuick(commit: string) {
  const [changed, related, tracked] = await Promise.all([
    changedSince(commit),
    // Renamed and deleted files have no importers left; the checker of types finds those.
    lines("node_modules/.bin/vitest", ["list", "--filesOnly", "--changed", commit]),
    lines("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"]),
  ]);
  const here = tracked.filter((path) => existsSync(join(root, path)));
  const all = {
    tests: here.filter((path) => /^(app|scripts|server|supabase)\/.*\.test\.tsx?$/.test(path)),
    journeys: here.filter((path) => /^e2e\/.*\.journey\.ts$/.test(path)),
  };
  const plan = whatToTest(changed, related, all);
  const isLeft = (path: string) => !plan.tests.includes(path) && !plan.journeys.includes(path);
  console.log(`Files changed since ${commit}: ${changed.length}. Beside lint, types and dead code run:`);
  print("Tests", plan.tests);
  print("Journeys", plan.journeys);
  console.log("Left to npm test:");
  print("Slow tests", all.tests.filter(isSlow).filter(isLeft));
  print("Other tests", all.tests.filter((path) => !isSlow(path)).filter(isLeft));
  print("Journeys", all.journeys.filter(isLeft));
  return plan;
}

async function changedSince(commit: string) {
  const [tracked, added] = await Promise.all([
    lines("git", ["diff", "--name-only", "--no-renames", "--merge-base", commit]),
    lines("git", ["ls-files", "--others", "--exclude-standard"]),
  ]);
  return [...tracked, ...added];
}

/** By folder where there are many: all of it stays on one screen. */
function print(title: string, paths: string[]) {
  const folders = Map.groupBy(paths, (path) => dirname(path).split("/").slice(0, 2).join("/"));
  const names = paths.length <= 6 ? paths : [...folders].map(([name, { length }]) => `${name} (${length})`);
  console.log(`  ${title}, ${paths.length}: ${names.join(", ") || "none"}`);
}

async function lines(command: string, args: string[]) {
  const { stdout } = await promisify(execFile)(command, args, { cwd: root, maxBuffer: 64 * 1024 ** 2 });
  return stdout.split("\n").filter(Boolean);
}
