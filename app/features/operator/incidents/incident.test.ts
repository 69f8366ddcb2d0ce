import { expect, test } from "vitest";
import { describeState, type IncidentFacts, readIncident } from "./incident.ts";
import { typedOf } from "./typed-incident.ts";

const now = new Date("2026-11-10T12:00:00Z");
const facts: IncidentFacts = {
  ...{ knownAt: "2026-11-09T15:00:00Z", happenedAt: null, nature: "confidentiality", peopleCount: null },
  ...{ circumstances: "Um backup foi copiado.", dataAffected: "Nomes", peopleAffected: "Profissionais" },
  ...{
    isRelevant: null,
    risk: null,
    measures: null,
    anpdNotifiedAt: null,
    peopleNotifiedAt: null,
    communication: null,
  },
};

test("an incident shows until when it must be told, and that it is late", () => {
  expect(describeState(facts, now)).toEqual({ label: "comunicar até 12/11/2026", variant: "warning" });
  expect(describeState({ ...facts, isRelevant: true, anpdNotifiedAt: "2026-11-10T10:00:00Z" }, now).variant).toBe(
    "warning",
  );
  expect(describeState(facts, new Date("2026-11-13T12:00:00Z"))).toEqual({
    ...{ label: "prazo vencido em 12/11/2026", variant: "destructive" },
  });
  const told = "2026-11-10T10:00:00Z";
  expect(describeState({ ...facts, anpdNotifiedAt: told, peopleNotifiedAt: told }, now).label).toBe("comunicado");
  expect(describeState({ ...facts, isRelevant: false }, now).label).toBe("não precisa ser comunicado");
});

const typed = (values: Record<string, string>) => readIncident({ ...typedOf(), ...values }, now);
const least = {
  ...{ knownAt: "2026-11-09T12:00", nature: "integrity", circumstances: "Perfis foram mudados." },
  ...{ dataAffected: "Perfis", peopleAffected: "Profissionais" },
};

test("what is not known yet may stay empty", () => {
  const { facts: read, errors } = typed({ ...least, isRelevant: "unknown" });
  expect(errors).toEqual({});
  expect(read).toMatchObject({ nature: "integrity", peopleCount: null, isRelevant: null, measures: null });
  expect(typed({ ...least, peopleCount: "12", isRelevant: "yes" }).facts).toMatchObject({
    peopleCount: 12,
    isRelevant: true,
  });
});

test("what cannot be is said beside its field", () => {
  expect(Object.keys(typed({}).errors).sort()).toEqual(["circumstances", "dataAffected", "knownAt", "peopleAffected"]);
  expect(typed({ ...least, knownAt: "2027-01-01T12:00" }).errors).toHaveProperty("knownAt");
  expect(typed({ ...least, happenedAt: "2026-11-10T11:00" }).errors).toHaveProperty("happenedAt");
  expect(typed({ ...least, anpdNotifiedAt: "2026-11-01T11:00" }).errors).toHaveProperty("anpdNotifiedAt");
  expect(typed({ ...least, circumstances: "a".repeat(4001) }).errors).toEqual({
    circumstances: "Use no máximo 4.000 caracteres.",
  });
  expect(typed({ ...least, peopleAffected: "a".repeat(2001), risk: "a".repeat(4000) }).errors).toEqual({
    peopleAffected: "Use no máximo 2.000 caracteres.",
  });
  expect(typed({ ...least, peopleCount: "1.5" }).errors).toHaveProperty("peopleCount");
  expect(typed({ ...least, isRelevant: "no" }).errors).toHaveProperty("communication");
  expect(typed({ ...least, isRelevant: "no", communication: "Dados cifrados, sem a chave." }).errors).toEqual({});
});

test("people are counted as Brazilians write numbers: 12.000 are twelve thousand", () => {
  const count = (peopleCount: string) => {
    const { facts: read, errors } = typed({ ...least, peopleCount });
    return errors.peopleCount ? "refused" : read.peopleCount;
  };
  expect(["12000", "12.000", "1.200", "1.234.567", "0", "2.147.483.647"].map(count)).toEqual([
    ...[12_000, 12_000, 1200, 1_234_567, 0, 2_147_483_647],
  ]);
  for (const wrong of ["1.5", "12,5", "12.00", "1200.000", "-3", "1e3", "mil", "2.147.483.648"])
    expect([wrong, count(wrong)]).toEqual([wrong, "refused"]);
});
