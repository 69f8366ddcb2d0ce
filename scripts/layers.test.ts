import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/* A folder imports only from those before it. Biome's noImportCycles holds the files, this the rooms they are in. */

const root = fileURLToPath(new URL("..", import.meta.url));

const layers = {
  server: [
    ...["kernel", "config", "database", "http", "observability"],
    ...["gateway", "outbound", "email", "storage", "visitors", "calendars", "search", "counts", "legal"],
    ...["pages", "payments", "functions", "backup", "health", "jobs"],
  ],
  "app/features": [
    ...["subscription", "reports", "professionals", "availability", "search", "sitemap", "photo", "verification"],
    ...["favourites", "status", "privacy", "reviews", "legal", "account", "appointments", "operator", "sign-up"],
    ...["waiting-list", "statistics", "landing", "widget", "panel", "share-image"],
  ],
};

const isTestOnly = (path: string) => /\.(?:test|fixture)\.tsx?$|\/testing\//.test(path);

/** Of every folder the imports that lead to a folder which is not before it. */
async function wrongImports(place: string, order: readonly string[]) {
  const wrong: string[] = [];
  const paths = globSync(`${place}/*/**/*.{ts,tsx}`, { cwd: root }).filter((path) => !isTestOnly(path));
  for (const path of paths) {
    const from = folderOf(place, path);
    for (const [, name = ""] of (await readFile(join(root, path), "utf8")).matchAll(
      /(?:from|import)\s*\(?\s*"([^"]+)"/g,
    )) {
      const to = folderOf(place, targetOf(path, name));
      if (to && to !== from && order.indexOf(to) >= order.indexOf(from)) wrong.push(`${path} imports ${name}`);
    }
  }
  return wrong;
}

function targetOf(path: string, name: string) {
  if (name.startsWith("#")) return name.slice(1);
  return name.startsWith(".") ? normalize(join(dirname(path), name)) : "";
}

/** Empty for a file that lies in the place itself, and may import from everywhere. */
const folderOf = (place: string, path: string) =>
  path.startsWith(`${place}/`) && path.slice(place.length + 1).includes("/")
    ? String(path.slice(place.length + 1).split("/")[0])
    : "";

test.each(Object.entries(layers))("a folder of %s imports only from those before it", async (place, order) => {
  const folders = globSync(`${place}/*/`, { cwd: root }).map(
    (path) => path.split("/").at(-1) || path.split("/").at(-2),
  );
  expect(new Set(folders.filter((name) => name !== "testing"))).toEqual(new Set(order));
  expect(await wrongImports(place, order)).toEqual([]);
});

test("nothing in a folder of the server imports a file that lies above all folders", async () => {
  const wrong: string[] = [];
  for (const path of globSync("server/*/**/*.ts", { cwd: root }).filter((one) => !isTestOnly(one)))
    for (const [, name = ""] of (await readFile(join(root, path), "utf8")).matchAll(/from\s*"([^"]+)"/g))
      if (/^server\/[^/]+$/.test(targetOf(path, name))) wrong.push(`${path} imports ${name}`);
  expect(wrong).toEqual([]);
});
