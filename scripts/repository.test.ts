import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

const crossings: [string, string][] = [
  ["app/shared/x.ts", "#app/features/search/filters/filters.ts"],
  ["app/shared/x.ts", "#server/config/config.ts"],
  ["app/shared/ui/x.tsx", "#app/public/document.tsx"],
  ["app/shared/ui/x.tsx", "#app/panel/panel-layout.tsx"],
  ["app/features/search/x.ts", "#app/features/reviews/stars.tsx"],
  ["app/features/search/x.ts", "#app/features/reviews/reviews.server.ts"],
  ["app/features/search/x.ts", "../reviews/reviews.ts"],
  ["app/features/search/results/x.ts", "../../reviews/reviews.ts"],
  ["app/features/search/results/x.ts", "#app/features/reviews/stars.tsx"],
  ["app/features/search/x.ts", "#app/public/page.ts"],
  ["app/features/search/x.tsx", "#app/public/island.tsx"],
  ["app/features/search/x.tsx", "#app/panel/pages/dashboard.tsx"],
  ["app/features/search/x.server.ts", "#server/database/database.ts"],
  ["app/emails/x.tsx", "#app/features/search/results/results.tsx"],
  ["app/emails/x.tsx", "#app/shared/ui/button.tsx"],
  ["app/emails/x.tsx", "#server/config/config.ts"],
  ["app/emails/x.tsx", "#app/public/pages/home.tsx"],
  ["app/public/pages/x.tsx", "#server/config/config.ts"],
  ["app/public/browser/x.ts", "../../../server/config/config.ts"],
  ["app/panel/x.tsx", "#server/config/config.ts"],
  ["app/x.server.tsx", "#server/pages/pages.ts"],
  ["server/jobs/x.ts", "#app/features/search/search.server.ts"],
  ["server/jobs/x.ts", "#app/shared/ui/button.tsx"],
  ["server/pages/x.ts", "#app/public/document.tsx"],
  ["server/pages/x.ts", "#app/entry.server.tsx"],
  ["server/pages/x.ts", "#app/panel/panel-paths.ts"],
  ["server/pages/x.ts", "../../app/public/page.ts"],
  ["server/x.ts", "../app/public/page.ts"],
  ["server/gateway/rest/x.ts", "#app/shared/brand.ts"],
  ["server/gateway/rest/x.ts", "../../email/send.ts"],
  ["server/gateway/rest/x.ts", "../../config/config.ts"],
  ["server/gateway/rest/x.ts", "../../visitors/limits.ts"],
];
const allowed: [string, string][] = [
  ["app/shared/x.ts", "#server/database/schema.generated.ts"],
  ["app/features/search/x.ts", "#app/features/reviews/reviews.ts"],
  ["app/features/search/x.tsx", "./filters.server.ts"],
  ["app/features/search/results/x.tsx", "../search-form.tsx"],
  ["app/features/search/x.tsx", "#app/shared/ui/button.tsx"],
  ["app/emails/x.tsx", "#app/features/reviews/reviews.ts"],
  ["app/public/pages/x.tsx", "#app/features/search/search.server.ts"],
  ["app/public/pages/x.tsx", "#app/panel/panel-paths.ts"],
  ["app/panel/x.tsx", "#app/features/search/results/results.tsx"],
  ["app/features/search/x.tsx", "./results.tsx"],
  ["server/jobs/x.ts", "#app/features/subscription/subscription.ts"],
  ["server/pages/x.ts", "#app/public/page.ts"],
  ["server/gateway/rest/x.ts", "../../database/acting.ts"],
];
test("the linter refuses imports across the boundaries and lets the others be", async () => {
  const folder = await mkdtemp(join(tmpdir(), "boundaries-"));
  const config = JSON.parse(await readFile(join(root, "biome.json"), "utf8"));
  await writeFile(join(folder, "biome.json"), JSON.stringify({ ...config, vcs: undefined, $schema: undefined }));
  const cases = [...crossings, ...allowed].map(([path, name], index) => ({
    name,
    path: path.replace("x.", `case-${index}.`),
  }));
  for (const { path, name } of cases) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `import { x } from "${name}";\nconsole.log(x);\n`);
  }
  const report = await runBiome(folder);
  const refused = cases.filter(({ path }) => report.includes(`${path}:`)).map(({ name }) => name);
  expect(refused).toEqual(crossings.map(([, name]) => name));
  await rm(folder, { recursive: true });
});

