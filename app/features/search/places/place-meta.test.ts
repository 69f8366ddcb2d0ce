import { expect, test } from "vitest";
import { describePlace } from "./place-meta.ts";
import { placeTitle, placeTrail } from "./place-title.ts";

const campinas = {
  specialtySlug: "psicologia",
  uf: "SP",
  city: "Campinas",
  citySlug: "campinas",
  total: 12,
  page: 1,
  next: null,
  professionals: [{ id: "1" }],
};
const everywhere = {
  specialtySlug: "terapia-ocupacional",
  uf: null,
  city: null,
  citySlug: null,
  total: 0,
  page: 1,
  next: null,
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

test("a later page names its neighbours and no address of its own to come back to", () => {
  const next = "2026-11-16_7_6f9619ff-8b86-4d01-b42d-00c04fc964ff";
  const origin = "https://exemplo.com.br";
  const first = describePlace({ ...campinas, next }, origin);
  expect(first).toMatchObject({ isIndexed: true, url: `${origin}/psicologia/sp/campinas` });
  expect(first.previous).toBeUndefined();
  expect(first.next).toBe(`${origin}/psicologia/sp/campinas?depois=${next}&pagina=2`);
  const second = describePlace({ ...campinas, page: 2 }, origin);
  expect(second).toMatchObject({ isIndexed: false, previous: `${origin}/psicologia/sp/campinas` });
  expect(second.title).toContain("Psicólogos em Campinas - SP, página 2");
  expect(second.next).toBeUndefined();
  expect(describePlace({ ...campinas, page: 3 }, origin).previous).toBeUndefined();
});
