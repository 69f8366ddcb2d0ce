import type { Server } from "node:http";
import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { nameVisitor } from "../visitors/visitor-address.ts";
import type { Website } from "../website.ts";
import { developmentPolicy } from "./policy.ts";
import { entryOf, rendererOf, type Supplies } from "./renderer.ts";

/** Vite inside this process: a change in app/ shows in the browser without a restart. */
export async function developmentWebsite(
  httpServer: Server,
  given: Supplies,
  proxies: number,
): Promise<Omit<Website, "watchers">> {
  const root = join(import.meta.dirname, "../..");
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: httpServer } },
    appType: "custom",
  });
  httpServer.once("close", () => void vite.close());

  const files: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
    const { incoming, outgoing } = c.env;
    const isAnswered = await new Promise<boolean>((resolve) => {
      outgoing.once("finish", () => resolve(true));
      vite.middlewares(incoming, outgoing, () => resolve(false));
    });
    // Vite has written to the socket itself; the header tells the adapter to leave it alone.
    return isAnswered ? new Response(null, { headers: { "x-hono-already-sent": "true" } }) : next();
  };

  const loadBuild = async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  const pages: MiddlewareHandler = async (c) => {
    const supplies = { ...given, services: { ...given.services, nonce: undefined } };
    const response = await rendererOf(await loadBuild(), "development", supplies)(nameVisitor(c, proxies));
    response.headers.set("Content-Security-Policy", developmentPolicy);
    return response;
  };
  return {
    parts: [files as MiddlewareHandler, pages],
    renderLetter: async (...letter) => entryOf(await loadBuild()).renderLetter(...letter),
  };
}
