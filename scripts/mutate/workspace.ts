import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Change } from "./typescript.ts";

export type Run = { result: "passed" | "failed" | "nothing ran" | "timed out"; failures: string[] };
type Limits = { seconds: number; ownDatabase: boolean };
export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

/** A copy of the tree in which files may be changed: the real one is never touched, whatever happens. */
export async function openWorkspace(root: string, files: string[], postgresHost: string) {
  const folder = await mkdtemp(join(tmpdir(), "mutate-"));
  const temporary = join(folder, "tmp");
  for (const path of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(root, path), join(folder, path));
  }
  await mkdir(temporary);
  // As root, PostgreSQL runs as somebody else, who must be able to enter.
  for (const path of [folder, temporary]) await chmod(path, 0o711);
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const report = join(temporary, "report.json");

  let running: number | undefined;

  async function runTests(tests: string[], { seconds, ownDatabase }: Limits): Promise<Run> {
    await rm(report, { force: true });
    const options = ["--retry=0", "--bail=1", "--maxWorkers=1", "--reporter=json", `--outputFile=${report}`];
    if (!ownDatabase) options.push("--config=scripts/mutate/vitest.config.ts");
    const env = { ...process.env, TMPDIR: temporary, POSTGRES_HOST: postgresHost };
    const child = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...options, ...tests], {
      ...{ cwd: folder, env, stdio: "ignore", detached: true },
    });
    running = child.pid;
    const clock = setTimeout(() => endGroup(child.pid), seconds * 1000);
    const [, signal] = await once(child, "exit");
    clearTimeout(clock);
    running = undefined;
    await endDatabases();
    if (signal) return { result: "timed out", failures: [] };
    const { numTotalTests = 0, success = false, testResults = [] } = await readReport();
    if (numTotalTests === 0 && testResults.length === 0) return { result: "nothing ran", failures: [] };
    return { result: success ? "passed" : "failed", failures: failuresOf(folder, testResults) };
  }

  async function readReport(): Promise<Report> {
    return JSON.parse(await readFile(report, "utf8").catch(() => "{}"));
  }

  /** A server that was ended in the middle leaves its database running. */
  async function endDatabases() {
    for await (const path of glob("**/postmaster.pid", { cwd: temporary })) {
      const [pid] = (await readFile(join(temporary, path), "utf8").catch(() => "")).split("\n");
      if (Number(pid) > 0) await promisify(execFile)("kill", ["-QUIT", String(pid)]).catch(() => {});
    }
  }

  return {
    folder,
    runTests,
    /** Changes one file for as long as `work` takes. */
    async withChange<Result>(file: string, { start, end, text }: Change, work: () => Promise<Result>) {
      const path = join(folder, file);
      const source = await readFile(path, "utf8");
      await writeFile(path, source.slice(0, start) + text + source.slice(end));
      return work().finally(() => writeFile(path, source));
    },
    async close() {
      endGroup(running);
      await endDatabases();
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

type Report = {
  numTotalTests?: number;
  success?: boolean;
  testResults?: { name: string; status: string; assertionResults: { status: string; title: string }[] }[];
};

/** Files that do not load come last: those that were not run after the first failure look the same. */
function failuresOf(folder: string, results: NonNullable<Report["testResults"]>) {
  const pathOf = (name: string) => name.slice(name.indexOf(folder) + folder.length + 1);
  const tests = results.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === "failed").map(({ title }) => `${pathOf(name)}: ${title}`),
  );
  const files = results.filter(({ status }) => status === "failed").map(({ name }) => `${pathOf(name)}: does not load`);
  return [...tests, ...files];
}

/** The runner and its workers; a mutant that turns in circles hears nothing else. */
function endGroup(pid: number | undefined) {
  if (pid) process.kill(-pid, "SIGKILL");
}
