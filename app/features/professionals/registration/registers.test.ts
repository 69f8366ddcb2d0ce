import { expect, test } from "vitest";
import { specialties } from "../specialties.ts";
import { registerOf } from "./registers.ts";

test("every specialty leads to its council's own register, and the link says whether it is the whole country's", () => {
  for (const { name } of specialties)
    expect(registerOf({ specialty: name, council: "X" })?.address, name).toMatch(/^https:\/\/[\w.-]+\.(org|gov)\.br\//);
  expect(registerOf({ specialty: "Psicologia", council: "CRP" })?.label).toBe("Consulta pública do CRP");
  expect(registerOf({ specialty: "Enfermagem", council: "COREN" })?.label).toBe("Conselhos regionais (COREN)");
  expect(registerOf({ specialty: "Astrologia", council: "X" })).toBeUndefined();
});
