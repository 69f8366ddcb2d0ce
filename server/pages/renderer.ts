import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { ServerServices } from "#app/shared/server-context.ts";

/** Turns a request into an answer of the website. */
export type Renderer = (request: Request) => Promise<Response>;

type EntryModule = {
  createRequestContext(services: ServerServices): RouterContextProvider;
};

export async function builtRenderer(folder: string, services: ServerServices): Promise<Renderer> {
  const build: ServerBuild = await import(pathToFileURL(join(folder, "server", "index.js")).href);
  return rendererOf(build, "production", services);
}

export function rendererOf(build: ServerBuild, mode: "production" | "development", services: ServerServices): Renderer {
  const entry = build.entry.module as unknown as EntryModule;
  const handle = createRequestHandler(build, mode);
  return (request) => handle(request, entry.createRequestContext(services));
}
