import { expect, test } from "vitest";
import { registrationIn } from "./registration-in.ts";

test.each([
  ["crm 72068", "crm 72068", ""],
  ["quem é CRP 06/166340?", "CRP 06/166340", "quem é"],
  ["32159", "32159", ""],
  [" 06/166340 ", "06/166340", ""],
  ["crm do dr 72068", "CRM 72068", "do dr"],
  ["rqe 24192", "RQE 24192", ""],
  ["psiquiatra RQE nº 24192", "RQE 24192", "psiquiatra nº"],
  ["registro 72068", "72068", ""],
  ["número de registro da psicóloga: 166340", "166340", "número de da psicóloga"],
])("%s names a registration", (sentence, registration, rest) => {
  expect(registrationIn(sentence)).toEqual({ registration, rest });
});

test.each([
  "13010-000",
  "13010000",
  "cep 13010",
  "dia 19",
  "2026",
  "registro verificado",
  "11 99999-8888",
  "psicóloga 7 anos",
])("%s names none", (sentence) => {
  expect(registrationIn(sentence)).toBeUndefined();
});
