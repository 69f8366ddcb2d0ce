import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { access, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../../kernel/start-error.ts";
import { compressAssets } from "./assets.ts";

const root = join(import.meta.dirname, "../../..");
/** A build that somebody made elsewhere, such as the one of another release; it is taken as it is. */
const given = process.env.BUILD_FOLDER;
export const buildFolder = given ?? join(root, "build");

const sources = ["app", "public", "package-lock.json", "vite.config.ts"];

/** Builds the website unless the build at hand was made from these very sources. */
export async function buildIfStale(onBuild: () => void) {
  if (given) return requireBuild();
  const wanted = await hashSources();
  const stamp = join(buildFolder, "source-hash");
  if ((await readFile(stamp, "utf8").catch(() => "")) === wanted) return;
  onBuild();
  // Into a folder beside and then one rename: neither a killed build nor two at once leave half a site.
  const partial = join(root, `.cache/build-${process.pid}`);
  const previous = join(root, `.cache/previous-${process.pid}`);
  try {
    await runBuild(partial);
    await compressAssets(join(partial, "client"), join(buildFolder, "client"));
    await writeFile(join(partial, "source-hash"), wanted);
    await rename(buildFolder, previous).catch(() => {});
    await rename(partial, buildFolder).catch(() => {});
  } finally {
    await rm(partial, { recursive: true, force: true });
    await rm(previous, { recursive: true, force: true });
  }
}

async function requireBuild() {
  await access(join(buildFolder, "server/index.js")).catch(() => {
    throw new StartError(`Não há um site compilado em BUILD_FOLDER (${buildFolder}).`);
  });
}

async function runBuild(folder: string) {
  const command = join(root, "node_modules/.bin/vite");
  const child = spawn(process.execPath, [command, "build", "--app"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", VITE_BUILD_FOLDER: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => output.push(text));
  const [code] = await once(child, "exit");
  if (code !== 0) throw new StartError(`A compilação do site falhou:\n${output.join("").trim()}`);
}

async function hashSources() {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const path of await listFiles(join(root, source))) {
      hash.update(path.slice(root.length)).update(await readFile(path));
    }
  }
  return hash.digest("hex");
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => undefined);
  if (!entries) return [path];
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => !/\.test\.tsx?$/.test(file)).sort();
}
