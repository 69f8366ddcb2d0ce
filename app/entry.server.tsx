import type { ComponentType } from "react";
import {
  type EntryContext,
  Outlet,
  RouterContextProvider,
  type StaticHandlerContext,
  useRouteLoaderData,
} from "react-router";
import { AuthProvider } from "#app/features/account/auth-provider.tsx";
import { type PlanSearch, providePlanning } from "#app/features/search/search-planning.ts";
import type { BackendSettings } from "#app/shared/backend-settings.ts";
import { loadAfterPaint } from "#app/shared/load-after-paint.server.ts";
import { asFrame, drawContent, splitFrame, writeMeta } from "#app/shared/page-in-parts.server.tsx";
import { type Drawing, handOver, renderDocument } from "#app/shared/render-document.server.tsx";
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

/** Pages that are read and used without scripts; others, with forms that need theirs, are waiting for them. */
const canWait = new Set(["routes/home", "routes/search", "routes/place", "routes/professional"]);

/** Renders the whole page at once: the page server hashes its scripts, compresses it and may keep it. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const drawing = await drawPage(routerContext, request.url, getServices(context).nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new RenderedResponse(drawing, { status, headers });
}

async function drawPage(context: EntryContext, url: string, nonce: string | undefined): Promise<Drawing> {
  const { frame, fill } = await renderDocument(context, url, nonce);
  // Vite's own scripts have to come in order.
  const isPatient = import.meta.env.PROD && canWait.has(context.staticHandlerContext.matches.at(-1)?.route.id ?? "");
  return { frame: isPatient ? loadAfterPaint(frame) : frame, fill };
}

/** Called by the page server, which keeps the frames of the pages that are read most; see server/pages/direct-document.ts. */
export const parts = {
  async drawFrame(context: EntryContext, url: string, nonce: string | undefined) {
    const { frame, fill } = await drawPage(asFrame(context), url, nonce);
    return fill(frame).join("");
  },
  splitFrame,
  drawContent: (context: StaticHandlerContext, Content: ComponentType) => drawContent(context, Surroundings, Content),
  writeMeta,
  handOver,
};

/** Of the root's layout, what is around a page's content without being seen. */
function Surroundings() {
  return (
    <AuthProvider settings={useRouteLoaderData<BackendSettings>("root")}>
      <Outlet />
    </AuthProvider>
  );
}

/** An answer that is encoded when somebody reads its body; the page server takes the drawing (server/pages/render-page.ts). */
class RenderedResponse extends Response {
  readonly drawing: Drawing;

  constructor(drawing: Drawing, init: ResponseInit) {
    const source: UnderlyingDefaultSource = {
      pull(body) {
        body.enqueue(new TextEncoder().encode(drawing.fill(drawing.frame).join("")));
        body.close();
      },
    };
    super(new ReadableStream(source, { highWaterMark: 0 }), init);
    this.drawing = drawing;
  }
}

/** Loaders and actions that throw. A thrown response (404, 405) is an answer, not a fault. */
export function handleError(error: unknown, { request, context }: ErrorCircumstances) {
  if (error instanceof Error && !request.signal.aborted) getServices(context).reportError(error);
}

type ErrorCircumstances = { request: Request; context: Readonly<RouterContextProvider> };
