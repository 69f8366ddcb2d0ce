import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { NonceContext } from "#app/shared/nonce.ts";
import { createStamps } from "#app/shared/stamps.server.tsx";
import { StampContext } from "#app/shared/ui/stamp.tsx";

export const END = "</body></html>";
/** What React writes where something was not there yet. */
const UNFINISHED = "<!--$!-->";

/** A page: its frame as React has drawn it, and what comes into it, in pieces. */
export type Drawing = { frame: string; fill(frame: string): string[] };

/** The whole page, with the loaders' data at its end for the router in the browser. */
export async function renderDocument(context: EntryContext, url: string, nonce: string | undefined): Promise<Drawing> {
  const { serverHandoffStream, ...rest } = context;
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={{ ...rest, manifest: onlyMatched(context) }} url={url} nonce={nonce} />
    </NonceContext>
  );
  const drawn = drawAtOnce(page);
  const { frame, fill } = drawn
    ? { ...drawn, frame: `<!DOCTYPE html>${drawn.frame}` }
    : await drawPatiently(page, nonce);
  const loaderData = serverHandoffStream && (await text(serverHandoffStream));
  if (!loaderData || !rest.renderMeta?.didRenderScripts) return { frame, fill };
  if (!frame.endsWith(END)) return { frame, fill };
  const mark = nonce ? ` nonce="${nonce}"` : "";
  const script = `<script${mark}>${handOver(loaderData)}</script>`;
  return { frame: frame.slice(0, -END.length) + script + END, fill };
}

/**
 * At once, as text: React's streams encode every piece of it, and reading them back costs as much as drawing. Undefined
 * where something has yet to be loaded, or fails.
 */
export function drawAtOnce(page: ReactNode): Drawing | undefined {
  const { stamp, fill } = createStamps();
  try {
    const html = renderToString(<StampContext value={stamp}>{page}</StampContext>);
    return html.includes(UNFINISHED) ? undefined : { frame: html, fill };
  } catch {
    return undefined;
  }
}

/** With a wait for what is loaded when it is first needed. */
function drawPatiently(page: ReactNode, nonce: string | undefined) {
  return new Promise<Drawing>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // All of it in its place: what React would move there by a script stays hidden from whoever runs none.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      async onAllReady() {
        const frame = await text(pipe(new PassThrough({ highWaterMark: 1024 * 1024 })));
        resolve({ frame, fill: (html) => [html] });
      },
      onShellError: reject,
      onError: reject,
    });
    setTimeout(abort, 10_000).unref();
  });
}

/** The router makes a route of everything in the list, for every page anew; it needs those of this one. */
function onlyMatched({ manifest, staticHandlerContext }: EntryContext) {
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]] as const),
  );
  return { ...manifest, routes };
}

/** The script of React Router's own StreamTransfer, without drawing it. */
export function handOver(data: string) {
  const controller = "window.__reactRouterContext.streamController";
  return `${controller}.enqueue(${asScript(data)});${controller}.close();`;
}

/** As JSON that no HTML parser mistakes for the script's end. */
export function asScript(data: unknown) {
  return JSON.stringify(data).replace(
    /[&<>\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
