import { expect, test } from "vitest";
import { findSpecialty, specialties } from "./specialties.ts";

test("a specialty is found by its slug and by its name", () => {
  expect(findSpecialty("terapia-ocupacional")?.name).toBe("Terapia Ocupacional");
  expect(findSpecialty("NUTRIÇÃO")?.slug).toBe("nutricao");
  expect(findSpecialty("todas")).toBeUndefined();
  expect(findSpecialty(null)).toBeUndefined();
});

test("all eight specialties of the sign-up can be searched", () => {
  expect(specialties.map(({ name }) => name)).toEqual([
    "Psicologia",
    "Psiquiatria",
    "Fonoaudiologia",
    "Fisioterapia",
    "Terapia Ocupacional",
    "Nutrição",
    "Enfermagem",
    "Odontologia",
  ]);
});
