import type { EntryContext, MetaDescriptor, RouterContextProvider, ServerBuild } from "react-router";
import { splitAddress } from "./address.ts";
import { encodeData } from "./encode-data.ts";
import { hashOf, renderNonce, sealScripts } from "./policy.ts";

/** A page that is ready to be sent, with the hashes of its scripts. */
export type Drawn = { status: number; headers: [string, string][]; pieces: string[]; hashes: string[] };

/** What the website's build draws of a page (`parts` of app/entry.server.tsx). */
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
export function directDocument(build: ServerBuild, id: string) {
  const { root, [id]: route } = build.routes;
  if (!root || !route) throw new Error(`there is no ${id}`);
  const { parts } = build.entry.module as unknown as { parts: PageParts };
  const meta = route.module.meta as (args: object) => MetaDescriptor[];
  const { basename = "/", future, routeDiscovery, ssr } = build;
  const always = {
    manifest: build.assets,
    routeModules: { root: root.module, [id]: route.module },
    serverHandoffString: JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode: false }),
    ...{ future, ssr, routeDiscovery, isSpaMode: false },
  };
  let frame: Promise<Frame> | undefined;

  async function drawFrame(page: EntryContext, url: string): Promise<Frame> {
    const { html, hashes } = sealScripts(await parts.drawFrame(page, url, renderNonce));
    return { pieces: parts.splitFrame(html), hashes };
  }

  return async (request: Request, context: RouterContextProvider): Promise<Drawn | undefined> => {
    const { pathname, search } = splitAddress(request.url);
    const params = readParams(route.path ?? "", pathname);
    const args = { request, params, context };
    const loaded = await Promise.all([load(root.module.loader, args), load(route.module.loader, args)]).catch(() => []);
    const [shared, own] = loaded;
    if (!shared || !own) return undefined;
    const loaderData = { root: shared.data, [id]: own.data };
    const data = encodeData({ loaderData, actionData: null, errors: null });
    if (!data) return undefined;
    const staticHandlerContext = {
      location: { pathname, search, hash: "", state: null, key: "default" },
      matches: [
        { params, pathname: "/", pathnameBase: "/", route: { id: "root", path: "" } },
        { params, pathname, pathnameBase: pathname, route: { id, path: route.path } },
      ],
      ...{ basename, loaderData, actionData: null, errors: null, statusCode: own.status },
    };
    const page = { ...always, renderMeta: {}, staticHandlerContext } as unknown as EntryContext;
    const content = parts.drawContent(page.staticHandlerContext, route.module.default);
    if (!content) return undefined;
    frame ??= drawFrame(page, request.url);
    const { pieces, hashes } = await frame;
    const { tags, jsonLd } = parts.writeMeta(meta({ loaderData: own.data, params }));
    const script = parts.handOver(data);
    const [start = "", afterTags = "", beforeContent = "", afterContent = "", end = ""] = pieces;
    const head = [start, tags, afterTags, jsonLd, beforeContent];
    return {
      status: own.status,
      headers: [...own.headers, contentType],
      pieces: [...head, ...content, afterContent, `<script>${script}</script>`, end],
      hashes: [...hashes, hashOf(script)],
    };
  };
}

const contentType: [string, string] = ["content-type", "text/html; charset=utf-8"];

/** Undefined for an answer that is no data, or whose headers are no plain object. */
async function load(loader: unknown, args: object): Promise<LoaderAnswer | undefined> {
  const answer = await (loader as Loader)(args);
  if (answer instanceof Response) return undefined;
  const { type, data, init } = (answer ?? {}) as { type?: string; data: unknown; init: ResponseInit | null };
  if (type !== "DataWithResponseInit") return { data: answer, status: 200, headers: [] };
  const headers = init?.headers ?? {};
  if (Object.getPrototypeOf(headers) !== Object.prototype) return undefined;
  const entries = Object.entries(headers as Record<string, string>);
  return {
    data,
    status: init?.status ?? 200,
    headers: entries.map(([name, value]) => [name.toLowerCase(), value]),
  };
}

/** Of "profissional/:id", the id. */
function readParams(pattern: string, pathname: string) {
  const parts = pathname.split("/").slice(1);
  const names = pattern.split("/").map((name, index) => [name, parts[index]] as const);
  return Object.fromEntries(
    names.filter(([name]) => name.startsWith(":")).map(([name, part]) => [name.slice(1), part]),
  );
}
