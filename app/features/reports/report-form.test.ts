import { expect, test } from "vitest";
import { readReport } from "./report-form.ts";

const typed = (motivo: string) => {
  const form = new FormData();
  form.set("motivo", motivo);
  return form;
};

test("a profile is reported for its own reasons, a review for others", () => {
  expect(readReport("perfil", typed("registration"))).toEqual({
    report: { motivo: "registration", texto: "", contato: "" },
  });
  expect(readReport("avaliacao", typed("offensive"))).toHaveProperty("report.motivo", "offensive");
  for (const [kind, reason] of [
    ["perfil", "offensive"],
    ["avaliacao", "registration"],
    ["perfil", ""],
    ["perfil", "toString"],
  ] as const)
    expect(readReport(kind, typed(reason))).toEqual({ errors: { motivo: "Escolha o motivo." } });
});
