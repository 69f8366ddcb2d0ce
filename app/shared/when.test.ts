import { expect, test } from "vitest";
import { formatDay, formatElsewhere, formatWhen, inZone, zoneNote } from "./when.ts";

const at = new Date("2026-11-17T02:30:00Z");

test("a moment is told on the clock of the professional's city", () => {
  expect(formatWhen(at, "America/Sao_Paulo")).toBe("segunda, 16 de novembro, às 23h30");
  expect(formatWhen(at, "America/Rio_Branco")).toBe("segunda, 16 de novembro, às 21h30");
  expect(formatWhen(at, "America/Noronha")).toBe("terça, 17 de novembro, às 0h30");
  expect(formatWhen(new Date("2026-11-21T11:00:00Z"), "America/Sao_Paulo")).toBe("sábado, 21 de novembro, às 8h");
  expect(formatDay("2026-12-01")).toBe("terça, 1º de dezembro");
  expect(formatDay("2026-12-11")).toBe("sexta, 11 de dezembro");
  expect(formatWhen(new Date("2026-11-18T04:30:00Z"), "America/Sao_Paulo")).toBe("quarta, 18 de novembro, à 1h30");
});

test("the patient's clock is told too, but only when it shows something else", () => {
  expect(formatElsewhere(at, "America/Sao_Paulo", "America/Bahia")).toBeUndefined();
  expect(formatElsewhere(at, "America/Sao_Paulo", null)).toBeUndefined();
  expect(formatElsewhere(at, "America/Sao_Paulo", "America/Manaus")).toBe("22h30, no horário de Manaus");
  expect(formatElsewhere(at, "America/Sao_Paulo", "Europe/Lisbon")).toBe("2h30 de terça, no horário de Lisboa");
});

test("clocks are named one way, by the zone and not by the city", () => {
  expect(inZone("America/Sao_Paulo")).toBe("no horário de Brasília");
  expect(zoneNote("America/Noronha")).toBe("No horário de Fernando de Noronha.");
});
