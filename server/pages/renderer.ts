import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { ServerServices } from "#app/shared/server-context.ts";
import type { RenderLetter } from "../mail/render-letter.ts";

/** Turns a request into an answer of the website. */
export type Renderer = (request: Request) => Promise<Response>;

type EntryModule = {
  renderLetter: RenderLetter;
  createRequestContext(services: ServerServices): RouterContextProvider;
};

export async function loadBuild(folder: string): Promise<ServerBuild> {
  return import(pathToFileURL(join(folder, "server", "index.js")).href);
}

export function rendererOf(build: ServerBuild, mode: "production" | "development", services: ServerServices): Renderer {
  const entry = entryOf(build);
  const handle = createRequestHandler(build, mode);
  return (request) => handle(request, entry.createRequestContext(services));
}

/** The website's own module for the server, with what only the build can do. */
export function entryOf(build: ServerBuild) {
  return build.entry.module as unknown as EntryModule;
}
