import { expect } from "vitest";
import { test } from "../testing/scene.ts";

/** Testimonials, prices. The sources are in docs/rules.md; operators change a value when a council changes its mind. */
const allowed = {
  Psicologia: [false, false],
  Psiquiatria: [true, true],
  Fonoaudiologia: [true, false],
  Fisioterapia: [false, false],
  "Terapia Ocupacional": [false, false],
  Nutrição: [true, false],
  Enfermagem: [true, false],
  Odontologia: [false, false],
};

test("each council allows what docs/rules.md says", async ({ scene }) => {
  const rows = await scene.sql("select name, allows_testimonials, allows_prices from specialties order by id");
  expect(Object.fromEntries(rows.map((row) => [row.name, [row.allows_testimonials, row.allows_prices]]))).toEqual(
    allowed,
  );
});
