import { expect, test } from "vitest";
import { placeholderOperator } from "#app/shared/operator.ts";
import type { IncidentFacts } from "./incident.ts";
import { draftForAnpd, draftForPeople } from "./incident-draft.ts";

const controller = { ...placeholderOperator, name: "Casa Ltda.", dpoName: "Rute", dpoEmail: "rute@exemplo.com.br" };
const facts: IncidentFacts = {
  ...{ knownAt: "2026-11-09T15:00:00Z", happenedAt: null, nature: "confidentiality", peopleCount: 1200 },
  ...{ circumstances: "Um backup foi copiado.", dataAffected: "Nomes e e-mails", peopleAffected: "Profissionais" },
  ...{ isRelevant: true, risk: null, measures: "Trocamos as chaves.", anpdToldAt: null, peopleToldAt: null },
  communication: null,
};
const [inTime, late] = [new Date("2026-11-10T12:00:00Z"), new Date("2026-11-20T12:00:00Z")];

test("the draft for the ANPD has each part that article 6 asks for, and brackets where nothing is known", () => {
  const draft = draftForAnpd(facts, controller, inTime);
  for (const words of ["Casa Ltda.", "Rute, rute@exemplo.com.br", "Um backup foi copiado.", "Nomes e e-mails", "1.200"])
    expect(draft).toContain(words);
  expect(draft).toContain("Data do conhecimento\n09/11/2026 às 12:00");
  expect(draft).toContain("Data da ocorrência\n[ainda não determinada]");
  expect(draft).toContain("Riscos e possíveis impactos aos titulares\n[avaliação do risco]");
  expect(draft).toContain("Motivos da demora\ncomunicado no prazo de 3 dias úteis");
  expect(draftForAnpd(facts, controller, late)).toContain("Motivos da demora\n[explique a demora]");
});

test("the draft for the people has what article 9 asks for, without the words of the register", () => {
  const draft = draftForPeople(facts, controller, inTime);
  for (const words of ["09/11/2026 às 12:00", "Nomes e e-mails", "Trocamos as chaves.", "rute@exemplo.com.br", "ANPD"])
    expect(draft).toContain(words);
  expect(draft).not.toMatch(/titular|confidencialidade|Por que só agora/i);
  expect(draftForPeople(facts, controller, late)).toContain("Por que só agora\n[explique a demora]");
});
