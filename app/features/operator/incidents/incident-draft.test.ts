import { expect, test } from "vitest";
import { placeholderOperator } from "#app/shared/operator.ts";
import type { IncidentFacts } from "./incident.ts";
import { controllerOf, draftForAnpd, draftForPeople } from "./incident-draft.ts";

const site = "https://www.casa.test";
const named = { ...placeholderOperator, name: "Casa Ltda.", dpoName: "Rute", dpoEmail: "rute@exemplo.com.br" };
const controller = controllerOf({ ...named, isPlaceholder: false }, site);
const facts: IncidentFacts = {
  ...{ knownAt: "2026-11-09T15:00:00Z", happenedAt: null, nature: "confidentiality", peopleCount: 1200 },
  ...{ circumstances: "Um backup foi copiado.", dataAffected: "Nomes e e-mails", peopleAffected: "Profissionais" },
  ...{ isRelevant: true, risk: null, measures: "Trocamos as chaves.", anpdNotifiedAt: null, peopleNotifiedAt: null },
  communication: null,
};
const [inTime, late] = [new Date("2026-11-10T12:00:00Z"), new Date("2026-11-20T12:00:00Z")];

test("the draft for the ANPD has each part that article 6 asks for, and brackets where nothing is known", () => {
  const draft = draftForAnpd(facts, controller, inTime);
  for (const words of ["Casa Ltda.", "Rute, rute@exemplo.com.br", "Um backup foi copiado.", "Nomes e e-mails", "1.200"])
    expect(draft).toContain(words);
  expect(draft).toContain("Data do conhecimento\n09/11/2026 às 12h");
  expect(draft).toContain("Data da ocorrência\n[ainda não determinada]");
  expect(draft).toContain("Riscos e possíveis impactos aos titulares\n[avaliação do risco]");
  expect(draft).toContain("Motivos da demora\n[comunicado no prazo de 3 dias úteis, se");
  const told = { ...facts, anpdNotifiedAt: inTime.toISOString() };
  expect(draftForAnpd(told, controller, late)).toContain("Motivos da demora\ncomunicado no prazo de 3 dias úteis\n");
  const notifiedLate = { ...facts, anpdNotifiedAt: late.toISOString() };
  expect(draftForAnpd(notifiedLate, controller, late)).toContain("Motivos da demora\n[explique a demora]");
  expect(draftForAnpd(facts, controller, late)).toContain("Motivos da demora\n[explique a demora]");
});

test("the draft for the people has what article 9 asks for, without the words of the register", () => {
  const draft = draftForPeople(facts, controller, inTime);
  for (const words of ["09/11/2026 às 12h", "Nomes e e-mails", "Trocamos as chaves.", "rute@exemplo.com.br", "ANPD"])
    expect(draft).toContain(words);
  expect(draft).not.toMatch(/titular|confidencialidade|Por que só agora/i);
  expect(draftForPeople(facts, controller, late)).toContain("Por que só agora\n[explique a demora]");
});

test("the draft for the people says that the ANPD knows only when it does, and links with the whole address", () => {
  const said = /segurança\. Avisamos também a Autoridade/i;
  expect(draftForPeople(facts, controller, inTime)).not.toMatch(said);
  expect(draftForPeople(facts, controller, inTime)).toContain("[se já foi feito: Avisamos também");
  expect(draftForPeople({ ...facts, anpdNotifiedAt: "2026-11-10T12:00:00Z" }, controller, inTime)).toMatch(said);
  expect(draftForPeople(facts, controller, inTime)).toContain(`${site}/privacidade`);
});

test("where the installation does not say who runs it, the gaps stay in brackets", () => {
  for (const operator of [undefined, { ...named, isPlaceholder: true }])
    expect(draftForAnpd(facts, controllerOf(operator, site), inTime)).toContain("[Razão social do operador]");
});
