import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TimeField } from "./time-field.tsx";

const times = {
  zone: "America/Sao_Paulo",
  minutes: 50,
  changedAt: "2026-11-15T12:00:00.000Z",
  now: Date.parse("2026-11-15T12:05:00.000Z"),
  slots: [{ startsAt: Date.parse("2026-11-15T17:00:00.000Z"), modality: "online" as const }],
};
const render = (error?: string) =>
  renderToStaticMarkup(
    <TimeField
      times={times}
      chosen={undefined}
      chosenAt={undefined}
      isWish={false}
      wish={undefined}
      error={error}
      wishError={undefined}
    />,
  );

test("what is wrong with a time is read before the times, and with each of them", () => {
  const html = render("Este horário acabou de ser ocupado. Escolha outro.");
  expect(html.indexOf("acabou de ser ocupado")).toBeLessThan(html.indexOf('type="radio"'));
  const [, id] = /<p id="([^"]+)"[^>]*>Este horário acabou/.exec(html) ?? [];
  expect(html).toContain(`aria-describedby="${id}"`);
  expect(render()).not.toContain("aria-describedby");
});
