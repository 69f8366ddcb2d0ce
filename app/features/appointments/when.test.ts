import { expect, test } from "vitest";
import { formatElsewhere, formatWhen, formatWhenShort } from "./when.ts";

const at = new Date("2026-11-17T02:30:00Z");

test("a moment is told on the clock of the professional's city", () => {
  expect(formatWhen(at, "America/Sao_Paulo")).toBe("segunda-feira, 16 de novembro de 2026, às 23:30");
  expect(formatWhen(at, "America/Rio_Branco")).toBe("segunda-feira, 16 de novembro de 2026, às 21:30");
  expect(formatWhenShort(at, "America/Noronha")).toBe("ter., 17 de nov., 00:30");
});

test("the patient's clock is told too, but only when it shows something else", () => {
  expect(formatElsewhere(at, "America/Sao_Paulo", "America/Bahia")).toBeUndefined();
  expect(formatElsewhere(at, "America/Sao_Paulo", null)).toBeUndefined();
  expect(formatElsewhere(at, "America/Sao_Paulo", "America/Manaus")).toBe("22:30, no horário de Manaus");
  expect(formatElsewhere(at, "America/Sao_Paulo", "Europe/Lisbon")).toBe("02:30 de terça-feira, no horário de Lisboa");
});
