import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { type PlanSearch, providePlanning } from "#app/features/search/search-planning.ts";
import { NonceContext } from "#app/shared/nonce.ts";
import { getServices, provideServices, type ServerServices } from "#app/shared/server-context.ts";

/** Called by the page server, which must not make the context itself: its copy of the keys is another one. */
export function createRequestContext(services: ServerServices, planSearch: PlanSearch) {
  const context = new RouterContextProvider();
  provideServices(context, services);
  providePlanning(context, planSearch);
  return context;
}

/** Called by the mail worker, which cannot read JSX. Loaded with the first letter: pages do without it. */
export async function renderLetter(kind: string, data: unknown, siteUrl: string) {
  const letters = await import("#app/letters/render-letter.tsx");
  return letters.renderLetter(kind, data, siteUrl);
}

/** Renders the whole page at once: the page server hashes its scripts, compresses it and may keep it. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce } = getServices(context);
  const html = await renderToHtml(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    nonce,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`), { status, headers });
}

/** A page can be read before its scripts run: on a slow line they wait for styles, fonts and pictures. */
const PRELOAD = '<link rel="modulepreload"';

function renderToHtml(page: React.ReactNode, nonce: string | undefined) {
  return new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => resolve(text(pipe(new PassThrough({ highWaterMark: 1024 * 1024 })))),
      onShellError: reject,
      onError: reject,
    });
    setTimeout(abort, 10_000).unref();
  });
}

/** Loaders and actions that throw. A thrown response (404, 405) is an answer, not a fault. */
export function handleError(error: unknown, { request, context }: ErrorCircumstances) {
  if (error instanceof Error && !request.signal.aborted) getServices(context).reportError(error);
}

type ErrorCircumstances = { request: Request; context: Readonly<RouterContextProvider> };
