import { expect, test } from "vitest";
import { errorsLeft } from "./errors-left.ts";

test("an error goes when its answer is corrected, and not before", () => {
  const shown = { nome: "Diga seu nome.", inicio: "Escolha um horário." };
  expect(errorsLeft(shown, { nome: "Diga seu nome.", inicio: "Escolha um horário." }, [], "nome")).toEqual(shown);
  expect(errorsLeft(shown, { inicio: "Escolha um horário." }, [], "nome")).toEqual({ inicio: "Escolha um horário." });
  expect(errorsLeft(shown, {}, [], "outro")).toEqual({});
});

test("what only the server could find stays until that answer changes", () => {
  const shown = { inicio: "Este horário não está mais livre." };
  expect(errorsLeft(shown, {}, ["inicio"], "nome")).toEqual(shown);
  expect(errorsLeft(shown, {}, ["inicio"], "inicio")).toEqual({});
});

test("no error comes while somebody types", () => {
  expect(errorsLeft({ nome: "Diga seu nome." }, { email: "Confira o e-mail." }, [], "nome")).toEqual({});
});
