import type { EntryContext, RouterContextProvider, ServerBuild } from "react-router";
import { encodeData } from "./encode-data.ts";

type Draw = (
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext & { loaderDataText: string },
  context: RouterContextProvider,
) => Promise<Response>;
type Loader = (args: object) => unknown;
type LoaderAnswer = { data: unknown; status: number; headers: Headers };

/**
 * The document of one route, as React Router's own handler makes it, without what that does for every other kind of
 * request, which took half a millisecond of a page. A test compares the two. Undefined for whatever is not an
 * ordinary page (a redirect, a failure): the handler answers then.
 */
export function directDocument(build: ServerBuild, id: string) {
  const { root, [id]: route } = build.routes;
  if (!root || !route) throw new Error(`there is no ${id}`);
  const draw = build.entry.module.default as unknown as Draw;
  const { basename = "/", future, routeDiscovery, ssr } = build;
  const frame = {
    manifest: build.assets,
    routeModules: { root: root.module, [id]: route.module },
    serverHandoffString: JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode: false }),
    ...{ branches: [], future, ssr, routeDiscovery, isSpaMode: false, serializeError: describe },
  };

  return async (request: Request, context: RouterContextProvider) => {
    try {
      const { pathname, search } = new URL(request.url);
      const params = readParams(route.path ?? "", pathname);
      const args = { request, params, context };
      const [shared, own] = await Promise.all([load(root.module.loader, args), load(route.module.loader, args)]);
      if (!shared || !own) return undefined;
      const loaderData = { root: shared.data, [id]: own.data };
      const loaderDataText = encodeData({ loaderData, actionData: null, errors: null });
      if (!loaderDataText) return undefined;
      const staticHandlerContext = {
        location: { pathname, search, hash: "", state: null, key: "default" },
        matches: [
          { params, pathname: "/", pathnameBase: "/", route: { id: "root", path: "" } },
          { params, pathname, pathnameBase: pathname, route: { id, path: route.path } },
        ],
        ...{ basename, loaderData, actionData: null, errors: null, statusCode: own.status },
        ...{ loaderHeaders: { [id]: own.headers }, actionHeaders: {} },
      };
      const page = { ...frame, renderMeta: {}, staticHandlerContext, loaderDataText };
      return await draw(request, own.status, own.headers, page as unknown as Parameters<Draw>[3], context);
    } catch {
      return undefined;
    }
  };
}

/** Undefined for an answer that is no data. */
async function load(loader: unknown, args: object): Promise<LoaderAnswer | undefined> {
  const answer = await (loader as Loader)(args);
  if (answer instanceof Response) return undefined;
  const { type, data, init } = (answer ?? {}) as { type?: string; data: unknown; init: ResponseInit | null };
  if (type !== "DataWithResponseInit") return { data: answer, status: 200, headers: new Headers() };
  return { data, status: init?.status ?? 200, headers: new Headers(init?.headers) };
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
