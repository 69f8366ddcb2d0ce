import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ownRecord } from "#app/features/professionals/testing/own-record.ts";
import { ProfilePreviews } from "./profile-previews.tsx";

test("a preview with words that patients do not read yet says so", () => {
  vi.stubGlobal("window", { location: new URL("https://exemplo.com.br") });
  const draw = (held_texts: string[]) =>
    renderToStaticMarkup(<ProfilePreviews record={ownRecord({ held_texts })} card={({ name }) => name} />);
  expect(draw(["description"])).toContain("Pacientes ainda não veem assim. À espera de uma conferência: a descrição.");
  expect(draw([])).not.toContain("conferência");
});
