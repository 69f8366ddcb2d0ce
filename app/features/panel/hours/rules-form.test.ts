import { expect, test } from "vitest";
import type { BookingRules } from "#app/features/professionals/booking-rules.ts";
import { addService, describeRules, serviceErrors, toRules, toRulesValues } from "./rules-form.ts";

const rules: BookingRules = {
  buffer: 10,
  horizon: 28,
  confirms: true,
  services: [
    { id: "a", name: "Consulta", minutes: 50 },
    { id: "b", name: "Retorno", minutes: 20, modality: "online", fee: 150 },
  ],
};

test("rules that are opened and closed are the same; what is as for everybody is not kept", () => {
  expect(toRules(toRulesValues(rules))).toEqual(rules);
  expect(toRules(toRulesValues({ buffer: 0, notice: 120, horizon: 56, confirms: false, services: [] }))).toEqual({});
});

test("a service has a name of its own, a length and a whole fee", () => {
  const { services } = toRulesValues(rules);
  const errors = (change: object) =>
    serviceErrors({ ...services[1], ...change } as (typeof services)[number], services);
  expect(errors({})).toEqual({});
  expect(Object.keys(errors({ name: " " }))).toEqual(["name"]);
  expect(errors({ name: "Consulta " })).toEqual({ name: "Já há um serviço com este nome." });
  for (const minutes of ["", "9", "241", "1e2"]) expect(Object.keys(errors({ minutes }))).toEqual(["minutes"]);
  for (const fee of ["R$ 350", "1.200", "350,00"]) expect(errors({ fee })).toEqual({});
  for (const fee of ["0", "1,50", "100000"]) expect(Object.keys(errors({ fee }))).toEqual(["fee"]);
});

test("a fee is kept as whole reais, in whichever way it was typed", () => {
  const values = toRulesValues(rules);
  const services = values.services.map((service) => ({ ...service, fee: "R$ 1.200,00" }));
  expect(toRules({ ...values, services }).services?.map(({ fee }) => fee)).toEqual([1200, 1200]);
});

test("the first service begins as the consultation that was", () => {
  const [first] = addService([], "45");
  expect(first).toMatchObject({ name: "Consulta", minutes: "45", modality: "ambos" });
  expect(first?.id).toMatch(/^[a-z0-9]{1,12}$/);
});

test("two versions are compared in words", () => {
  expect(describeRules(rules)).toBe(
    "Consulta: 50 min; Retorno: 20 min · Online · R$ 150; intervalo: 10 minutos; antecedência: 2 horas antes; agenda aberta: 4 semanas; confirma na hora",
  );
  expect(describeRules({})).toMatch(/^Sem serviços; intervalo: sem intervalo;/);
});
