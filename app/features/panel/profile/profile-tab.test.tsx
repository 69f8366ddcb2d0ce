import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ownRecord } from "#app/features/professionals/testing/own-record.ts";
import { ProfileTab } from "./profile-tab.tsx";

const draw = (held_texts: string[]) =>
  renderToStaticMarkup(<ProfileTab record={ownRecord({ held_texts })} onRecord={() => {}} />);

test("a text that patients do not read yet says so where its owner reads it", () => {
  expect(draw(["description"])).toMatch(/Descrição[^D]*Espera uma conferência/);
  expect(draw(["description"]).split("Espera uma conferência")).toHaveLength(2);
  expect(draw([])).not.toContain("conferência");
});
