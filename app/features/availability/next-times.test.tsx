import { expect, test } from "vitest";
import { drawStamped } from "#app/shared/testing/draw-stamped.tsx";
import { TimeLinks } from "./next-times.tsx";

test("a free time leads to its own booking, from the stamp as from the browser", () => {
  const path = "profissional/x/agendar?inicio=2026-11-16T11:00:00.000Z&a";
  const times = ["08:00", "09:00"].map((time) => ({ path, label: 'Agendar "hoje"', time }));
  const { stamped, drawn } = drawStamped(<TimeLinks each={times} />, "/profissional/x");
  expect(stamped).toBe(drawn);
  expect(drawn).toContain('href="/profissional/x/agendar?inicio=2026-11-16T11:00:00.000Z&amp;a"');
});
