import { expect, test } from "vitest";
import { panelPaths } from "#app/panel/panel-paths.ts";
import { routes } from "./routes.ts";
import { shells } from "./shells.ts";

test("no page of the panel is kept for when there is no connection", () => {
  expect(panelPaths.filter(({ path }) => !shells.test(path))).toEqual([]);
});

test("of the public addresses only those of accounts are left out", () => {
  const panel = new Set<string>(panelPaths.map(({ path }) => path));
  const left = routes.map(({ path }) => path).filter((path) => shells.test(path) && !panel.has(path));
  expect(left).toEqual([
    "/login",
    "/recuperar-senha",
    "/nova-senha",
    "/link-expirado",
    "/cadastro",
    "/sem-conexao",
    "/dev/ui",
  ]);
});
