import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfStale } from "#server/pages/build.ts";
import { prepareData } from "#server/testing/run-server.ts";

/** `npm test`: lint, types, dead code, tests and journeys, with one closing line that counts them all. */
const root = join(import.meta.dirname, "..");
const reports = join(root, ".cache/reports");
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const folder = await mkdtemp(join(tmpdir(), "betesda-prepared-"));
const prepared = { PREPARED_DATA: join(folder, "data") };
const checks = [
  (async () => [
    await check("Lint", "biome", ["check", "."]),
    await checkTypes(),
    await check("Dead code", "knip", []),
  ])(),
  (async () => {
    await buildIfStale(() => console.log("Building the website"));
    await prepareData(prepared.PREPARED_DATA);
    // At once: tests wait for databases and processes, journeys for pages, and neither needs the other's core then.
    return Promise.all([runTests(), runJourneys()]);
  })(),
];
const results = (await Promise.all(checks)).flat();
await rm(folder, { recursive: true });

const total = (key: "passed" | "failed") => results.reduce((sum, result) => sum + result[key], 0);
console.log(`${total("passed")} passed, ${total("failed")} failed`);
process.exit(total("failed") > 0 ? 1 : 0);

type Result = { passed: number; failed: number };

async function checkTypes() {
  // Every checker reads the libraries anew: more than one for each of the usual two cores is work done twice.
  return check("Types", "tsc", ["--noEmit", "--project", ".", "--checkers", "2"]);
}

async function runTests(): Promise<Result> {
  const report = join(reports, "tests.json");
  const code = await run(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    prepared,
  );
  const { numPassedTests = 0, numFailedTests = 0 } = await readReport(report);
  return atLeastOneFailure(code, { passed: numPassedTests, failed: numFailedTests });
}

async function runJourneys(): Promise<Result> {
  const report = join(reports, "journeys.json");
  const code = await run("playwright", ["test"], { ...prepared, E2E_REPORT: report });
  const { stats = {} } = await readReport(report);
  return atLeastOneFailure(code, { passed: stats.expected ?? 0, failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0) });
}

async function check(name: string, command: string, args: string[]): Promise<Result> {
  const code = await run(command, args);
  console.log(`${name}: ${code === 0 ? "ok" : "failed"}`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** A runner that ended badly without counting a failure, or that ran nothing, is a failure too. */
function atLeastOneFailure(code: number, result: Result): Result {
  const isBad = code !== 0 || result.passed === 0;
  return isBad ? { ...result, failed: Math.max(1, result.failed) } : result;
}

async function run(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(join(root, "node_modules/.bin", command), args, {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(root, ".cache/node"), ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "exit");
  return code === null ? 1 : Number(code);
}

async function readReport(path: string) {
  return JSON.parse(await readFile(path, "utf8").catch(() => "{}"));
}
