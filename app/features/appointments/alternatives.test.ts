import { expect, test } from "vitest";
import { searchHref } from "#app/features/search/filters/filters.ts";
import { othersOfAge } from "./alternatives.ts";

const ana = { specialty: "Psicologia", modality: "ambos", city: "Campinas", state: "SP", ageGroup: "adultos" } as const;

test("who attends only adults leads to those of the specialty and city who attend children, and the other way round", () => {
  expect(searchHref(othersOfAge(ana))).toBe("/buscar?especialidade=psicologia&cidade=Campinas+-+SP&publico=criancas");
  expect(searchHref(othersOfAge({ ...ana, ageGroup: "criancas", modality: "online" }))).toBe(
    "/buscar?especialidade=psicologia&publico=adultos",
  );
});
