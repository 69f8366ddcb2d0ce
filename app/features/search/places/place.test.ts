import { expect, test } from "vitest";
import { intendedPlace, placeHref, placePhrase, readPlace } from "./place.ts";

test("a specialty, its state and its city are read from the address", () => {
  expect(readPlace({ specialty: "psicologia" })).toMatchObject({ uf: null, citySlug: null });
  expect(readPlace({ specialty: "nutricao", uf: "sp", city: "campinas" })).toMatchObject({
    specialty: { name: "Nutrição" },
    uf: "SP",
    citySlug: "campinas",
  });
});

test.each([
  { specialty: "astrologia" },
  { specialty: "Psicologia" },
  { specialty: "psicologia", uf: "xx" },
  { specialty: "psicologia", uf: "SP" },
  { specialty: "psicologia", uf: "constructor" },
  { specialty: "psicologia", uf: "sp", city: "são paulo" },
  { specialty: "psicologia", uf: "sp", city: "a\u0000b" },
])("there is no page at %o", (params) => {
  expect(readPlace(params)).toBeUndefined();
});

test("another casing or spelling leads to the one address", () => {
  expect(intendedPlace({ specialty: "Psicologia", uf: "SP", city: "São Paulo" })).toBe("/psicologia/sp/sao-paulo");
  expect(intendedPlace({ specialty: "Nutrição" })).toBe("/nutricao");
  expect(intendedPlace({ specialty: "psicologia", uf: "SP", city: "mogi_mirim" })).toBe("/psicologia/sp/mogi-mirim");
  expect(intendedPlace({ specialty: "astrologia" })).toBeUndefined();
  expect(intendedPlace({ specialty: "//evil.example" })).toBeUndefined();
});

test("an address is written back as it was read", () => {
  expect(placeHref("psicologia")).toBe("/psicologia");
  expect(placeHref("psicologia", "SP", "campinas")).toBe("/psicologia/sp/campinas");
});

test("places take their own preposition", () => {
  expect(placePhrase(null, null)).toBe("no Brasil");
  expect(placePhrase("BA", null)).toBe("na Bahia");
  expect(placePhrase("SP", null)).toBe("no estado de São Paulo");
  expect(placePhrase("SP", "Campinas")).toBe("em Campinas - SP");
});
