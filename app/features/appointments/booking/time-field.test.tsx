import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TimeField } from "./time-field.tsx";

const times = {
  zone: "America/Sao_Paulo",
  minutes: 50,
  changedAt: "2026-11-15T12:00:00.000Z",
  now: Date.parse("2026-11-15T12:05:00.000Z"),
  slots: [{ startsAt: Date.parse("2026-11-15T17:00:00.000Z"), modality: "online" as const }],
  ...{ services: [], service: undefined, confirms: false },
};
const render = (error?: string, wanted?: string, zone = times.zone) =>
  renderToStaticMarkup(
    <TimeField
      times={{ ...times, zone }}
      chosen={wanted}
      chosenAt={undefined}
      wanted={wanted}
      isTicked={false}
      wish={undefined}
      error={error}
      wishError={undefined}
    />,
  );

test("what is wrong with a time is read before the times, and with each of them", () => {
  const html = render("Este horário não está mais livre. Escolha outro.");
  expect(html.indexOf("não está mais livre")).toBeLessThan(html.indexOf('type="radio"'));
  const [, id] = /<p id="([^"]+)"[^>]*>Este horário não está/.exec(html) ?? [];
  expect(html).toContain(`aria-describedby="${id}"`);
  expect(render()).not.toContain("aria-describedby");
});

test("whoever comes with a time reads it and may change it; a time that is gone is said to be, kindly", () => {
  const free = render(undefined, "2026-11-15T17:00:00.000Z");
  expect(free).toMatch(/domingo, 15 de novembro, às 14h.*<summary[^>]*>Trocar/s);
  expect(free).toContain('checked="" value="2026-11-15T17:00:00.000Z"');
  const manaus = render(undefined, "2026-11-15T17:00:00.000Z", "America/Manaus");
  expect(manaus).toContain("às 13h, no horário de Manaus");
  expect(free).not.toContain("às 14h, no horário");
  const taken = render(undefined, "2026-11-15T18:00:00.000Z");
  expect(taken).toContain("Este horário já não está livre");
  expect(taken).not.toContain("Trocar");
  expect(render(undefined, "2026-11-15T09:00:00.000Z")).toContain("Este horário já passou");
  expect(render()).not.toMatch(/já não está livre|já passou|Trocar/);
});
