import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { PlanSearch } from "#app/features/search/search-planning.ts";
import type { ServerServices } from "#app/shared/server-context.ts";
import type { RenderLetter } from "../mail/render-letter.ts";
import { busiest } from "./busiest.ts";
import { directDocument } from "./direct-document.ts";

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
  const direct = mode === "production" ? busiest.map(({ route }) => directDocument(build, route)) : [];
  return async (request) => {
    const path = pathOf(request.url);
    // A navigation in the browser asks for the data alone, at the page's address with this ending.
    const own = { queryAsVisitor: gatherQueries(), isDocument: !path.endsWith(".data") };
    const context = entry.createRequestContext({ ...services, ...own }, planSearch);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const answer = isRead ? direct[busiest.findIndex((page) => page.path.test(path))] : undefined;
    return (await answer?.(request, context)) ?? handle(request, context);
  };
}

/** The website's own module for the server, with what only the build can do. */
export function entryOf(build: ServerBuild) {
  return build.entry.module as unknown as EntryModule;
}

function pathOf(url: string) {
  const [address = ""] = url.split("?", 1);
  return address.slice(address.indexOf("/", address.indexOf("://") + 3));
}
