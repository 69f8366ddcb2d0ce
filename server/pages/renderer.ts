import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { PlanSearch } from "#app/features/search/search-planning.ts";
import type { ServerServices } from "#app/shared/server-context.ts";
import type { RenderLetter } from "../mail/render-letter.ts";
import { busiest } from "./busiest.ts";

/** Turns a request into an answer of the website. */
export type Renderer = (request: Request) => Promise<Response>;

type EntryModule = {
  renderLetter: RenderLetter;
  createRequestContext(services: ServerServices, planSearch: PlanSearch): RouterContextProvider;
};

/** What pages are rendered with: the process's services, each page's own questions, and what is known of searches. */
export type Supplies = {
  services: Omit<ServerServices, "queryAsVisitor" | "isDocument">;
  gatherQueries(): ServerServices["queryAsVisitor"];
  planSearch: PlanSearch;
};

export async function loadBuild(folder: string): Promise<ServerBuild> {
  return import(pathToFileURL(join(folder, "server", "index.js")).href);
}

export function rendererOf(build: ServerBuild, mode: "production" | "development", supplies: Supplies): Renderer {
  const { services, gatherQueries, planSearch } = supplies;
  const entry = entryOf(build);
  const handle = createRequestHandler(build, mode);
  const handlers = busiest.map(({ route, path }) => ({ path, handle: handlerOf(build, route, mode) }));
  return (request) => {
    const path = pathOf(request.url);
    // A navigation in the browser asks for the data alone, at the page's address with this ending.
    const own = { queryAsVisitor: gatherQueries(), isDocument: !path.endsWith(".data") };
    const answer = handlers.find((page) => page.path.test(path))?.handle ?? handle;
    return answer(request, entry.createRequestContext({ ...services, ...own }, planSearch));
  };
}

/** The website's own module for the server, with what only the build can do. */
export function entryOf(build: ServerBuild) {
  return build.entry.module as unknown as EntryModule;
}

/** One that knows a single page: looking through sixty routes, several times a page, costs as much as drawing it. */
function handlerOf(build: ServerBuild, id: string, mode: string) {
  const { root, [id]: route } = build.routes;
  if (!root || !route) throw new Error(`there is no ${id}`);
  return createRequestHandler({ ...build, routes: { root, [id]: route } }, mode);
}

function pathOf(url: string) {
  const [address = ""] = url.split("?", 1);
  return address.slice(address.indexOf("/", address.indexOf("://") + 3));
}
