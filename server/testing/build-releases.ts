import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { loadAssets } from "../pages/assets/assets.ts";
import { buildFolder, buildIfStale } from "../pages/assets/build.ts";
import { compress, isCompressible } from "../pages/compression.ts";

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);

/** In the footer of every page, in the style sheet, in the script of every page, and in a form that wakes up. */
const changes: [path: string, from: RegExp, to: string][] = [
  ["app/shared/brand.ts", /Todos os direitos reservados/, "Na nova versão, todos os direitos reservados"],
  ["app/app.css", /$/, "\n.of-the-second-release { color: red }\n"],
  ["app/public/browser/main.ts", /$/, '\ndocument.documentElement.dataset.release = "second";\n'],
  ["app/public/islands/search-form.ts", /$/, '\nconsole.info("second release");\n'],
];

export type Releases = Awaited<ReturnType<typeof buildReleases>>;

/** The website as it is built here, and built once more with a few changes: two releases that differ in some files. */
export async function buildReleases() {
  const folder = await mkdtemp(join(tmpdir(), "releases-"));
  for (const part of ["app", "public", "package.json", "vite.config.ts", "tsconfig.json"])
    await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await buildIfStale(() => {});
  const first = join(folder, "first");
  await cp(buildFolder, first, { recursive: true });
  for (const [path, from, to] of changes) {
    const text = await readFile(join(folder, path), "utf8");
    if (!from.test(text)) throw new Error(`${path} has no ${from}`);
    await writeFile(join(folder, path), text.replace(from, to));
  }
  const second = await build(folder, "second");
  return { folder, first, second, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

async function build(folder: string, name: string) {
  const target = join(folder, name);
  const env = { ...process.env, NODE_ENV: "production", VITE_BUILD_FOLDER: target };
  await run(process.execPath, [join(root, "node_modules/.bin/vite"), "build", "--app"], { cwd: folder, env });
  await compressQuickly(join(target, "client"));
  return target;
}

/** The best quality, which the first has, would take longer than the build. */
async function compressQuickly(client: string) {
  for (const [path, { type, bodies }] of await loadAssets(client)) {
    if (!isCompressible(type)) continue;
    await writeFile(join(client, `${path}.br`), compress(bodies.identity, "br"));
    await writeFile(join(client, `${path}.gz`), compress(bodies.identity, "gzip"));
  }
}
