import { expect, test } from "vitest";
import { appointmentTokens, readPrivacyRequest } from "./privacy-request.ts";

function form(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test("a whole request is read", () => {
  expect(readPrivacyRequest(form({ pedido: "access", nome: " Ana ", email: " a@b.com ", mensagem: "" }))).toEqual({
    request: { pedido: "access", nome: "Ana", email: "a@b.com", mensagem: "", links: "" },
  });
});

test("every missing or wrong field is named in words", () => {
  expect(readPrivacyRequest(form({ email: "x" }))).toEqual({
    errors: {
      pedido: "Escolha o que você precisa.",
      nome: "Diga seu nome.",
      email: "Escreva um e-mail em que possamos responder.",
    },
  });
  expect(
    readPrivacyRequest(form({ pedido: "access", nome: "A", email: "a@b.com", mensagem: "x".repeat(2001) })),
  ).toHaveProperty("errors.mensagem");
});

test("private links are found in what somebody pasted, and what holds none is told", () => {
  const [one, other] = ["x".repeat(43), `-_${"a".repeat(41)}`];
  const text = `https://exemplo.com.br/consulta/${one}?novo\nhttps://exemplo.com.br/consulta/${other}.`;
  expect(appointmentTokens(text)).toEqual([one, other]);
  expect(appointmentTokens(`/consulta/${one}x`)).toEqual([]);
  const given = { pedido: "deletion", nome: "Ana", email: "a@b.com", mensagem: "" };
  expect(readPrivacyRequest(form({ ...given, links: text }))).toHaveProperty("request");
  expect(readPrivacyRequest(form({ ...given, links: "o link da consulta" }))).toHaveProperty("errors.links");
});
