import { createMemoryRouter, matchRoutes } from "react-router";
import { expect, test, vi } from "vitest";
import { PageNotLoaded } from "./load-page.ts";
import { panelPages } from "./panel-pages.ts";
import { panelPaths } from "./panel-paths.ts";
import { routes } from "./routes.tsx";

const matched = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;

test.each(panelPaths.map(({ path }) => path))("%s is a page of its own", (path) => {
  expect(matched(path.replace(/:\w+/, "7b0c"))).toBe(path);
});

test("other addresses are not found", () => {
  expect(matched("/dashboard/perfil/mais")).toBe("*");
  expect(matched("/buscar")).toBe("*");
});

test("a page whose code is gone is told at its own address, where the document can be loaded anew", async () => {
  const router = createMemoryRouter(routes, { initialEntries: ["/perdido"] });
  vi.spyOn(panelPages, "/pagamento/demo/:checkout").mockRejectedValue(new TypeError("Failed to fetch"));
  await router.navigate("/pagamento/demo/7b0c");
  expect(router.state.location.pathname).toBe("/pagamento/demo/7b0c");
  expect(Object.values(router.state.errors ?? {})).toEqual([expect.any(PageNotLoaded)]);
});
