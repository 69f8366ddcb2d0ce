import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "run-"));
  await addProject("bare");
  await addProject("carrying");
  const carried = `carrying/node_modules/node-${process.platform}-${process.arch}/bin/node`;
  await addFakeNode(join(folder, carried), "v24.21.0");
  for (const version of ["v20.20.2", "v24.6.0", "v24.7.0", "v25.0.0"])
    await addFakeNode(join(folder, version, "node"), version);
});
afterAll(() => rm(folder, { recursive: true }));

test("the Node that came with the packages goes first", async () => {
  const { output, code } = await run("carrying", ["script.ts", "a b", "--c"], { path: ["v25.0.0"] });
  expect(output).toBe("v24.21.0 runs: script.ts a b --c\n");
  expect(code).toBe(3);
});

test("without it, the Node at hand runs the script, with its options and arguments", async () => {
  const program = "console.log(process.execArgv[0], ...process.argv.slice(1)); process.exit(5)";
  const { output, code } = await run("bare", ["--conditions=development", "-e", program, "a b", "c"], { isOld: false });
  expect(output).toBe("--conditions=development a b c\n");
  expect(code).toBe(5);
});

test("where that one is too old, another one on the path does", async () => {
  for (const version of ["v24.7.0", "v25.0.0"]) {
    const { output } = await run("bare", ["script.ts"], { path: ["none", "v20.20.2", "v24.6.0", version] });
    expect(output).toBe(`${version} runs: script.ts\n`);
  }
});

test("what the script starts by name takes the same Node", async () => {
  const program =
    'console.log(require("node:child_process").execFileSync("node", ["--version"], { encoding: "utf8" }))';
  const { output } = await run("bare", ["-e", program], { isOld: false, path: ["v20.20.2"] });
  expect(output.trim()).toBe(process.version);
});

test("without any, one clear line says what to install", async () => {
  const { output, errors, code } = await run("bare", ["script.ts"], { path: ["v20.20.2", "v24.6.0"] });
  expect(output).toBe("");
  expect(errors).toMatch(/^É preciso o Node 24\.7 ou mais novo, .*: instale-o de https:\/\/nodejs\.org\n$/);
  expect(code).toBe(1);
});

test("every script of package.json is run that way", async () => {
  const { scripts } = JSON.parse(await readFile(join(import.meta.dirname, "../package.json"), "utf8"));
  const commands = Object.values<string>(scripts).flatMap((script) => script.split(" && "));
  expect(commands.filter((command) => !/^(exec )?node scripts\/run\.js /.test(command))).toEqual([]);
});

const waiting = "setInterval(() => {}, 1000); console.log('ready')";
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  test(`${signal} reaches the script, which ends in its own way`, async () => {
    const program = `process.on("${signal}", () => setTimeout(process.exit, 100, 7)); ${waiting}`;
    expect(await run("bare", ["-e", program], { isOld: false, signal })).toMatchObject({ code: 7, signal: null });
    expect(await run("bare", ["-e", waiting], { isOld: false, signal })).toMatchObject({ code: null, signal });
  });
}

test("a script that was killed looks killed", async () => {
  const ended = await run("bare", ["-e", 'process.kill(process.pid, "SIGKILL")'], { isOld: false });
  expect(ended).toMatchObject({ code: null, signal: "SIGKILL" });
});

type Options = {
  path?: string[];
  /** Whether the Node that runs the launcher is too old for the script. */
  isOld?: boolean;
  /** Sent to the launcher as soon as the script has printed something. */
  signal?: NodeJS.Signals;
};

async function run(project: string, args: string[], { path = [], isOld = true, signal: sent }: Options) {
  const old = `data:text/javascript,process.execPath=${JSON.stringify(join(folder, "v20.20.2/node"))}`;
  const child = spawn(
    process.execPath,
    [...(isOld ? ["--import", old] : []), join(folder, project, "scripts/run.js"), ...args],
    { env: { PATH: path.map((name) => join(folder, name)).join(":") } },
  );
  if (sent) child.stdout.once("data", () => child.kill(sent));
  const [output, errors, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { output, errors, code, signal };
}

async function addProject(name: string) {
  await cp(join(import.meta.dirname, "run.js"), join(folder, name, "scripts/run.js"));
  await writeFile(join(folder, name, "package.json"), '{ "type": "module" }');
}

async function addFakeNode(path: string, version: string) {
  const program = `#!/bin/sh\n[ "$1" = --version ] && echo ${version} && exit\necho "${version} runs: $*"\nexit 3\n`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, program, { mode: 0o755 });
}
