import { expect, test } from "vitest";
import { firstAttributes } from "#app/features/professionals/attributes/first-attributes.ts";
import { type Compared, comparisonRows } from "./comparison.ts";

const somebody = {
  ...{
    id: "1",
    name: "Ana",
    specialty: "Fisioterapia",
    registration: "CREFITO-3/1-F",
    modality: "ambos",
    reviewCount: 0,
  },
  ...{ themes: ["coluna", "joelho"], healthPlans: ["unimed"], languages: ["libras"], accessibility: ["elevador"] },
  ...{ feeMin: 200, feeMax: 300, nextTime: null, services: [], rating: null, verifiedAt: null },
} as unknown as Compared;

const rowsOf = (person: Compared) =>
  Object.fromEntries(comparisonRows([person], firstAttributes).map(({ label, cells }) => [label, cells[0]?.text]));

test("what people say of themselves is compared in words, with the fee where there is one", () => {
  expect(rowsOf(somebody)).toMatchObject({
    ...{ Temas: "Coluna, Joelho", Convênios: "Unimed", Idiomas: "Português, Libras", Acessibilidade: "Elevador" },
    Valor: expect.stringMatching(/^R\$\s200 a R\$\s300$/),
  });
  const services = [
    { id: "a", name: "Avaliação", minutes: 50, fee: 250 },
    { id: "b", name: "Retorno", minutes: 30 },
  ];
  expect(rowsOf({ ...somebody, services }).Valor).toMatch(/^Avaliação: 50 min · R\$\s250$/);
});

test("what nobody said is told so", () => {
  const silent = { ...somebody, themes: [], healthPlans: [], languages: [], accessibility: [], feeMin: null };
  expect(rowsOf(silent)).toMatchObject({
    ...{ Temas: "Não informados", Convênios: "Nenhum informado", Idiomas: "Português" },
    ...{ Acessibilidade: "Não informada", Valor: "Combine o valor com o profissional" },
  });
  expect(rowsOf({ ...silent, modality: "online" }).Acessibilidade).toBe("Só online");
});
