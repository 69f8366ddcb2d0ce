import { expect, test } from "vitest";
import { renderOnSite } from "#app/shared/testing/render-on-site.tsx";
import { SentenceBox } from "./sentence-box.tsx";

test("beside filters in use the box says that a sentence begins anew", () => {
  const anew = "Cada frase é uma busca nova";
  expect(renderOnSite(<SentenceBox isDense hasFilters />)).toContain(anew);
  expect(renderOnSite(<SentenceBox isDense />)).not.toContain(anew);
});
