import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { PlanSearch } from "#app/features/search/search-planning.ts";
import type { ServerServices } from "#app/shared/server-context.ts";
import type { RenderLetter } from "../mail/render-letter.ts";
import { splitAddress } from "./address.ts";
import { busiest } from "./busiest.ts";
import { type Drawn, directDocument } from "./direct-document.ts";

/** Turns a request into an answer of the website. */
export type Renderer = (request: Request) => Promise<Response>;
/** The same for pages to be read, of which some take a shorter way. */
export type PageRenderer = (request: Request) => Promise<Response | Drawn>;

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
  const handle = createRequestHandler(build, mode);
  return (request) => handle(request, contextOf(build, supplies, splitAddress(request.url).pathname));
}

export function pageRendererOf(build: ServerBuild, supplies: Supplies, render: Renderer): PageRenderer {
  const ways = busiest.map(({ route, path }) => ({ path, draw: directDocument(build, route) }));
  return async (request) => {
    const { pathname } = splitAddress(request.url);
    const way = ways.find(({ path }) => path.test(pathname));
    try {
      return (await way?.draw(request, contextOf(build, supplies, pathname))) ?? render(request);
    } catch (error) {
      supplies.services.reportError(error);
      return render(request);
    }
  };
}

function contextOf(build: ServerBuild, { services, gatherQueries, planSearch }: Supplies, path: string) {
  // A navigation in the browser asks for the data alone, at the page's address with this ending.
  const own = { queryAsVisitor: gatherQueries(), isDocument: !path.endsWith(".data") };
  return entryOf(build).createRequestContext({ ...services, ...own }, planSearch);
}

/** The website's own module for the server, with what only the build can do. */
export function entryOf(build: ServerBuild) {
  return build.entry.module as unknown as EntryModule;
}
