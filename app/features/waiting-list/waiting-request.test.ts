import { expect, test } from "vitest";
import type { HoursBlock } from "#app/features/professionals/weekly-hours.ts";
import { attendedHours, readWaitingRequest, waitingOptions } from "./waiting-request.ts";
import { suitingWords } from "./waiting-words.ts";

const today = "2026-11-16";
const given = { email: " maria@exemplo.com.br ", dia: "terca", periodo: "manha", ate: "2026-12-16" };

function read(changes: Partial<typeof given> = {}, hours: readonly HoursBlock[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...given, ...changes })) form.set(name, value);
  return readWaitingRequest(form, today, hours);
}

test("a form becomes what the database asks for", () => {
  expect(read()).toEqual({
    request: { email: "maria@exemplo.com.br", weekday: 2, period: "manha", until: "2026-12-16" },
  });
  expect(read({ dia: "qualquer", periodo: "" })).toMatchObject({ request: { weekday: null, period: null } });
  expect(read({ dia: "domingo" })).toMatchObject({ request: { weekday: 0 } });
});

test("the last day is one of the next sixty", () => {
  for (const ate of [today, "2027-01-15"]) expect(read({ ate })).toMatchObject({ request: { until: ate } });
  for (const ate of ["2026-11-15", "2027-01-16"])
    expect(read({ ate })).toEqual({ errors: { ate: "Escolha uma data nos próximos 60 dias." } });
});

test("everything that is wrong is said at once", () => {
  const wrong = { email: "maria", dia: "2", periodo: "madrugada", ate: "amanhã" };
  expect(read(wrong)).toEqual({
    errors: {
      email: "Confira o e-mail.",
      dia: "Escolha um dos dias.",
      periodo: "Escolha um dos períodos.",
      ate: "Escolha uma data.",
    },
  });
});

test("nobody waits for a day or a part of it on which the professional never attends", () => {
  const hours = [
    { weekday: 2, starts: "08:00", ends: "12:00" },
    { weekday: 4, starts: "13:30", ends: "19:00" },
  ];
  const { days, periods } = waitingOptions(hours.slice(0, 1));
  expect(days.map(({ value }) => value)).toEqual(["qualquer", "terca"]);
  expect(periods.map(({ value }) => value)).toEqual(["qualquer", "manha"]);
  expect(waitingOptions([]).days).toHaveLength(8);
  // Unless single dates have hours of their own.
  const saturday = [{ day: "2026-11-21", starts: "08:00", ends: "12:00" }];
  const more = waitingOptions(attendedHours(hours.slice(0, 1), saturday));
  expect(more.days.map(({ value }) => value)).toEqual(["qualquer", "terca", "sabado"]);
  expect(attendedHours([], saturday)).toEqual([]);
  expect(read({}, hours)).toHaveProperty("request");
  expect(read({ dia: "quinta", periodo: "noite" }, hours)).toHaveProperty("request");
  expect(read({ dia: "quinta" }, hours)).toEqual({
    errors: { dia: "Não há atendimento às quintas, de manhã. Escolha outro dia ou período." },
  });
  expect(read({ dia: "domingo", periodo: "" }, hours)).toEqual({
    errors: { dia: "Não há atendimento aos domingos. Escolha outro dia ou período." },
  });
});

test("what suits is said as people say it", () => {
  expect(suitingWords(2, "manha")).toBe("às terças, de manhã");
  expect(suitingWords(0, null)).toBe("aos domingos");
  expect(suitingWords(null, "noite")).toBe("em qualquer dia, à noite");
  expect(suitingWords(null, null)).toBe("em qualquer dia e horário");
});
