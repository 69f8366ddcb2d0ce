import { expect, test } from "vitest";
import { columnLabel, describeValue } from "./record-labels.ts";

test("values are told as people know them", () => {
  expect(describeValue("modality", "ambos")).toBe("Presencial e Online");
  expect(describeValue("age_group", "criancas")).toBe("Crianças");
  expect(describeValue("address", "")).toBe("(vazio)");
  expect(describeValue("consultation_minutes", 50)).toBe("50 minutos");
  expect(describeValue("works_on_holidays", false)).toBe("Não atendo");
  expect(columnLabel("contact_email")).toBe("E-mail de contato");
});

test("hours are told by day, from Monday on", () => {
  const block = { starts: "08:00", ends: "12:00" };
  const blocks = [
    { weekday: 0, ...block },
    { weekday: 1, ...block },
    { weekday: 1, starts: "13:30", ends: "18:00", modality: "online" as const },
  ];
  expect(describeValue("weekly_hours", blocks)).toBe("Segunda: 8h às 12h e 13h30 às 18h (Online); Domingo: 8h às 12h");
  expect(describeValue("weekly_hours", [])).toBe("Nenhum horário");
});
