import { expect, test } from "vitest";
import { drawStamped } from "#app/shared/testing/draw-stamped.tsx";
import { TimeLink } from "./next-times.tsx";

test("a free time leads to its own booking, from the stamp as from the browser", () => {
  const link = (
    <TimeLink path="profissional/x/agendar?inicio=2026-11-16T11:00:00.000Z&a" label={'Agendar "hoje"'} time="08:00" />
  );
  const { stamped, drawn } = drawStamped(link, "/profissional/x");
  expect(stamped).toBe(drawn);
  expect(drawn).toContain('href="/profissional/x/agendar?inicio=2026-11-16T11:00:00.000Z&amp;a"');
});
