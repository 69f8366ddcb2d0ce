import { expect, test } from "vitest";
import type { FreeTime } from "#app/features/availability/free-times.ts";
import { consentWords } from "../consent.ts";
import { readAppointmentRequest } from "./appointment-request.ts";

const good = {
  inicio: "2026-11-16T17:30:00.000Z",
  modalidade: "online",
  nome: " Maria da Silva ",
  whatsapp: "(11) 91234-5678",
  para: "mim",
  consentimento: consentWords.appointment.version,
  fuso: "America/Manaus",
};

function read(changes: Record<string, string | undefined>, slots?: FreeTime[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...changes })) if (value !== undefined) form.set(name, value);
  return readAppointmentRequest(form, slots);
}

test("a whole request is read", () => {
  expect(read({})).toMatchObject({ request: { nome: "Maria da Silva", fuso: "America/Manaus", mensagem: "" } });
  expect(read({ inicio: undefined, desejo: "Sábado cedo" })).toHaveProperty("request");
  expect(read({ whatsapp: undefined, email: "m@exemplo.com.br" })).toHaveProperty("request");
  expect(read({ fuso: "Marte" })).toMatchObject({ request: { fuso: null } });
});

test("one contact is enough, both are taken, and none is asked for", () => {
  const both = { email: "m@exemplo.com.br", whatsapp: "(11) 91234-5678" };
  expect(read(both)).toMatchObject({ request: both });
  expect(read({ whatsapp: "", email: "" })).toEqual({ errors: { whatsapp: "Informe seu WhatsApp ou seu e-mail." } });
});

test("who finds no time that will do asks in words, whatever was chosen before", () => {
  expect(read({ outro: "sim", desejo: "Sábado cedo" })).toMatchObject({
    request: { inicio: "", desejo: "Sábado cedo" },
  });
  expect(read({ outro: "sim" })).toEqual({ errors: { desejo: "Escolha um horário ou diga qual prefere." } });
  expect(read({ desejo: "Sábado cedo" })).toMatchObject({ request: { inicio: good.inicio } });
});

test("what is no instant, or one that the database does not know, is none of the times", () => {
  for (const inicio of ["amanhã", "2026-11-16", "0000-01-01T00:00:00Z", "-000001-01-01T00:00:00Z"])
    expect(read({ inicio }), inicio).toEqual({ errors: { inicio: "Escolha um dos horários." } });
});

test("words too short to be a wish are told where they can be seen: at the times", () => {
  expect(read({ inicio: "", desejo: "x" })).toEqual({ errors: { inicio: "Escolha um horário ou diga qual prefere." } });
});

test("a time that is attended one way only decides it; another leaves the choice", () => {
  const slot = (modality: FreeTime["modality"]) => [{ startsAt: Date.parse(good.inicio), modality }];
  expect(read({ modalidade: undefined }, slot("presencial"))).toMatchObject({ request: { modalidade: "presencial" } });
  expect(read({}, slot("presencial"))).toMatchObject({ request: { modalidade: "presencial" } });
  expect(read({}, slot("ambos"))).toMatchObject({ request: { modalidade: "online" } });
  expect(read({ modalidade: undefined }, slot("ambos"))).toHaveProperty("errors.modalidade");
  expect(read({ outro: "sim", desejo: "Sábado" }, slot("presencial"))).toMatchObject({
    request: { modalidade: "online" },
  });
});

for (const [field, changes] of Object.entries({
  inicio: { inicio: "" },
  desejo: { outro: "sim", desejo: "x" },
  nome: { nome: " " },
  whatsapp: { whatsapp: "1234" },
  email: { email: "maria" },
  consentimento: { consentimento: undefined },
  para: { para: "ninguém" },
  responsavel: { para: "menor" },
  modalidade: { modalidade: "ambos" },
  mensagem: { mensagem: "x".repeat(501) },
}))
  test(`an error in ${field} is told at that field`, () => {
    const result = read(changes);
    expect("errors" in result && Object.keys(result.errors)).toEqual([field]);
  });

test("all errors are told at once", () => {
  const result = read({ inicio: "", nome: "", whatsapp: "", modalidade: undefined, consentimento: undefined });
  const fields = ["consentimento", "inicio", "modalidade", "nome", "whatsapp"];
  expect("errors" in result && Object.keys(result.errors).toSorted()).toEqual(fields);
});
