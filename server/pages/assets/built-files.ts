import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Sql } from "postgres";
import type { Website } from "#app/public/website.ts";
import type { Log } from "../../kernel/log.ts";
import { loadAssets, serveAssets } from "./assets.ts";
import { buildFolder } from "./build.ts";
import type { WebsiteFiles } from "./files.ts";
import { publishAssets } from "./published-assets.ts";

type Deps = { sql: Sql; log: Log; isOfflineKept: boolean };
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The website as it was built, its files in memory and published for processes of other versions. */
export async function builtFiles({ sql, log, isOfflineKept }: Deps): Promise<WebsiteFiles> {
  const entry = pathToFileURL(join(buildFolder, "server/index.js")).href;
  const [website, assets, manifest] = await Promise.all([
    import(entry) as Promise<Website>,
    loadAssets(join(buildFolder, "client")),
    readFile(join(buildFolder, "client/.vite/manifest.json"), "utf8").then(JSON.parse) as Promise<Manifest>,
  ]);
  const worker = assets.get(isOfflineKept ? "/sw.js" : "/sw-off.js");
  if (worker) assets.set("/sw.js", worker);
  const addressOf = (source: string) => {
    const built = manifest[source];
    if (!built) throw new Error(`the build has no ${source}`);
    return `/${built.file}`;
  };
  return {
    website: () => website,
    serve: serveAssets(assets, await publishAssets(sql, log, assets)),
    assets: {
      styles: addressOf("app/app.css"),
      script: addressOf("app/public/browser/main.ts"),
      panel: addressOf("app/panel/main.tsx"),
      panelImports: importsOf(manifest, "app/panel/main.tsx").map(addressOf),
      fonts: [addressOf("app/fonts/source-sans-3.woff2"), addressOf("app/fonts/lora.woff2")],
      preamble: undefined,
    },
  };
}

/** Every file that one needs before it runs; a browser learns of them level by level, as it reads those before. */
function importsOf(manifest: Manifest, source: string) {
  const found = new Set<string>();
  const follow = (one: string) => {
    for (const name of manifest[one]?.imports ?? []) {
      if (found.has(name)) continue;
      found.add(name);
      follow(name);
    }
  };
  follow(source);
  return [...found];
}
