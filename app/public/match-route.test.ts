import { expect, test } from "vitest";
import { matchRoute } from "./match-route.ts";
import { resource } from "./page.ts";

const paths = [
  "/",
  "/buscar",
  "/profissional/:id",
  "/profissional/:id/agendar",
  "/profissional/:id/imagem.png",
  "/cidades",
  "/cidades/perto",
  "/.well-known/security.txt",
  "/:specialty/:uf?/:city?",
];
const match = matchRoute(paths.map((path) => resource(path, undefined)));
const found = (path: string) => {
  const { route, params } = match(path) ?? {};
  return route && [route.path, params];
};

test("a path finds its route and its parts", () => {
  expect(found("/")).toEqual(["/", {}]);
  expect(found("/buscar")).toEqual(["/buscar", {}]);
  expect(found("/profissional/7")).toEqual(["/profissional/:id", { id: "7" }]);
  expect(found("/profissional/7/agendar")).toEqual(["/profissional/:id/agendar", { id: "7" }]);
});

test("the first that fits answers: a page with a name comes before a place", () => {
  expect(found("/cidades/perto")).toEqual(["/cidades/perto", {}]);
  expect(found("/cidades/longe")).toEqual(["/:specialty/:uf?/:city?", { specialty: "cidades", uf: "longe" }]);
});

test("what may be missing is not there when it is missing", () => {
  expect(found("/psicologia")).toEqual(["/:specialty/:uf?/:city?", { specialty: "psicologia" }]);
  expect(found("/psicologia/sp")).toEqual(["/:specialty/:uf?/:city?", { specialty: "psicologia", uf: "sp" }]);
  expect(found("/psicologia/sp/campinas")).toEqual([
    "/:specialty/:uf?/:city?",
    { specialty: "psicologia", uf: "sp", city: "campinas" },
  ]);
  expect(found("/psicologia/sp/campinas/centro")).toBeUndefined();
});

test("case does not matter, nor one slash at the end", () => {
  for (const path of ["/BUSCAR", "/Buscar/"]) expect(found(path), path).toEqual(["/buscar", {}]);
  expect(found("/Profissional/AbC/")).toEqual(["/profissional/:id", { id: "AbC" }]);
  for (const path of ["/buscar//", "//buscar", "//", "//exemplo.com", "/profissional//agendar"])
    expect(found(path), path).toBeUndefined();
});

test("a dot is a dot", () => {
  expect(found("/profissional/7/imagem.png")).toEqual(["/profissional/:id/imagem.png", { id: "7" }]);
  expect(found("/profissional/7/imagemXpng")?.[0]).toBe("/:specialty/:uf?/:city?");
  expect(found("/.well-known/security.txt")).toEqual(["/.well-known/security.txt", {}]);
  expect(found("/Xwell-known/security.txt")?.[0]).toBe("/:specialty/:uf?/:city?");
});

test("parts are decoded, once, and a slash in one does not end it", () => {
  expect(found("/profissional/s%C3%A3o%20paulo")).toEqual(["/profissional/:id", { id: "são paulo" }]);
  expect(found("/profissional/a%2Fb")).toEqual(["/profissional/:id", { id: "a/b" }]);
  expect(found("/profissional/%2525")).toEqual(["/profissional/:id", { id: "%25" }]);
});

test("an escape that is none stays as it is", () => {
  for (const part of ["%", "%E0%A4%A", "%ED%A0%80"])
    expect(found(`/profissional/${part}`)).toEqual(["/profissional/:id", { id: part }]);
});
