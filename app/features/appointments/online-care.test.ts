import { expect, test } from "vitest";
import { specialties } from "#app/features/professionals/specialties.ts";
import { onlineCarePoints, onlineCareSource } from "./online-care.ts";

test("every specialty names the law and the rule of its own council", () => {
  for (const { name } of specialties)
    expect(onlineCareSource(name)).toMatch(/^Lei 14\.510\/2022 e Resolução \w+ [\d.]+\/20\d\d$/);
  expect(onlineCareSource("Psicologia")).toBe("Lei 14.510/2022 e Resolução CFP 9/2024");
  expect(onlineCareSource(null)).toBe("Lei 14.510/2022");
});

test("what is said holds consent, the right to in-person care, confidentiality and minors", () => {
  const text = onlineCarePoints.join(" ");
  for (const words of ["consentimento, livre e informado", "presencial", "sigilo", "mãe, pai ou responsável legal"])
    expect(text).toContain(words);
});
