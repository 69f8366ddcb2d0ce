import { expect, test } from "vitest";
import { describeOthers, describeWait, prefilledReason, recognise, type WaitingRegistration } from "./registrations.ts";

test("a number is description by council, region and number", () => {
  expect(recognise({ registration: "CRP 06/166340", specialty: "Psicologia" })).toEqual({
    description: "CRP da 6ª região (SP), nº 166340",
    isComplete: true,
  });
  expect(recognise({ registration: "CRP 12345", specialty: "Psicologia" }).isComplete).toBe(false);
  expect(recognise({ registration: "isto não", specialty: "Psicologia" }).description).toBe("Formato desconhecido");
});

test("a refusal begins with kind words that name the registration", () => {
  const waiting = { registration: "CRP 06/1", council: "CRP", name: "Ana" } as WaitingRegistration;
  for (const decision of ["not_found", "differs"] as const)
    expect(prefilledReason(decision, waiting)).toContain("CRP 06/1");
  expect(prefilledReason("confirmed", waiting)).toBe("");
});

test("who decides reads whether the registration or only the number is somebody else's too", () => {
  const other = { id: "1", name: "Bia", registration: "CRP 06/1", isListed: true, verifiedAt: null, isSame: true };
  const [contestedAt, none] = ["2026-11-17T12:00:00Z", null];
  expect(describeOthers({ others: [], contestedAt: none })).toBeUndefined();
  expect(describeOthers({ others: [other], contestedAt })?.title).toBe("Outro perfil já tem este registro");
  expect(describeOthers({ others: [other], contestedAt: none })?.title).toBe("Outro perfil pede este registro");
  expect(describeOthers({ others: [{ ...other, isSame: false }], contestedAt: none })?.title).toBe(
    "Outro perfil tem o mesmo número",
  );
});

test("how long a registration has waited is said in one way", () => {
  const now = new Date("2026-11-18T12:00:00Z");
  expect(describeWait("2026-11-16T12:00:00Z", now)).toBe("esperando há 2 dias");
  expect(describeWait("2026-11-18T11:59:59Z", now)).toBe("esperando desde agora");
  expect(describeWait("2026-09-01T12:00:00Z", now)).toBe("esperando desde 01/09/2026");
});
