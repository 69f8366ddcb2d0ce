import { expect, test } from "vitest";
import { isCnpj } from "./cnpj.ts";

test("a CNPJ is known by its check digits, with letters too", () => {
  for (const valid of ["11.222.333/0001-81", "11222333000181", "12.ABC.345/01DE-35", "12abc34501de35"])
    expect(isCnpj(valid), valid).toBe(true);
  for (const wrong of [
    "",
    "[00.000.000/0000-00]",
    "00.000.000/0000-00",
    "11.222.333/0001-80",
    "12.ABC.345/01DE-36",
    "12",
  ])
    expect(isCnpj(wrong), wrong).toBe(false);
});
