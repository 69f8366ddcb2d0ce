import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { createStamps } from "#app/shared/stamps.server.tsx";
import { StampContext } from "#app/shared/ui/stamp.tsx";

/** The same part as the server writes it and as the browser draws it; they must not differ. */
export function drawStamped(part: ReactNode, location = "/") {
  const { stamp, fill } = createStamps();
  const page = <StaticRouter location={location}>{part}</StaticRouter>;
  return {
    stamped: fill(renderToString(<StampContext value={stamp}>{page}</StampContext>)).join(""),
    drawn: renderToString(page),
  };
}
