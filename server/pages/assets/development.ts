import type { Server } from "node:http";
import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { createServer, type Plugin } from "vite";
import type { Website } from "#app/public/website.ts";
import { developmentPolicy } from "../policy.ts";
import type { WebsiteFiles } from "./files.ts";

/** Vite inside this process: a change in app/ shows in the browser without a restart. */
export async function viteFiles(httpServer: Server): Promise<WebsiteFiles> {
  const vite = await createServer({
    root: join(import.meta.dirname, "../../.."),
    server: { middlewareMode: true, hmr: { server: httpServer } },
    appType: "custom",
    plugins: [reloadDocuments],
  });
  httpServer.once("close", () => void vite.close());

  const serve: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
    const { incoming, outgoing } = c.env;
    // A folder of ours may have the name of a page; Vite would send its files.
    const isAnswered = await new Promise<boolean>((resolve) => {
      outgoing.once("finish", () => resolve(true));
      vite.middlewares(incoming, outgoing, () => resolve(false));
    });
    // Vite has written to the socket itself; the header tells the adapter to leave it alone.
    return isAnswered ? new Response(null, { headers: { "x-hono-already-sent": "true" } }) : next();
  };

  return {
    website: async () => (await vite.ssrLoadModule("/app/entry.server.tsx")) as Website,
    serve: serve as MiddlewareHandler,
    policy: developmentPolicy,
    assets: {
      styles: "/app/app.css",
      script: "/app/public/browser/main.ts",
      panel: "/app/panel/main.tsx",
      panelImports: [],
      fonts: ["/app/fonts/source-sans-3.woff2", "/app/fonts/lora.woff2"],
      preamble: "/app/public/browser/development.ts",
    },
  };
}

/** What only the server renders has nothing to replace in the browser: the page is loaded again. */
const reloadDocuments: Plugin = {
  name: "reload-documents",
  hotUpdate({ file, modules, server }) {
    const isInBrowser = (server.environments.client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
    if (this.environment.name === "ssr" && modules.length > 0 && !isInBrowser)
      server.environments.client.hot.send({ type: "full-reload" });
  },
};
