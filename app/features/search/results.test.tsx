import fc from "fast-check";
import { expect, test } from "vitest";
import { specialties } from "#app/features/professionals/specialties.ts";
import { drawStamped } from "#app/shared/testing/draw-stamped.tsx";
import { cleanWords, radii, type SearchFilters } from "./filters.ts";
import { Results } from "./results.tsx";
import { SearchForm } from "./search-form.tsx";

const filters: fc.Arbitrary<SearchFilters> = fc.record({
  specialty: fc.option(fc.constantFrom(...specialties.map(({ name }) => name))),
  modality: fc.option(fc.constantFrom("presencial", "online")),
  city: fc.string({ unit: "binary" }).map(cleanWords),
  radius: fc.option(fc.constantFrom(...radii)),
  weekday: fc.option(fc.nat(6)),
  period: fc.option(fc.nat(2)),
});
/** Without cards, whose code the browser loads when it needs it; they have a test of their own. */
const pages = fc.record({
  count: fc.integer({ min: 1, max: 20 }),
  total: fc.nat(2_400_000),
  next: fc.option(fc.constantFrom("123_a&b", "9_<x>")),
});

test("whatever is asked for, a search from stamps is the search that the browser draws", () => {
  fc.assert(
    fc.property(filters, pages, fc.option(fc.constant("5_c")), (asked, page, after) => {
      const { stamped, drawn } = drawStamped(
        <>
          <SearchForm filters={asked} total={page.total} />
          <Results filters={asked} result={{ page }} after={after} />
        </>,
        "/buscar",
      );
      expect(drawn).toContain("Limpar Filtros");
      expect(stamped).toBe(drawn);
    }),
  );
});
