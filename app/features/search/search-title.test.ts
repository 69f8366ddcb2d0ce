import { expect, test } from "vitest";
import { firstAttributes } from "#app/features/professionals/attributes/first-attributes.ts";
import { parseSearchFilters } from "./filters/filters.ts";
import { searchTitle } from "./search-title.ts";

const title = (query: string, page = 1) =>
  searchTitle(parseSearchFilters(new URLSearchParams(query)), page, firstAttributes);

test("a title names what was asked for, so that tabs and history tell searches apart", () => {
  expect(title("")).toBe("Buscar Profissionais | Betesda");
  expect(title("especialidade=psicologia&modalidade=online&cidade=Campinas+-+SP&dia=segunda&periodo=manha")).toBe(
    "Buscar: Psicologia online em Campinas - SP, segunda-feira, manhã | Betesda",
  );
  expect(title("cidade=Campinas&raio=25")).toBe("Buscar: Atendimento até 25 km de Campinas | Betesda");
  expect(title("periodo=noite")).toBe("Buscar: noite | Betesda");
  expect(title("nome=Ana+Souza&estado=SP&periodo=noite")).toBe("Buscar: São Paulo, noite, “Ana Souza” | Betesda");
});

test("a later page says which it is", () => {
  expect(title("", 2)).toBe("Buscar: página 2 | Betesda");
  expect(title("especialidade=nutricao", 3)).toBe("Buscar: Nutrição, página 3 | Betesda");
});
