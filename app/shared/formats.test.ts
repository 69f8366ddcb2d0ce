import { expect, test } from "vitest";
import {
  cut,
  firstName,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  formatRelative,
  formatTime,
  initials,
  plural,
  shortTime,
} from "./formats.ts";

test("money is written from centavos, with a comma and a plain space", () => {
  expect(formatMoney(1499)).toBe("R$ 14,99");
  expect(formatMoney(0)).toBe("R$ 0,00");
  expect(formatMoney(123456789)).toBe("R$ 1.234.567,89");
});

test("numbers take dots for thousands and a comma for decimals", () => {
  expect(formatNumber(2400)).toBe("2.400");
  expect(formatNumber(4.8, 1)).toBe("4,8");
  expect(formatPercent(0.1234, 1)).toBe("12,3%");
});

test("one is singular, and zero and many are plural", () => {
  const found = (n: number) => plural(n, "profissional encontrado", "profissionais encontrados");
  expect(found(0)).toBe("0 profissionais encontrados");
  expect(found(1)).toBe("1 profissional encontrado");
  expect(found(2400)).toBe("2.400 profissionais encontrados");
});

test("a date is the one of the city's time zone", () => {
  const lateEvening = new Date("2026-11-15T02:30:00Z");
  expect(formatDate(lateEvening)).toBe("14/11/2026");
  expect(formatLongDate(lateEvening)).toBe("14 de novembro de 2026");
  expect(formatLongDate(new Date("2026-12-01T12:00:00Z"))).toBe("1º de dezembro de 2026");
  expect(formatLongDate(new Date("2026-12-11T12:00:00Z"))).toBe("11 de dezembro de 2026");
  expect(formatDateTime(lateEvening, "America/Manaus")).toBe("14/11/2026 às 22h30");
});

test("times are written as Brazilians write them, with the minutes only where there are some", () => {
  expect(shortTime("24:00")).toBe("24h");
  expect(shortTime("07:05")).toBe("7h05");
  expect(formatTime(new Date("2026-11-15T11:00:00Z"))).toBe("8h");
});

test("the recent past is told as a distance, the far one as a date", () => {
  const now = new Date("2026-11-15T12:00:00Z");
  const before = (ms: number) => formatRelative(new Date(Number(now) - ms), now);
  expect(before(59_000)).toBe("agora");
  expect(before(2 * 60_000)).toBe("há 2 min");
  expect(before(3 * 3_600_000)).toBe("há 3 h");
  expect(before(24 * 3_600_000)).toBe("há 1 dia");
  expect(before(5 * 24 * 3_600_000)).toBe("há 5 dias");
  expect(before(40 * 24 * 3_600_000)).toBe("06/10/2026");
});

test("initials skip titles and particles", () => {
  expect(initials("Dra. Ana Beatriz de Souza")).toBe("AS");
  expect(initials("érica dos santos")).toBe("ÉS");
  expect(initials("Prof. Dr. João da Silva e Souza")).toBe("JS");
  expect(initials("Marta")).toBe("M");
  expect(initials("  ")).toBe("?");
});

test("somebody is called by the first name, not by a title", () => {
  for (const name of ["Ana Souza", " Dra. Ana Souza", "dra ana", "Dr.Ana", "Dr.ª Ana", "Profª Ana", "Prof. Dra. Ana"])
    expect(firstName(name).toLowerCase(), name).toBe("ana");
  expect(firstName("Drauzio Reis")).toBe("Drauzio");
  expect(firstName("Sr.")).toBe("Sr.");
});

test("a phone is grouped whatever way it was typed", () => {
  expect(formatPhone("5511987654321")).toBe("(11) 98765-4321");
  expect(formatPhone("48 3222 1234")).toBe("(48) 3222-1234");
  expect(formatPhone("(55) 99999-0000")).toBe("(55) 99999-0000");
  expect(formatPhone("ramal 12")).toBe("ramal 12");
});

test("a text is cut between characters, and initials are whole ones", () => {
  expect(cut("abc😀", 4)).toBe("abc");
  expect(cut("abc😀", 5)).toBe("abc😀");
  expect(initials("𝓐𝓷𝓪 𝓢𝓲𝓵𝓿𝓪")).toBe("𝓐𝓢");
});