function runBiome(folder: string) {
  const args = ["lint", "--only=style/noRestrictedImports", "--max-diagnostics=none", "."];
  return new Promise<string>((resolve) => {
    execFile(join(root, "node_modules/.bin/biome"), args, { cwd: folder }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }> };

test("the lock file holds every platform's optional package and names no host", async () => {
  const text = await readFile(join(root, "package-lock.json"), "utf8");
  const { packages }: Lock = JSON.parse(text);
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isInstalledFor(packages, path, name))
      .map((name) => `${path} → ${name}`),
  );
  expect(missing).toEqual([]);
  expect(text).not.toContain('"resolved"');
});

test("every version in package.json is exact", async () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    await readFile(join(root, "package.json"), "utf8"),
  );
  const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter((version) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
});

test("the README is short", async () => {
  expect((await readFile(join(root, "README.md"), "utf8")).trim().split("\n").length).toBeLessThanOrEqual(80);
});

test("no folder holds more than 25 files, except those that grow by one of a kind", async () => {
  const tracked = (await run("git", ["ls-files"])).trim().split("\n");
  const folders = Map.groupBy(tracked, (path) => dirname(path));
  const grows = /^supabase\/(migrations|seed\/portraits)$/;
  const crowded = [...folders].filter(([folder, files]) => files.length > 25 && !grows.test(folder));
  expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

test("every variable of the configuration is explained in .env.example", async () => {
  const [example, config] = await Promise.all(
    [".env.example", "server/config/environment.ts"].map((path) => readFile(join(root, path), "utf8")),
  );
  const names = [...String(config).matchAll(/^ {2}([A-Z][A-Z_]+): /gm)]
    .map((match) => match[1])
    .filter((name) => name !== "NODE_ENV");
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(example).toMatch(new RegExp(`^# ?${name}=`, "m"));
});

test("no test expects an empty object within a pattern, which any object would match", async () => {
  expect(emptyPatterns("x.ts", "expect(a).toMatchObject({ b: [{ c: {} }] });\nexpect.objectContaining({});")).toEqual([
    "x.ts:1",
    "x.ts:2",
  ]);
  expect(emptyPatterns("x.ts", "expect(f({})).toMatchObject({ b: [] }); expect(a).toEqual({});")).toEqual([]);
  const files: string[] = [];
  for await (const path of glob("{app,server,supabase,scripts,e2e}/**/*.{test,journey}.{ts,tsx}", { cwd: root }))
    files.push(path);
  expect(files.length).toBeGreaterThan(200);
  const found = files.map(async (path) => emptyPatterns(path, await readFile(join(root, path), "utf8")));
  expect((await Promise.all(found)).flat()).toEqual([]);
});

/** Where `toMatchObject` or `objectContaining` is given `{}`. */
function emptyPatterns(path: string, text: string) {
  const found: string[] = [];
  if (!text.includes("{}")) return found;
  visit(parseSync(path, text).program, false);
  return found;

  function visit(node: unknown, isPattern: boolean) {
    if (typeof node !== "object" || node === null) return;
    const { type, start, properties, callee, ...rest } = node as Record<string, unknown>;
    if (isPattern && type === "ObjectExpression" && (properties as unknown[]).length === 0)
      found.push(`${path}:${text.slice(0, Number(start)).split("\n").length}`);
    const { name } = (callee as { property?: { name?: string } } | undefined)?.property ?? {};
    visit(callee, isPattern);
    for (const inner of [properties, ...Object.values(rest)])
      visit(inner, isPattern || name === "toMatchObject" || name === "objectContaining");
  }
}

/** npm looks in the package's own folder first, then in every folder above. */
function isInstalledFor(packages: Lock["packages"], path: string, name: string): boolean {
  if (packages[`${path ? `${path}/` : ""}node_modules/${name}`]) return true;
  if (path === "") return false;
  const above = path.lastIndexOf("node_modules/");
  return isInstalledFor(packages, path.slice(0, Math.max(0, above - 1)), name);
}

test("files that documents and comments name exist", async () => {
  const tracked = (await run("git", ["ls-files"])).trim().split("\n");
  const known = new Set(tracked);
  const folders = new Set(
    tracked.flatMap((path) => path.split("/").map((_, index, parts) => parts.slice(0, index).join("/"))),
  );
  const texts = tracked.filter(
    (path) => /\.(md|ts|tsx|sql)$/.test(path) && !/CHANGELOG|^supabase\/releases/.test(path),
  );
  const missing: string[] = [];
  for (const path of texts) {
    const text = await readFile(join(root, path), "utf8");
    const prose = path.endsWith(".md")
      ? text
      : text
          .split("\n")
          .filter((line) => /^\s*(\/\/|\/?\*|--)/.test(line))
          .join("\n");
    for (const [, named = ""] of prose.matchAll(
      /(?<![@\w/.<-])((?:app|server|supabase|scripts|e2e|bench|docs)\/[\w./-]*\w)(?![\w.-]*[{*<])/g,
    ))
      if (!known.has(named) && !folders.has(named) && !/[*<{]/.test(named)) missing.push(`${path}: ${named}`);
    for (const [named] of prose.matchAll(/(?<![\w/.-])[A-Z]{4,}\.md\b/g))
      if (!known.has(named)) missing.push(`${path}: ${named}`);
  }
  expect(missing).toEqual([]);
});

test("every attack suite stands in the table of docs/security.md, and nothing else does", async () => {
  const table = await readFile(join(root, "docs/security.md"), "utf8");
  const named = [...table.matchAll(/^\| `([\w./-]+\.attack\.test\.ts)` \|/gm)].map(([, path]) => path);
  const suites: string[] = [];
  for await (const path of glob("{app,server,supabase,scripts}/**/*.attack.test.ts", { cwd: root })) suites.push(path);
  expect(suites.length).toBeGreaterThan(5);
  expect(named.toSorted()).toEqual(suites.toSorted());
});

test("every rule of docs/rules.md is kept by a file and shown by a test, each of which is there", async () => {
  const lines = (await readFile(join(root, "docs/rules.md"), "utf8")).split("\n");
  const rules = lines
    .filter((line) => /^\| (?!Rule \|)/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
  expect(rules.length).toBeGreaterThan(56);
  const wrong: string[] = [];
  for (const [rule = "", source = "", kept = "", shown = "", ...more] of rules) {
    const files = [...kept.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
    const tests = [...shown.matchAll(/`([^`]+)` "([^"]+(?:"[^"|<]*"[^"]*)?)"/g)];
    if (!rule.trim() || !source.trim() || files.length === 0 || tests.length === 0 || more.length > 0) wrong.push(rule);
    for (const path of files) if (!existsSync(join(root, path))) wrong.push(`${rule}: ${path}`);
    for (const [, path = "", title = ""] of tests) {
      const code = await readFile(join(root, path), "utf8").catch(() => "");
      if (!code.includes(title)) wrong.push(`${rule}: ${path} "${title}"`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Periods that promise nothing, or that a law or a clock made: everything else in a text comes from a constant. */
const noPromises = [
  ...["Restam apenas 3 dias", "leva um minuto", "Leva um minuto", "um dia quiser voltar", "40 a 60 minutos"],
  ...["18 anos", "uma semana comum", "um segundo fator", "Espere um minuto", "peça outro em um minuto"],
  // What a figure is counted over.
  "daqui a um mês",
  ...["em 30 dias", "nos últimos 30 dias", "Últimos 30 dias", "em 7 dias"],
  // Of a form's own limit, beside it.
  ...["de 10 a 240 minutos", "no máximo um ano", "valem em até um minuto"],
  ...['"1 dia"', "apenas 1 dia"],
  // Until when medicine after sexual violence works best.
  "em até 72 horas",
  // How often a series comes.
  "cada duas semanas",
];

test("no text names a period that is typed by hand: it comes from what keeps it", async () => {
  const period =
    /(?<![\p{L}\d$])(?:\d+|uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|trinta|noventa) (?:dias?|horas?|minutos?|semanas?|m[eê]s(?:es)?|anos?|segundos?)(?!\p{L})/giu;
  const typed: string[] = [];
  for await (const path of glob("app/**/*.{ts,tsx}", { cwd: root })) {
    if (/\.test\.|\/testing\//.test(path) || path.endsWith("formats.ts")) continue;
    const lines = (await readFile(join(root, path), "utf8")).split("\n");
    for (const line of lines.filter((text) => !/^\s*(\/\/|\/?\*)/.test(text))) {
      const rest = noPromises.reduce((text, known) => text.replaceAll(known, ""), line);
      for (const [words] of rest.matchAll(period)) typed.push(`${path}: ${words}`);
    }
  }
  expect(typed).toEqual([]);
});

function run(command: string, args: string[]) {
  return new Promise<string>((resolve, reject) => {
    execFile(command, args, { cwd: root, maxBuffer: 1 << 26 }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });
}
