import type { EntryContext, MetaDescriptor, RouterContextProvider, ServerBuild } from "react-router";
import { encodeData } from "./encode-data.ts";
import { hashOf, renderNonce, sealScripts } from "./policy.ts";

/** A page that is ready to be sent, with the hashes of its scripts. */
export type Drawn = { status: number; headers: [string, string][]; pieces: string[]; hashes: string[] };

/** What the website's build draws of a page (app/page-in-parts.server.tsx). */
type PageParts = {
  drawFrame(page: EntryContext, url: string, nonce: string): Promise<string>;
  splitFrame(html: string): string[];
  drawContent(page: EntryContext["staticHandlerContext"], Content: unknown): string[] | undefined;
  writeMeta(descriptors: MetaDescriptor[]): { tags: string; jsonLd: string };
  handOver(data: string): string;
};

type Loader = (args: object) => unknown;
type LoaderAnswer = { data: unknown; status: number; headers: [string, string][] };
type Frame = { pieces: string[]; hashes: string[] };

/**
 * The document of one route, as React Router's own handler makes it, without what that does for every other kind of
 * request, and with the frame of the route drawn once: both together took more time than all the rest. A test compares
 * the two. Undefined for whatever is not an ordinary page (a redirect, a failure): the handler answers then.
 */
export function directDocument(build: ServerBuild, id: string, report: (error: unknown) => void) {
  const { root, [id]: route } = build.routes;
  if (!root || !route) throw new Error(`there is no ${id}`);
  const { parts } = build.entry.module as unknown as { parts: PageParts };
  const meta = route.module.meta as (args: object) => MetaDescriptor[];
  const { basename = "/", future, routeDiscovery, ssr } = build;
  const { root: rootAsset, [id]: routeAsset } = build.assets.routes;
  const always = {
    // The router makes a route of everything in the list, for every page anew; it needs those of this one.
    manifest: { ...build.assets, routes: { root: rootAsset, [id]: routeAsset } },
    routeModules: { root: root.module, [id]: route.module },
    serverHandoffString: JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode: false }),
    ...{ branches: [], future, ssr, routeDiscovery, isSpaMode: false, serializeError: describe },
  };
  let frame: Promise<Frame> | undefined;

  async function draw(page: EntryContext, url: string): Promise<Frame> {
    const { html, hashes } = sealScripts(await parts.drawFrame(page, url, renderNonce));
    return { pieces: parts.splitFrame(html), hashes };
  }

  return async (request: Request, context: RouterContextProvider): Promise<Drawn | undefined> => {
    const { pathname, search } = readAddress(request.url);
    const params = readParams(route.path ?? "", pathname);
    const args = { request, params, context };
    const loaded = await Promise.all([load(root.module.loader, args), load(route.module.loader, args)]).catch(() => []);
    const [shared, own] = loaded;
    if (!shared || !own) return undefined;
    const loaderData = { root: shared.data, [id]: own.data };
    const text = encodeData({ loaderData, actionData: null, errors: null });
    if (!text) return undefined;
    const staticHandlerContext = {
      location: { pathname, search, hash: "", state: null, key: "default" },
      matches: [
        { params, pathname: "/", pathnameBase: "/", route: { id: "root", path: "" } },
        { params, pathname, pathnameBase: pathname, route: { id, path: route.path } },
      ],
      ...{ basename, loaderData, actionData: null, errors: null, statusCode: own.status },
      ...{ loaderHeaders: {}, actionHeaders: {} },
    };
    const page = { ...always, renderMeta: {}, staticHandlerContext } as unknown as EntryContext;
    try {
      frame ??= draw(page, request.url);
      const { pieces, hashes } = await frame;
      const content = parts.drawContent(page.staticHandlerContext, route.module.default);
      if (!content) return undefined;
      const { tags, jsonLd } = parts.writeMeta(meta({ loaderData: own.data, params }));
      const script = parts.handOver(text);
      const [start = "", afterTags = "", beforeContent = "", afterContent = "", end = ""] = pieces;
      return {
        status: own.status,
        headers: [...own.headers, contentType],
        pieces: [
          start,
          tags,
          afterTags,
          jsonLd,
          beforeContent,
          ...content,
          afterContent,
          `<script>${script}</script>`,
          end,
        ],
        hashes: [...hashes, hashOf(script)],
      };
    } catch (error) {
      frame = undefined;
      report(error);
      return undefined;
    }
  };
}

const contentType: [string, string] = ["content-type", "text/html; charset=utf-8"];

/** Undefined for an answer that is no data. */
async function load(loader: unknown, args: object): Promise<LoaderAnswer | undefined> {
  const answer = await (loader as Loader)(args);
  if (answer instanceof Response) return undefined;
  const { type, data, init } = (answer ?? {}) as { type?: string; data: unknown; init: ResponseInit | null };
  if (type !== "DataWithResponseInit") return { data: answer, status: 200, headers: [] };
  return {
    data,
    status: init?.status ?? 200,
    headers: Object.entries((init?.headers as Record<string, string>) ?? {}).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  };
}
/** Path and query of an address that is written in full. */
function readAddress(url: string) {
  const path = url.indexOf("/", url.indexOf("://") + 3);
  const query = url.indexOf("?", path);
  const [pathname, search] = query < 0 ? [url.slice(path), ""] : [url.slice(path, query), url.slice(query)];
  return { pathname, search };
}

/** Of "profissional/:id", the id. */
function readParams(pattern: string, pathname: string) {
  const parts = pathname.split("/").slice(1);
  const names = pattern.split("/").map((name, index) => [name, parts[index]] as const);
  return Object.fromEntries(
    names.filter(([name]) => name.startsWith(":")).map(([name, part]) => [name.slice(1), part]),
  );
}

function describe(error: Error) {
  return { message: error.message, stack: undefined };
}
