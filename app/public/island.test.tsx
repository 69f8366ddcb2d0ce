import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { WriteReport } from "#app/features/reports/write-report.tsx";
import { Island } from "./island.tsx";

const typed = { texto: `"><script>alert(1)</script>` };

test("an island is HTML that works, with its props beside it, and no word of them is markup", () => {
  const html = renderToString(<Island of={WriteReport} wake="focus" kind="perfil" answer={undefined} typed={typed} />);
  expect(html).toMatch(/^<div class="contents" data-island="report-form" data-wake="focus" data-props="/);
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html).not.toContain("<script");
  const [, props = ""] = /data-props="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse(props.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">"))).toEqual({
    kind: "perfil",
    typed,
  });
});

test("it is rendered as a root of its own, as the browser hydrates it: what stands around changes nothing in it", () => {
  const island = <Island of={WriteReport} wake="focus" kind="perfil" answer={undefined} typed={typed} />;
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
