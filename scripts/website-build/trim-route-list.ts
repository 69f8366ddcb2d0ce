import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const head = "window.__reactRouterManifest=";

type Route = Record<string, unknown> & { hasDefaultExport: boolean };

/**
 * The list of routes is part of every page. Addresses without a page (pictures, calendars, look-ups) are never reached
 * by the router in the browser, what a route has not need not be said, and what its script imports stands in the script
 * itself; only the server, which has a list of its own, tells browsers of it beforehand. Two kilobytes less.
 */
export async function trimRouteList(clientFolder: string) {
  const assets = join(clientFolder, "assets");
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error("React Router wrote no list of routes");
  const text = await readFile(join(assets, name), "utf8");
  if (!text.startsWith(head)) throw new Error("React Router writes its list of routes in another way");
  const list = JSON.parse(text.slice(head.length).replace(/;\s*$/, "")) as { routes: Record<string, Route> };
  const pages = Object.entries(list.routes).filter(([, route]) => route.hasDefaultExport);
  list.routes = Object.fromEntries(pages.map(([id, { imports, ...route }]) => [id, withoutBlanks(route)]));
  await writeFile(join(assets, name), `${head}${JSON.stringify(list)};`);
}

function withoutBlanks(route: Omit<Route, "imports">) {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)) as Route;
}
