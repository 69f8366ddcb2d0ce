import { expect, test } from "vitest";
import { aheadWords } from "./deletion-words.ts";

test("who deletes the account reads what it means for booked patients", () => {
  expect(aheadWords({ appointments: 5, untold: 0 })).toBe(
    "5 consultas futuras serão canceladas e os pacientes avisados por e-mail.",
  );
  expect(aheadWords({ appointments: 1, untold: 0 })).toBe(
    "1 consulta futura será cancelada e o paciente avisado por e-mail.",
  );
  expect(aheadWords({ appointments: 0, untold: 0 })).toBe("Você não tem consultas futuras.");
});

test("patients without an e-mail address are left to the owner, before it is too late", () => {
  expect(aheadWords({ appointments: 5, untold: 2 })).toBe(
    "5 consultas futuras serão canceladas. 2 pacientes não deixaram e-mail: avise-os antes, pela agenda.",
  );
  expect(aheadWords({ appointments: 1, untold: 1 })).toBe(
    "1 consulta futura será cancelada. 1 paciente não deixou e-mail: avise-o antes, pela agenda.",
  );
});
