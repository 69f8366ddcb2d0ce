import { expect, test } from "vitest";
import { formatTaxId, isCnpj, readTaxId } from "./tax-id.ts";

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

test("a CPF or a CNPJ is read in any writing, and told from numbers that look like one", () => {
  const read = ["529.982.247-25", "11144477735", "11.222.333/0001-81", "12.abc.345/01de-35"].map(readTaxId);
  expect(read).toEqual(["52998224725", "11144477735", "11222333000181", "12ABC34501DE35"]);
  for (const wrong of ["", "529.982.247-24", "111.111.111-11", "11.222.333/0001-80", "12.ABC.345/01DE-36", "123"])
    expect(readTaxId(wrong), wrong).toBeUndefined();
});

test("they are written as Brazilians write them", () => {
  expect(["52998224725", "11222333000181", "12ABC34501DE35"].map(formatTaxId)).toEqual([
    "529.982.247-25",
    "11.222.333/0001-81",
    "12.ABC.345/01DE-35",
  ]);
});
