import { expect, test } from "vitest";
import { describeOrigins, readOrigins } from "./origins.ts";

test.each([
  ["", ["direct"]],
  ["fora", ["elsewhere"]],
  ["/", ["home"]],
  ["/buscar", ["search"]],
  ["/buscar,cidade,tema,utm_source", ["search", "filter-cidade", "filter-tema"]],
  ["/psicologia/sp/campinas", ["place"]],
  ["/favoritos", ["favourites"]],
  ["/comparar,ids", ["favourites"]],
  ["/profissional/be7e5da0", ["profile"]],
  ["/termos", ["other"]],
  ["psicologia", ["other"]],
  ["/__proto__,constructor", ["other"]],
])("%s is counted as %o", (told, origins) => expect(readOrigins(told)).toEqual(origins));

test("the owner reads places and filters in words, with shares, the largest first", () => {
  const counts = [
    { origin: "search", views: 30 },
    { origin: "direct", views: 60 },
    { origin: "place", views: 10 },
    { origin: "filter-cidade", views: 30 },
    { origin: "filter-tema", views: 6 },
    { origin: "filter-gone", views: 6 },
  ];
  const { places, filters } = describeOrigins(counts);
  expect(places.map(({ label, share }) => [label, share])).toEqual([
    ["Direto: link, mensagem ou QR code", "60%"],
    ["Busca", "30%"],
    ["Páginas de especialidade e cidade", "10%"],
  ]);
  expect(filters.map(({ label, share }) => [label, share])).toEqual([
    ["Cidade", "100%"],
    ["Temas", "20%"],
  ]);
  expect(describeOrigins([])).toEqual({ places: [], filters: [] });
});
