import { expect, test } from "vitest";
import { readPrivacyRequest } from "./privacy-request.ts";

function form(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test("a whole request is read", () => {
  expect(readPrivacyRequest(form({ pedido: "access", nome: " Ana ", email: " a@b.com ", mensagem: "" }))).toEqual({
    request: { pedido: "access", nome: "Ana", email: "a@b.com", mensagem: "" },
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
