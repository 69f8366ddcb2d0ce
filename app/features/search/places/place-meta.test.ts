import { expect, test } from "vitest";
import { describePlace } from "./place-meta.ts";
import { placeTitle, placeTrail } from "./place-title.ts";

const campinas = {
  specialtySlug: "psicologia",
  uf: "SP",
  city: "Campinas",
  citySlug: "campinas",
  total: 12,
  professionals: [{ id: "1" }],
};
const everywhere = {
  specialtySlug: "terapia-ocupacional",
  uf: null,
  city: null,
  citySlug: null,
  total: 0,
  professionals: [],
};

test("a page is titled by people and place", () => {
  expect(placeTitle(campinas)).toBe("Psicólogos em Campinas - SP");
  expect(placeTitle(everywhere)).toBe("Terapeutas ocupacionais no Brasil");
});

test("the trail ends at the page itself, which is no link", () => {
  expect(placeTrail(campinas)).toEqual([
    { label: "Início", to: "/" },
    { label: "Psicologia", to: "/psicologia" },
    { label: "São Paulo", to: "/psicologia/sp" },
    { label: "Campinas" },
  ]);
  expect(placeTrail(everywhere).at(-1)).toEqual({ label: "Terapia Ocupacional" });
});

test("a place without anybody is kept out of search engines", () => {
  expect(describePlace(everywhere, "https://betesda.example").isIndexed).toBe(false);
  expect(describePlace(campinas, "https://betesda.example").isIndexed).toBe(true);
});

test("search engines are told who is on the page", () => {
  const tags = JSON.stringify(describePlace(campinas, "https://betesda.example"));
  expect(tags).toContain('{"@type":"ListItem","position":1,"url":"https://betesda.example/profissional/1"}');
});
