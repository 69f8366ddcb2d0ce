import { expect, test } from "vitest";
import { readObjection, readReview } from "./review-form.ts";

function given(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readReview(form);
}

const good = { estrelas: "4", comentario: " Bom. ", nome: "Rui", consentimento: "sim" };

test("stars and consent are all it takes", () => {
  expect(given(good)).toEqual({ review: { ...good, estrelas: 4, comentario: "Bom.", ciente: "" } });
  expect(given({ estrelas: "1", consentimento: "sim" })).toHaveProperty("review.estrelas", 1);
});

test("every error is told at once", () => {
  expect(given({ comentario: "x".repeat(1001), nome: "y".repeat(41) })).toEqual({
    errors: {
      estrelas: "Escolha de uma a cinco estrelas.",
      comentario: "Use até 1.000 caracteres.",
      nome: "Use até 40 caracteres.",
      consentimento: "Para publicar, é preciso concordar.",
    },
  });
  for (const estrelas of ["0", "6", "4.5", "5 ", "-1", "NaN"])
    expect(given({ ...good, estrelas })).toHaveProperty("errors.estrelas");
});

test("a name is one, and no address", () => {
  for (const nome of ["", "Maria das Dores", "D'Ávila", "J. Silva", "Ana-Lúcia"])
    expect(given({ ...good, nome })).toHaveProperty("review.nome", nome);
  for (const nome of ["golpe.example", "https://x", "Ganhe@golpe", "R$500", "-"])
    expect(given({ ...good, nome })).toHaveProperty("errors.nome", "Use só o seu nome, com letras.");
  expect(given({ ...good, nome: " Rui\nLima\u202e " })).toHaveProperty("review.nome", "Rui Lima");
});

test("an objection is a few words", () => {
  const objection = (words: string) => {
    const form = new FormData();
    form.set("objecao", words);
    return readObjection(form);
  };
  expect(objection(" Fui atendida. ")).toEqual({ objection: "Fui atendida." });
  for (const words of ["", "   ", "x".repeat(1001)]) expect(objection(words)).toHaveProperty("errors.objecao");
});
