import { expect, test } from "vitest";
import { readPayer } from "./payer.ts";

test("a payer is a name, with a CPF or a CNPJ whose digits are right, or without", () => {
  expect(readPayer(" Clínica Luz ", "11.222.333/0001-81")).toEqual({
    payer: { name: "Clínica Luz", taxId: "11222333000181" },
  });
  expect(readPayer("Ana Souza", "529.982.247-25")).toEqual({ payer: { name: "Ana Souza", taxId: "52998224725" } });
  expect(readPayer("Clínica", "12.abc.345/01de-35")).toEqual({ payer: { name: "Clínica", taxId: "12ABC34501DE35" } });
  expect(readPayer("Ana Souza", "")).toEqual({ payer: { name: "Ana Souza", taxId: null } });
  expect(readPayer("A", "529.982.247-26")).toEqual({
    problems: { name: expect.any(String), taxId: expect.any(String) },
  });
  expect(readPayer("a".repeat(121), "1")).toEqual({
    problems: { name: expect.stringContaining("120"), taxId: expect.any(String) },
  });
});
