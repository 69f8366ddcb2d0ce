import { expect, test } from "vitest";
import { type DirectoryFigures, describeVerified, explainFigures, showFigures } from "./figures.ts";

const values = (figures: Partial<DirectoryFigures>) =>
  showFigures({ professionals: 0, specialties: 0, cities: 0, satisfaction: null, ...figures }).map(
    ({ value }) => value,
  );

test("the demo's directory shows the prototype's figures", () => {
  expect(values({ professionals: 543, specialties: 19, cities: 57, satisfaction: 0.989 })).toEqual([
    "500+",
    "15+",
    "50+",
    "98%",
  ]);
});

test("each figure is rounded down to its step", () => {
  expect(values({ professionals: 599, specialties: 15, cities: 60 })).toEqual(["500+", "15+", "60+"]);
  expect(values({ professionals: 2_400_000 })).toEqual(["2.400.000+"]);
});

test("below the first step the number is exact", () => {
  expect(values({ professionals: 99, specialties: 4, cities: 9 })).toEqual(["99", "4", "9"]);
  expect(showFigures({ professionals: 1, specialties: 1, cities: 1, satisfaction: null })[0]?.label).toBe(
    "profissional",
  );
});

test("a figure without data is left out", () => {
  expect(values({})).toEqual([]);
  expect(values({ professionals: 3 })).toEqual(["3"]);
});

test("satisfaction is explained where it is shown", () => {
  expect(explainFigures(true)).toContain("4 ou 5 estrelas");
  expect(explainFigures(false)).not.toContain("Satisfação");
});

test("the claim about verified professionals is as large as their number", () => {
  expect([0, 1, 547, 1000, 1001].map(describeVerified)).toEqual([
    "Estamos conferindo os primeiros registros.",
    "Hoje, 1 perfil da busca tem o registro conferido por nós.",
    "Hoje, 547 perfis da busca têm o registro conferido por nós.",
    "Hoje, 1.000 perfis da busca têm o registro conferido por nós.",
    "Hoje, mais de 1.000 perfis da busca têm o registro conferido por nós.",
  ]);
});
