import { hash } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { cardTimes } from "#app/features/availability/card-times.ts";
import { loadAvailability } from "#app/features/availability/load-free-times.server.ts";
import { findProfessional } from "#app/features/professionals/profile/find-professional.server.ts";
import { Widget } from "#app/features/widget/widget.tsx";
import { widgetStyles } from "#app/features/widget/widget-styles.ts";
import { cacheFor, type PageRequest, type Resource } from "../page.ts";

/**
 * The one page that other sites may frame: it holds nothing of the visitor's, takes nothing in, and runs no script, so that
 * there is nothing to trick anybody into.
 */
const headers = {
  "Content-Security-Policy": [
    "default-src 'none'",
    `style-src 'sha256-${hash("sha256", widgetStyles, "base64")}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
    // Nor can it be made to run one; its links open the booking page, outside of the frame.
    "sandbox allow-popups allow-popups-to-escape-sandbox",
  ].join("; "),
  // Browsers that know frame-ancestors do not look here; to others this word means nothing, where the usual one would forbid.
  "X-Frame-Options": "ALLOWALL",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** /profissional/:id/widget */
export async function widget({ params: { id = "" }, services: { queryAsVisitor } }: PageRequest): Promise<Resource> {
  const now = Date.now();
  const [found, facts] = await Promise.all([
    findProfessional(queryAsVisitor, id),
    loadAvailability(queryAsVisitor, id),
  ]);
  const professional = found && { id: found.id, name: found.name, title: found };
  const drawn = createElement(Widget, {
    ...(professional && { professional }),
    times: facts && cardTimes(facts, now),
  });
  return {
    type: "text/html; charset=utf-8",
    body: `<!doctype html>${renderToStaticMarkup(drawn)}`,
    status: found ? 200 : 404,
    headers,
    ...(found && { cache: cacheFor(30, found.id) }),
  };
}
