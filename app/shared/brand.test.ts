import { expect, test } from "vitest";
import { copyright } from "./brand.ts";

test("the copyright begins with the first year and does not look abandoned", () => {
  expect(copyright(new Date("2026-11-16"))).toBe("© 2024–2026 Betesda. Todos os direitos reservados.");
  expect(copyright(new Date("2024-11-16"))).toBe("© 2024 Betesda. Todos os direitos reservados.");
});
