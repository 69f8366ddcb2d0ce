import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Appointment } from "../appointment.ts";
import { requested } from "../testing/appointment.ts";
import { Visit } from "./visit.tsx";

const confirmed: Appointment = { ...requested, status: "confirmed" };
const draw = (changes: Partial<Appointment>) =>
  renderToStaticMarkup(<Visit appointment={{ ...confirmed, ...changes }} token="x" />);

test("whoever has to go there finds the way; an address cannot break out of its link", () => {
  const html = draw({ modality: "presencial", place: "Rua & Travessa, 10, Recife - PE" });
  expect(html).toContain("destination=Rua+%26+Travessa%2C+10%2C+Recife+-+PE");
  expect(html).not.toContain("Como entrar");
});

test("whoever is attended online reads how to get in, by the contact that was given", () => {
  expect(draw({})).toContain("Ana manda o link antes da consulta, pelo seu e-mail.");
  expect(draw({ hasWhatsapp: true })).toContain("pelo seu WhatsApp ou e-mail.");
  expect(draw({})).not.toContain("Como chegar");
});

test("where there is a room, it is one click away, and its host is named", () => {
  const html = draw({ room: "https://meet.exemplo.org/ana" });
  expect(html).toMatch(/href="https:\/\/meet\.exemplo\.org\/ana"[^>]*rel="noopener noreferrer"[^>]*>Entrar na sala/);
  expect(html).toContain("Abre meet.exemplo.org, a sala que Ana escolheu.");
  expect(html).not.toContain("manda o link");
});

test("a link to an unknown site names it, and a link to a known one does not", () => {
  const warned = "um endereço que não conhecemos";
  expect(draw({ room: "https://meet.exemplo.org/ana" })).toContain(`O link leva para meet.exemplo.org, ${warned}`);
  expect(draw({ room: "https://meet.google.com.exemplo.org/a" })).toContain("leva para meet.google.com.exemplo.org");
  expect(draw({ room: "https://us02web.zoom.us/j/1" })).not.toContain(warned);
  expect(draw({})).not.toContain(warned);
});

test("the professional is reached by what the profile shows, with the consultation named", () => {
  expect(draw({})).not.toContain("Falar com");
  const html = draw({ whatsapp: "92912345678", contactEmail: "ana@exemplo.com.br" });
  expect(decodeURIComponent(html)).toContain(
    "https://wa.me/5592912345678?text=Olá, Ana! Consulta de sexta, 20 de novembro, às 13h30: ",
  );
  expect(html).toContain("mailto:ana@exemplo.com.br?subject=Consulta%20de%20sexta");
});
