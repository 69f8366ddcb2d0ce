import { expect, test } from "vitest";
import { readWaitingRequest } from "./waiting-request.ts";
import { suitingWords } from "./waiting-words.ts";

const today = "2026-11-16";
const given = { email: " maria@exemplo.com.br ", dia: "terca", periodo: "manha", ate: "2026-12-16" };

function read(changes: Partial<typeof given> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...given, ...changes })) form.set(name, value);
  return readWaitingRequest(form, today);
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

test("what suits is said as people say it", () => {
  expect(suitingWords(2, "manha")).toBe("às terças, de manhã");
  expect(suitingWords(0, null)).toBe("aos domingos");
  expect(suitingWords(null, "noite")).toBe("em qualquer dia, à noite");
  expect(suitingWords(null, null)).toBe("em qualquer dia e horário");
});
