import fc from "fast-check";
import { expect, test } from "vitest";
import { specialties } from "../specialties.ts";
import { readRegistration, readRqe } from "./registration.ts";

const recognised: [specialty: string, typed: string, text: string, description: string][] = [
  ["Psicologia", "crp 06/166340", "CRP 06/166340", "CRP da 6ª região (SP), nº 166340"],
  ["Psicologia", "CRP 08/23528", "CRP 08/23528", "CRP da 8ª região (PR), nº 23528"],
  ["Psicologia", "06/166340", "CRP 06/166340", "CRP da 6ª região (SP), nº 166340"],
  ["Psicologia", "14/05473-7", "CRP 14/05473-7", "CRP da 14ª região (MS), nº 05473-7"],
  ["Psicologia", "CRP-02/is265", "CRP 02/IS265", "CRP da 2ª região (PE), nº IS265"],
  ["Psiquiatria", "CRM/SP 123456 + RQE 12345", "CRM/SP 123456", "CRM (SP), nº 123456"],
  ["Psiquiatria", "crm-df 13.019, rqe nº 99", "CRM/DF 13019", "CRM (DF), nº 13019"],
  ["Psiquiatria", "CRM/RO 197", "CRM/RO 197", "CRM (RO), nº 197"],
  ["Fonoaudiologia", "2-5766", "CRFa 2-5766", "CRFa da 2ª região, nº 5766"],
  ["Fonoaudiologia", "CRFA 5-15231-2", "CRFa 5-15231-2", "CRFa da 5ª região, nº 15231-2"],
  ["Fisioterapia", "CREFITO 4 / 12345 F", "CREFITO-4/12345-F", "CREFITO da 4ª região, nº 12345-F"],
  ["Terapia Ocupacional", "crefito-3/12345-to", "CREFITO-3/12345-TO", "CREFITO da 3ª região, nº 12345-TO"],
  ["Nutrição", "CRN3 13008", "CRN-3 13008", "CRN da 3ª região, nº 13008"],
  ["Nutrição", "CRN4 03100160", "CRN-4 03100160", "CRN da 4ª região, nº 03100160"],
  ["Enfermagem", "COREN-SP 33.498-ENF", "COREN-SP 33498-ENF", "COREN (SP), nº 33498-ENF"],
  ["Odontologia", "CRO-SP-CD-12345", "CRO-SP 12345", "CRO (SP), nº 12345"],
];
test.each(recognised)("%s: %s is written as %s", (specialty, typed, text, description) => {
  const read = readRegistration(typed, specialty);
  expect(read).toMatchObject({ text, status: "recognised" });
  expect(read.hint).toBe(`Reconhecemos: ${description}.`);
});

test("an RQE behind a physician's number is read apart, and no other profession's", () => {
  expect(readRegistration("CRM/SP 123456 + RQE 12345", "Psiquiatria").rqe).toBe("12345");
  expect(readRegistration("crm-df 13.019 e rqe nº 99", "Psiquiatria")).toMatchObject({
    text: "CRM/DF 13019",
    rqe: "99",
  });
  expect(readRegistration("CRM/RO 197", "Psiquiatria").rqe).toBeUndefined();
  expect(readRegistration("CRP 06/12345 + RQE 1", "Psicologia")).toMatchObject({ status: "unknown" });
});

test.each([
  ["RQE 12345", "12345"],
  ["rqe nº 99", "99"],
  ["18206", "18206"],
  ["RQE 1234567", undefined],
  ["em andamento", undefined],
  [null, undefined],
])("%s is the RQE %s", (typed, rqe) => {
  expect(readRqe(typed)).toBe(rqe);
});

test("the bare form is accepted and asks kindly for the region", () => {
  expect(readRegistration("CRP 12345", "Psicologia")).toEqual({
    text: "CRP 12345",
    status: "incomplete",
    hint: "Anotamos CRP 12345. Se puder, informe também a região, como em CRP 06/166340.",
  });
  expect(readRegistration("12345", "Odontologia").text).toBe("CRO 12345");
});

test("councils of states ask for the state", () => {
  expect(readRegistration("CRM 12345", "Psiquiatria").hint).toContain(
    "informe também o estado, como em CRM/SP 123456.",
  );
});

test.each([
  ["Psicologia", "CRP 25/12345"],
  ["Psicologia", "CRM/SP 123"],
  ["Fisioterapia", "CREFITO-3/12345-TO"],
  ["Odontologia", "CRO-XX 12345"],
  ["Enfermagem", "registro em andamento"],
])("%s: %s is kept as typed, and says that it is a draft", (specialty, typed) => {
  expect(readRegistration(`  ${typed} `, specialty)).toMatchObject({ text: typed, status: "unknown" });
  expect(readRegistration(typed, specialty).hint).toContain("rascunho, fora da busca");
});

test("the registration of another council is called what it is", () => {
  const hintOf = (typed: string, specialty: string) => readRegistration(typed, specialty).hint;
  expect(hintOf("CRM/SP 123456", "Nutrição")).toMatch(
    /^Este registro parece ser do CRM, e sua especialidade é do CRN\. Escreva como em CRN-3 13008, ou confira/,
  );
  expect(hintOf("CRFa 2", "Psicologia")).toContain("parece ser do CRFa");
  expect(hintOf("CREFITO-3/12345-TO", "Fisioterapia")).toContain("parece ser do CREFITO-3/12345-TO");
  expect(hintOf("CRP 25/12345", "Psicologia")).toMatch(/^Ainda não é um registro do CRP/);
  expect(hintOf("em andamento", "Psicologia")).toMatch(/^Ainda não é um registro do CRP/);
});

test("reading what was read changes nothing, whatever was typed", () => {
  const typed = fc.oneof(
    fc.string(),
    fc.stringMatching(/^(CRP|CRM|CRN|CRO|COREN|CRFa|CREFITO)[ /-]?[\dA-Z/.-]{0,12}$/),
  );
  fc.assert(
    fc.property(fc.constantFrom(...specialties.map(({ name }) => name)), typed, (specialty, text) => {
      const once = readRegistration(text, specialty);
      expect({ ...readRegistration(once.text, specialty), rqe: once.rqe }).toEqual(once);
    }),
  );
});
