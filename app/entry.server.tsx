import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { loadDrawing } from "#app/features/share-image/draw-picture.server.ts";
import type { Operator } from "#app/shared/operator.ts";
import { type Site, SiteContext } from "#app/shared/site.ts";
import { inlineScripts } from "./public/inline-scripts.ts";
import { matchRoute } from "./public/match-route.ts";
import {
  type AnswerOptions,
  type FormRequest,
  json,
  NotFound,
  type PageRequest,
  type PageRoute,
  Redirect,
  type Resource,
  type Sent,
} from "./public/page.ts";
import { CrashPage, NotFoundPage, UnavailablePage } from "./public/pages/failures.tsx";
import { routes } from "./public/routes.ts";
import type { Failure, Website } from "./public/website.ts";

const failures: Record<Failure, ComponentType<{ path: string; details?: string | undefined }>> = {
  "not-found": NotFoundPage,
  unavailable: UnavailablePage,
  crash: CrashPage,
};
const statuses: Record<Failure, number> = { "not-found": 404, unavailable: 503, crash: 500 };
const matchPath = matchRoute(routes);

export { inlineScripts };

export const paths = routes.map(({ path }) => path);

/** What of a request its route takes: the address without parameters that nobody reads, and the fields of its form. */
export function accepted(address: string) {
  const { pathname, search } = new URL(`http://localhost${address}`);
  const route = matchPath(pathname)?.route;
  const isRead = (pair: string) => route?.query?.includes(pair.split("=", 1)[0] ?? "");
  const query = search.slice(1).split("&").filter(isRead).join("&");
  const [path = ""] = address.split("?", 1);
  return { address: query ? `${path}?${query}` : path, fields: route?.form?.fields };
}

/** From an address to its answer: the route's loader, and its page rendered to text. */
export async function get(request: PageRequest, site: Site): Promise<Resource> {
  return answering(request, site, async ({ route, params }) => {
    const { services } = request;
    const asked = {
      ...request,
      params,
      services: route.isShared ? { ...services, queryAsVisitor: services.queryCopyAsVisitor } : services,
    };
    if (route.kind === "page") return showPage(route, asked, site, {});
    return route.get ? route.get(asked) : notAllowed("POST");
  });
}

/** The same for what a form sends. A browser's own script asks for JSON; without one the page comes again. */
export async function post(request: FormRequest, site: Site, wantsJson: boolean): Promise<Resource> {
  return answering(request, site, async ({ route, params }) => {
    const asked = { ...request, params };
    if (route.kind === "resource") {
      const answer = route.form ? await route.form.act(asked) : notAllowed("GET, HEAD");
      return answer instanceof Redirect ? redirect(answer) : answer;
    }
    if (!route.form) return notAllowed("GET, HEAD");
    const answer = (await route.form.act(asked)) ?? new Redirect(request.url.pathname + request.url.search);
    if (answer instanceof Redirect) return wantsJson ? json({ redirect: answer.to }) : redirect(answer);
    if (wantsJson) return json({ answer });
    const typed = Object.fromEntries([...request.form].map(([name, value]) => [name, String(value)]));
    return showPage(route, asked, site, { answer, typed });
  });
}

async function answering(
  request: PageRequest,
  site: Site,
  work: (match: NonNullable<ReturnType<typeof matchPath>>) => Promise<Resource>,
) {
  const { pathname, search } = request.url;
  const match = matchPath(pathname);
  // One address for one page.
  if (match && pathname.length > 1 && pathname.endsWith("/"))
    return redirect(new Redirect(pathname.slice(0, -1) + search, 301));
  if (!match) return fail("not-found", pathname, site);
  try {
    return await work(match);
  } catch (error) {
    if (error instanceof NotFound) return fail("not-found", pathname, site);
    if (error instanceof Redirect) return redirect(error);
    throw error;
  }
}

async function showPage({ load, View }: PageRoute, request: PageRequest, site: Site, sent: Sent<unknown>) {
  const { data, options } = await load(request);
  // What somebody has sent is nobody else's page.
  const { cache, ...rest } = options;
  return document(View, { ...data, ...sent }, site, sent.typed ? rest : options);
}

function document<Props extends object>(View: ComponentType<Props>, props: Props, site: Site, options: AnswerOptions) {
  const page = createElement(SiteContext, { value: site }, createElement(View, props));
  return { type: "text/html; charset=utf-8", body: `<!DOCTYPE html>${renderToString(page)}`, ...options };
}

/** Pages for when there is none. `details` only while developing. */
export function fail(kind: Failure, path: string, site: Site, details?: string): Resource {
  const headers: Record<string, string> = kind === "unavailable" ? { "Retry-After": "10" } : {};
  return document(failures[kind], { path, details }, site, { status: statuses[kind], headers });
}

function redirect({ to, status }: Redirect): Resource {
  // Parts of the address that was asked for come decoded, and a header takes neither line ends nor letters beyond ASCII.
  const location = to.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent);
  return { type: "text/plain", body: "", status, headers: { Location: location } };
}

function notAllowed(methods: string): Resource {
  return { type: "text/plain; charset=utf-8", body: "method not allowed\n", status: 405, headers: { Allow: methods } };
}

/** Called by the mail worker, which cannot read JSX. Loaded with the first email: pages do without it. */
export async function renderEmail(kind: string, data: unknown, siteUrl: string, operator?: Operator) {
  const emails = await import("#app/emails/render-email.tsx");
  return emails.renderEmail(kind, data, siteUrl, operator);
}

/** What a start does without, read before an upgrade may take it from under us: packages are replaced, builds renamed. */
export function loadRest() {
  return Promise.all([import("#app/emails/render-email.tsx"), loadDrawing()]);
}

({ accepted, get, post, fail, inlineScripts, renderEmail, loadRest, paths }) satisfies Website;
