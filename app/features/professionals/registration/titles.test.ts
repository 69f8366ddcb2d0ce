import { expect, test } from "vitest";
import { specialties } from "../specialties.ts";
import { introduce, titleChoices, titleOf } from "./titles.ts";

const forms = [null, "feminina", "masculina"];

test.each([
  ["Psicologia", "CRP 06/12345", ["Psicóloga(o)", "Psicóloga", "Psicólogo"]],
  ["Psiquiatria", "CRM/SP 12345", ["Médica(o)", "Médica", "Médico"]],
  ["Fonoaudiologia", "CRFa 2-5766", ["Fonoaudióloga(o)", "Fonoaudióloga", "Fonoaudiólogo"]],
  ["Fisioterapia", "CREFITO-3/1-F", ["Fisioterapeuta", "Fisioterapeuta", "Fisioterapeuta"]],
  ["Terapia Ocupacional", "CREFITO-3/1-TO", Array(3).fill("Terapeuta ocupacional")],
  ["Nutrição", "CRN-3 13008", Array(3).fill("Nutricionista")],
  ["Enfermagem", "COREN-SP 1-ENF", ["Enfermeira(o)", "Enfermeira", "Enfermeiro"]],
  ["Odontologia", "CRO-SP 12345", ["Cirurgiã(o)-dentista", "Cirurgiã-dentista", "Cirurgião-dentista"]],
])("%s: neutral, feminine, masculine", (specialty, registration, titles) => {
  expect(forms.map((titleForm) => titleOf({ specialty, registration, titleForm }))).toEqual(titles);
});

test("every specialty has its title", () => {
  for (const { name } of specialties) expect(titleOf({ specialty: name, registration: "" })).toBeTruthy();
});

test("nobody is called psiquiatra without the RQE, and the profile says that it is missing", () => {
  const luana = { specialty: "Psiquiatria", registration: "CRM/BA 31754", titleForm: "feminina" };
  expect(introduce({ ...luana, rqe: "18206" })).toBe("Médica psiquiatra, CRM/BA 31754, RQE 18206");
  expect(introduce(luana)).toBe("Médica, CRM/BA 31754, RQE não informado");
});

test("an RQE is nothing to other professions", () => {
  expect(introduce({ specialty: "Psicologia", registration: "CRP 06/12345", rqe: "1" })).toBe(
    "Psicóloga(o), CRP 06/12345",
  );
});

test("COREN's number says whether somebody is a nurse, a technician or an assistant", () => {
  const title = (registration: string) => titleOf({ specialty: "Enfermagem", registration, titleForm: "feminina" });
  expect(title("COREN-SP 33498-TEC")).toBe("Técnica de enfermagem");
  expect(title("COREN-SP 33498-TE")).toBe("Técnica de enfermagem");
  expect(title("COREN-SP 33498-AE")).toBe("Auxiliar de enfermagem");
  expect(title("COREN-SP 33498")).toBe("Profissional de enfermagem");
});

test("who has one word for all has nothing to choose", () => {
  expect(titleChoices({ specialty: "Nutrição", registration: "" })).toEqual([]);
  expect(titleChoices({ specialty: "nenhuma", registration: "" })).toEqual([]);
  expect(titleChoices({ specialty: "Psicologia", registration: "" }).map(({ label }) => label)).toEqual([
    "Psicóloga(o)",
    "Psicóloga",
    "Psicólogo",
  ]);
});
