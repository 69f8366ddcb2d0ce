import { expect, test } from "vitest";
import { returnPath, signInPath } from "./return-path.ts";

test("one returns to where one wanted to go", () => {
  expect(returnPath("/dashboard/ajustes?aba=2#senha")).toBe("/dashboard/ajustes?aba=2#senha");
  expect(signInPath({ pathname: "/dashboard/ajustes", search: "?a=1&b=2" })).toBe(
    "/login?voltar=%2Fdashboard%2Fajustes%3Fa%3D1%26b%3D2",
  );
  expect(signInPath({ pathname: "/dashboard", search: "" })).toBe("/login");
});

test.each([
  null,
  "",
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "/..//evil.example",
  " /dashboard",
  "/login",
  "/login?voltar=/login",
])("%j leads to the panel, never to another site", (asked) => {
  expect(returnPath(asked)).toBe("/dashboard");
});
