import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Sql } from "postgres";
import type { Website } from "#app/public/website.ts";
import type { Log } from "../../observability/log.ts";
import { loadAssets, serveAssets } from "./assets.ts";
import { buildFolder } from "./build.ts";
import type { WebsiteFiles } from "./files.ts";
import { publishAssets } from "./published-assets.ts";

type Deps = { sql: Sql; log: Log; isOfflineKept: boolean };
type Manifest = Record<string, { file: string }>;

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
      fonts: [addressOf("app/fonts/source-sans-3.woff2"), addressOf("app/fonts/lora.woff2")],
      preamble: undefined,
    },
  };
}
