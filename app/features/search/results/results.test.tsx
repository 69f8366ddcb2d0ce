import { expect, test } from "vitest";
import { renderOnSite } from "#app/shared/testing/render-on-site.tsx";
import { parseSearchFilters } from "../filters.ts";
import type { FoundProfessional } from "./found.ts";
import { Results } from "./results.tsx";

const filters = parseSearchFilters(new URLSearchParams("especialidade=psicologia&cidade=A%26B"));
const somebody = { id: "1", name: "Ana", modality: "online", rating: null } as FoundProfessional;
const found = { professionals: [somebody], total: 2400, isMore: false, next: "cursor" };

test("the first page says how many there are, and leads on with and without scripts", () => {
  const html = renderOnSite(<Results filters={filters} attributes={[]} found={found} page={1} />);
  expect(html).toContain("2.400 profissionais encontrados");
  expect(html).toContain("Mostrando <!-- -->1<!-- --> de <!-- -->2.400");
  const next = "/buscar?especialidade=psicologia&amp;cidade=A%26B&amp;depois=cursor&amp;pagina=2";
  expect(html).toContain(`data-href="${next}"`);
  expect(html).toContain(`<a href="${next}" rel="next"`);
  expect(html).not.toContain("Primeira página");
});

test("a later page says which it is and leads back to the first", () => {
  const html = renderOnSite(<Results filters={filters} attributes={[]} found={{ ...found, next: null }} page={3} />);
  expect(html).toContain(", página 3");
  expect(html).toContain('<a href="/buscar?especialidade=psicologia&amp;cidade=A%26B"');
  expect(html).not.toContain("Mostrar mais");
  expect(html).not.toContain("Mostrando");
});

test("nobody found says so", () => {
  const html = renderOnSite(
    <Results
      filters={filters}
      attributes={[]}
      found={{ professionals: [], total: 0, isMore: false, next: null }}
      page={1}
    />,
  );
  expect(html).toContain("0 profissionais encontrados");
  expect(html).toContain("Nenhum profissional encontrado");
});

test("more than are counted are told so", () => {
  const html = renderOnSite(
    <Results filters={filters} attributes={[]} found={{ ...found, total: 1000, isMore: true }} page={1} />,
  );
  expect(html).toContain("mais de 1.000 profissionais encontrados");
});
