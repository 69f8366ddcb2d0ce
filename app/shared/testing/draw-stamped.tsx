import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from "react-router";
import { createStamps } from "#app/shared/stamps.server.tsx";
import { StampContext } from "#app/shared/ui/stamp.tsx";

/** The same part as the server writes it and as the browser draws it; they must not differ. */
export function drawStamped(part: ReactNode, pathname = "/") {
  const { stamp, fill } = createStamps();
  const route = { id: "page", path: "*", element: part };
  const context = {
    ...{ basename: "/", loaderData: {}, actionData: null, errors: null, statusCode: 200 },
    location: { pathname, search: "", hash: "", state: null, key: "default" },
    matches: [{ params: {}, pathname, pathnameBase: "/", route }],
  } as unknown as StaticHandlerContext;
  const page = <StaticRouterProvider router={createStaticRouter([route], context)} context={context} hydrate={false} />;
  return {
    stamped: fill(renderToString(<StampContext value={stamp}>{page}</StampContext>)).join(""),
    drawn: renderToString(page),
  };
}
