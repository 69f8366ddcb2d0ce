import type { ComponentType } from "react";
import {
  createStaticRouter,
  type EntryContext,
  type MetaDescriptor,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { escapeText } from "./escape-text.server.ts";
import { asScript, drawAtOnce, END } from "./render-document.server.tsx";

/** Where the parts of a page stand in the frame of its route, which holds nobody's words. */
const MARKS = {
  tags: "in-place-of-tags",
  jsonLd: "in-place-of-json-ld",
  content: "in-place-of-content",
};

/** The page of a route with a mark for everything by which its pages differ. */
export function asFrame({ routeModules, ...page }: EntryContext): EntryContext {
  const { id = "" } = page.staticHandlerContext.matches.at(-1)?.route ?? {};
  const standIn = {
    default: () => MARKS.content,
    meta: () => [{ title: MARKS.tags }, { "script:ld+json": MARKS.jsonLd }],
  };
  return { ...page, routeModules: { ...routeModules, [id]: standIn } };
}

/** What comes before, between and after a page's tags, JSON-LD, content and data. */
export function splitFrame(html: string) {
  const marks = [`<title>${MARKS.tags}</title>`, writeJsonLd(MARKS.jsonLd), MARKS.content, END];
  const pieces = marks.flatMap((mark) => {
    const [before = "", after, ...more] = html.split(mark);
    if (after === undefined || more.length > 0) throw new Error("the frame of a page is not as expected");
    html = after;
    return before;
  });
  return [...pieces, END];
}

/** What stands in the frame, in pieces; undefined when it cannot be drawn at once. */
export function drawContent(context: StaticHandlerContext, Root: ComponentType, Content: ComponentType) {
  const [root, own] = context.matches;
  const children = [{ ...own?.route, Component: Content }];
  const routes = [{ ...root?.route, Component: Root, children }] as RouteObject[];
  const router = createStaticRouter(routes, context);
  const drawn = drawAtOnce(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return drawn?.fill(drawn.frame);
}

/** A page's description as React Router's `Meta` draws it: React puts tags before scripts. */
export function writeMeta(descriptors: readonly MetaDescriptor[]) {
  let [tags, jsonLd] = ["", ""];
  for (const descriptor of descriptors as Record<string, unknown>[]) {
    const { title, tagName = "meta", "script:ld+json": thing, ...attributes } = descriptor;
    if (title !== undefined) tags += `<title>${escapeText(String(title))}</title>`;
    else if (thing !== undefined) jsonLd += writeJsonLd(thing);
    else tags += `<${tagName}${writeAttributes(attributes)}/>`;
  }
  return { tags, jsonLd };
}

function writeAttributes(attributes: Record<string, unknown>) {
  let text = "";
  for (const name in attributes) text += ` ${name}="${escapeText(String(attributes[name]))}"`;
  return text;
}

function writeJsonLd(thing: unknown) {
  return `<script type="application/ld+json">${asScript(thing)}</script>`;
}
