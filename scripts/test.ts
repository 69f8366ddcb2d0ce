import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { buildIfStale } from "#server/pages/assets/build.ts";
import { prepareData } from "#server/testing/run-server.ts";
import { planQuick } from "./tiers/quick.ts";

/**
 * `npm test`: lint, types, dead code, tests and journeys, with one closing line that counts them all.
 * `npm run test:quick -- <commit>`: of tests and journeys those that what changed since then can have broken; without a
 * commit, since the last but one.
 */
const root = join(import.meta.dirname, "..");
// The database's own user has to get into the folders that tests make, whatever the shell hides from others.
process.umask(0o022);
const reports = join(root, ".cache/reports");
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const folder = await makeScratchFolder();
process.env.TMPDIR = folder;
process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
const running = new Set<ChildProcess>();
// Also of a run that is broken off, once nobody writes there any more: memory is not cleared by itself.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => breakOff(signal));
const prepared = { PREPARED_DATA: join(folder, "data") };
const [mode, commit = "HEAD~1"] = process.argv.slice(2);
const plan = mode === "--quick" ? await planQuick(commit) : undefined;
const checks = runChecks();
if (!plan || plan.journeys.length > 0 || plan.tests.some((path) => path.startsWith("server/"))) {
  await buildIfStale(() => console.log("Building the website"));
  await prepareData(prepared.PREPARED_DATA);
}
// Tests and journeys one after the other: each fills two cores by itself, and what waits behind both is late for reasons
// of its own. Beside the checks there is room: the tests' database starts on one core.
const tests = await runTests(plan?.tests);
const journeys = plan?.journeys.length === 0 ? { passed: 0, failures: [] } : await runJourneys(plan?.journeys);
const results = [...(await checks), tests, journeys];

// Named once more at the end: among thousands of lines, and where only the last of them are kept, nobody finds them.
const failures = results.flatMap(({ failures }) => failures);
for (const name of failures) console.log(`Failed: ${name}`);
console.log(`${results.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/**
 * For whatever the run writes: in memory, where there is plenty. It makes and removes a hundred databases of a thousand
 * files each, and on a disk the copying alone is a third of what a server's start costs.
 */
async function makeScratchFolder() {
  const memory = "/dev/shm";
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  const isRoomy = Math.min(bavail * bsize, process.availableMemory()) > 8 * 1024 ** 3;
  // Containers may forbid to run anything there, and a copy of Node is run by a test.
  const mounts = await readFile("/proc/mounts", "utf8").catch(() => "");
  const isOpen = !/ \/dev\/shm tmpfs \S*noexec/.test(mounts);
  const made = await mkdtemp(join(isRoomy && isOpen ? memory : tmpdir(), "betesda-test-"));
  // Open as any folder for temporary files: some are the database's, which has a user of its own.
  await chmod(made, 0o1777);
  return made;
}

type Result = { passed: number; failures: string[] };

async function runChecks() {
  return [await check("Lint", "biome", ["check", "."]), await checkTypes(), await check("Dead code", "knip", [])];
}

async function checkTypes() {
  // Every further checker reads the libraries anew, and the usual two cores have the website to build meanwhile.
  return check("Types", "tsc", ["--noEmit", "--project", ".", "--singleThreaded"]);
}

/** Those of the given files, or all. */
async function runTests(files: string[] = []): Promise<Result> {
  const report = join(reports, "tests.json");
  const code = await run(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...files],
    prepared,
  );
  const { numPassedTests = 0, testResults = [] }: TestsReport = await readReport(report);
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed").map(({ fullName }) => fullName);
    const titles = status === "failed" && failed.length === 0 ? ["the file itself"] : failed;
    return titles.map((title) => `${relative(root, name)}: ${title}`);
  });
  return atLeastOneFailure("Tests", code, { passed: numPassedTests, failures });
}

type TestsReport = {
  numPassedTests?: number;
  testResults?: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

async function runJourneys(files: string[] = []): Promise<Result> {
  const report = join(reports, "journeys.json");
  const code = await run("playwright", ["test", ...files], { ...prepared, E2E_REPORT: report });
  const { stats, suites = [] }: JourneysReport = await readReport(report);
  return atLeastOneFailure("Journeys", code, {
    passed: stats?.expected ?? 0,
    failures: suites.flatMap(failedJourneys),
  });
}

type Suite = { suites?: Suite[]; specs?: { ok: boolean; file: string; title: string }[] };
type JourneysReport = { stats?: { expected: number }; suites?: Suite[] };

function failedJourneys({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `e2e/${file}: ${title}`);
  return [...own, ...suites.flatMap(failedJourneys)];
}

async function check(name: string, command: string, args: string[]): Promise<Result> {
  const code = await run(command, args);
  console.log(`${name}: ${code === 0 ? "ok" : "failed"}`);
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
}

/** A runner that ended badly without naming a failure, or that ran nothing, is a failure too. */
function atLeastOneFailure(name: string, code: number, { passed, failures }: Result): Result {
  const isBad = code !== 0 || passed === 0;
  return { passed, failures: isBad && failures.length === 0 ? [name] : failures };
}

async function run(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(join(root, "node_modules/.bin", command), args, {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(root, ".cache/node"), ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  running.add(child);
  const [code] = await once(child, "exit");
  running.delete(child);
  return code === null ? 1 : Number(code);
}

async function breakOff(signal: NodeJS.Signals) {
  const ends = [...running].map((child) => once(child, "exit"));
  for (const child of running) child.kill(signal);
  await Promise.all(ends);
  process.exit(1);
}

async function readReport(path: string) {
  return JSON.parse(await readFile(path, "utf8").catch(() => "{}"));
}
