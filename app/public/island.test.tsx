import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { parseSearchFilters } from "#app/features/search/filters.ts";
import { SearchForm } from "#app/features/search/search-form.tsx";
import { Island } from "./island.tsx";

const city = `"><script>alert(1)</script>`;
const choices = { attributes: [], counts: {} };
const filters = parseSearchFilters(new URLSearchParams({ cidade: city }));

test("an island is HTML that works, with its props beside it, and no word of them is markup", () => {
  const html = renderToString(<Island of={SearchForm} wake="focus" filters={filters} choices={choices} />);
  expect(html).toMatch(/^<div class="contents" data-island="search-form" data-wake="focus" data-props="/);
  expect(html).toMatch(/<form [^>]*action="\/buscar"/);
  expect(html).not.toContain("<script");
  const [, props = ""] = /data-props="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse(props.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">"))).toEqual({
    filters,
    choices,
  });
});

test("it is rendered as a root of its own, as the browser hydrates it: what stands around changes nothing in it", () => {
  const island = <Island of={SearchForm} wake="focus" filters={filters} choices={choices} />;
  expect(
    renderToString(
      <section>
        {[1, 2, 3].map((key) => (
          <p key={key} />
        ))}
        {island}
      </section>,
    ),
  ).toContain(renderToString(island));
});

test("only what the browser can find by name may be one", () => {
  const Unknown = () => null;
  expect(() => renderToString(<Island of={Unknown} wake="load" />)).toThrow("Unknown is no default export");
});
