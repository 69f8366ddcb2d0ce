import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { decompress } from "../compression.ts";
import { compressAssets } from "./assets.ts";
import { buildFolder, buildIfStale } from "./build.ts";

test("of the previous build the compressed forms of the same bytes are kept, and of no others", async () => {
  const folder = await mkdtemp(join(tmpdir(), "assets-"));
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  const write = async (build: string, files: Record<string, string>) => {
    await mkdir(build);
    for (const [name, text] of Object.entries(files)) await writeFile(join(build, name), text);
  };
  const same = "a file of both".repeat(50);
  await write(first, { "same.js": same, "sw.js": "old" });
  // There is no build before the first.
  await compressAssets(first, join(folder, "none"));
  await writeFile(join(first, "same.js.br"), "as it was");
  await write(second, { "same.js": same, "sw.js": "new" });
  await compressAssets(second, first);
  expect(await readFile(join(second, "same.js.br"), "utf8")).toBe("as it was");
  const read = async (name: string) => readFile(join(second, name));
  expect(decompress(await read("same.js.gz"), "gzip").toString()).toBe(same);
  for (const [name, encoding] of [
    ["sw.js.br", "br"],
    ["sw.js.gz", "gzip"],
  ] as const)
    expect(decompress(await read(name), encoding).toString()).toBe("new");
  await rm(folder, { recursive: true });
});

/** Safari 16.4, Chrome 111 and Firefox 128 are the oldest that the style sheets work in. */
const newer =
  /\b(?:(?:Map|Object)\.groupBy|Promise\.(?:try|withResolvers)|URL\.(?:canParse|parse)|Array\.fromAsync|RegExp\.escape|requestIdleCallback|checkVisibility|imageOrientation)\b|\.(?:toArray|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/g;

test("what browsers run asks for nothing that the oldest of them do not have", async () => {
  await buildIfStale(() => {});
  const names = await readdir(join(buildFolder, "client"), { recursive: true });
  const scripts = names.filter((name) => name.endsWith(".js"));
  expect(scripts).toContain("sw.js");
  expect(scripts.length).toBeGreaterThan(50);
  const found = scripts.map(async (name) => {
    const text = await readFile(join(buildFolder, "client", name), "utf8");
    return Array.from(text.matchAll(newer), ([word]) => `${name}: ${word}`);
  });
  expect((await Promise.all(found)).flat()).toEqual([]);
});
