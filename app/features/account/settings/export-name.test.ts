import { expect, test } from "vitest";
import { exportName } from "./export-name.ts";

test("the file is named by the day in Brasília, in the evening too", () => {
  expect(exportName(Date.parse("2026-11-18T01:28:00Z"))).toBe("betesda-meus-dados-2026-11-17.json");
  expect(exportName(Date.parse("2026-11-18T03:00:00Z"))).toBe("betesda-meus-dados-2026-11-18.json");
});
