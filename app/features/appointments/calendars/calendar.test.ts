import { expect, test } from "vitest";
import { writeCalendar } from "./calendar.ts";

test("an entry is an instant, and words cannot break out of their line", () => {
  const text = writeCalendar("Agenda", [
    {
      id: "1",
      title: "Consulta; com Ana,\r\nBEGIN:VALARM",
      startsAt: new Date("2026-11-16T17:30:00Z"),
      endsAt: new Date("2026-11-16T18:20:00Z"),
      place: "Rua das Flores, 10",
      isTentative: true,
      updatedAt: new Date("2026-01-01T00:01:30Z"),
    },
  ]);
  const lines = text.split("\r\n");
  expect(lines).toContain("DTSTART:20261116T173000Z");
  expect(lines).toContain("DTEND:20261116T182000Z");
  expect(lines).toContain("LOCATION:Rua das Flores\\, 10");
  expect(lines).toContain("STATUS:TENTATIVE");
  expect(lines).toContain("SEQUENCE:90");
  expect(lines).not.toContain("BEGIN:VALARM");
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});
