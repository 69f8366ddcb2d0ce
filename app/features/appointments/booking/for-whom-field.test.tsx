import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ForWhomField } from "./for-whom-field.tsx";

const render = (ageGroup: string | null) =>
  renderToStaticMarkup(
    <ForWhomField ageGroup={ageGroup} elsewhere="/buscar?publico=criancas" errors={{}} typed={{}} />,
  );

test("whoever attends one age only says so beside the choice, and nobody is turned away", () => {
  expect(render("adultos")).toContain("atende só adultos. Para crianças e adolescentes, pergunte");
  expect(render("adultos")).toContain('href="/buscar?publico=criancas"');
  expect(render("criancas")).toContain("atende só crianças e adolescentes. Para adultos, pergunte");
  for (const ageGroup of ["adultos", "criancas", "ambos", null]) expect(render(ageGroup)).not.toContain("disabled");
  for (const ageGroup of ["ambos", null]) expect(render(ageGroup)).not.toContain("atende só");
});
