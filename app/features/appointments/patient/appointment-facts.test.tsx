import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Appointment } from "../appointment.ts";
import { requested } from "../testing/appointment.ts";
import { AppointmentFacts } from "./appointment-facts.tsx";

const read = (more: Partial<Appointment>) =>
  renderToString(<AppointmentFacts appointment={{ ...requested, ...more }} />).replaceAll("<!-- -->", "");

test("the page names the registration and what is known of it", () => {
  expect(read({})).toContain("Enfermagem · Enfermeira(o), COREN-AM 123456-ENF");
  expect(read({})).toContain("Registro ainda não conferido por nós.");
  expect(read({ verifiedAt: "2026-03-03T12:00:00Z" })).toContain("Registro verificado em 3 de março de 2026.");
});

test("who mistyped the contact sees it, and what to do about it while that helps", () => {
  expect(read({})).toContain("m•••@exemplo.com.br");
  expect(read({})).toContain("Errou o contato? Cancele e peça de novo.");
  expect(read({ status: "done" })).not.toContain("Errou o contato?");
  // Who asked for nothing here cannot ask again.
  expect(read({ isOwn: true })).toContain("Não é seu? Avise Ana.");
});

test("the reader's own clock has its place online, and none where one has to go there", () => {
  expect(read({})).toContain("data-elsewhere");
  expect(read({ modality: "presencial" })).not.toContain("data-elsewhere");
});
