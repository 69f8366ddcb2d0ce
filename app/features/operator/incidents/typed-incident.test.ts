import { expect, test } from "vitest";
import { type IncidentFacts, readIncident } from "./incident.ts";
import { takeNewest, typedOf } from "./typed-incident.ts";

const now = new Date("2026-11-12T12:00:00Z");
/** As the database writes moments. */
const before: IncidentFacts = {
  ...{ knownAt: "2026-11-09T15:00:00+00:00", happenedAt: null, nature: "confidentiality", peopleCount: 1200 },
  ...{ circumstances: "Um backup foi copiado.", dataAffected: "Nomes", peopleAffected: "Profissionais" },
  ...{
    isRelevant: null,
    risk: "Golpes.",
    measures: null,
    anpdNotifiedAt: null,
    peopleNotifiedAt: null,
    communication: null,
  },
};

test("what stands in an entry is read back from its form", () => {
  const { facts, errors } = readIncident(typedOf(before), now);
  expect(errors).toEqual({});
  expect(facts).toEqual({ ...before, knownAt: "2026-11-09T15:00:00.000Z" });
});

test("who saves after somebody else keeps what the other added, and the own words", () => {
  const newest: IncidentFacts = {
    ...before,
    anpdNotifiedAt: "2026-11-10T12:30:00+00:00",
    isRelevant: true,
    risk: null,
  };
  const { typed, theirs } = takeNewest(before, { ...typedOf(before), measures: "Trocamos as chaves." }, newest);
  expect(theirs).toEqual({});
  expect(readIncident(typed, now).facts).toMatchObject({
    ...{ anpdNotifiedAt: "2026-11-10T12:30:00.000Z", isRelevant: true, risk: null },
    ...{ measures: "Trocamos as chaves.", knownAt: "2026-11-09T15:00:00.000Z", peopleCount: 1200 },
  });
});

test("where both wrote, the own words stay and the other's are told", () => {
  const mine = { ...typedOf(before), measures: "Trocamos as chaves.", isRelevant: "no", risk: "Golpes e spam." };
  const newest: IncidentFacts = { ...before, measures: "Fechamos a pasta.", isRelevant: true, risk: null };
  expect(takeNewest(before, mine, newest)).toEqual({
    typed: mine,
    theirs: {
      measures: "Outra pessoa anotou: Fechamos a pasta.",
      isRelevant: "Outra pessoa anotou: Sim",
      risk: "Outra pessoa deixou em branco.",
    },
  });
});
