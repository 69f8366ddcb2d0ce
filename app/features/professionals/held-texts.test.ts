import { expect, test } from "vitest";
import { isNewlyHeld, nameTexts } from "./held-texts.ts";
import { ownRecord } from "./testing/own-record.ts";

test("what waits is named, the longest text first", () => {
  expect(nameTexts(["description"])).toBe("a descrição");
  expect(nameTexts(["name", "service a", "description"])).toBe("a descrição, o nome e o nome de um serviço");
  expect(nameTexts(["service a", "service b"])).toBe("os nomes de serviços");
});

test("a text is told to wait by the form that wrote it, and by no other", () => {
  const [before, after] = [
    ownRecord({ description: "Calma." }),
    ownRecord({ description: "Cura garantida.", held_texts: ["description"] }),
  ];
  expect(isNewlyHeld(before, after, { description: "Cura garantida." })).toBe(true);
  expect(isNewlyHeld(before, after, { schedule: "De manhã" })).toBe(false);
  expect(isNewlyHeld(after, after, { description: "Cura garantida." })).toBe(false);
  const rules = { services: [{ id: "a", name: "Cura garantida", minutes: 50 }] };
  const served = ownRecord({ booking_rules: rules, held_texts: ["service a"] });
  expect(isNewlyHeld(before, served, { booking_rules: rules })).toBe(true);
});
