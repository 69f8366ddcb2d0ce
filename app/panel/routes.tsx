import { type ComponentType, useEffect } from "react";
import type { RouteObject } from "react-router";
import { SessionLoading } from "#app/features/account/session/session-loading.tsx";
import { pageTitle } from "#app/shared/brand.ts";
import NotFoundPage from "#app/shared/ui/frame/not-found-page.tsx";
import { allowReload, loadPage } from "./load-page.ts";
import { PanelLayout } from "./panel-layout.tsx";
import { panelPages } from "./panel-pages.ts";
import { panelPaths } from "./panel-paths.ts";
import { PanelRoot } from "./panel-root.tsx";
import { RouteError } from "./route-error.tsx";

/** Professionals' pages, operators' pages, and what is for either. */
export const routes: RouteObject[] = [
  {
    Component: PanelRoot,
    ErrorBoundary: RouteError,
    HydrateFallback: SessionLoading,
    children: [
      { Component: PanelLayout, children: pagesUnder("/dashboard") },
      { lazy: loadOperatorLayout, children: pagesUnder("/operador") },
      ...pagesUnder("/pagamento"),
      { path: "*", Component: titled("Página não encontrada", NotFoundPage) },
    ],
  },
];

/* `lazy` as a function: as an object, the router would take a failure for a route without a page. */

async function loadOperatorLayout() {
  return { Component: await loadPage(async () => (await import("./operator-layout.tsx")).OperatorLayout) };
}

function pagesUnder(start: string): RouteObject[] {
  return panelPaths
    .filter(({ path }) => path.startsWith(start))
    .map(({ path, title }) => ({
      path,
      lazy: async () => ({ Component: titled(title, await loadPage(panelPages[path])) }),
    }));
}

function titled(title: string, Page: ComponentType) {
  return function TitledPage() {
    useEffect(allowReload, []);
    return (
      <>
        <title>{pageTitle(title)}</title>
        <Page />
      </>
    );
  };
}
