import { expect, test } from "vitest";
import { passwordFault } from "./password.ts";

test("a password has 6 to 72 characters, counted as the server counts them", () => {
  expect(passwordFault("12345")).toBe("Use ao menos 6 caracteres.");
  expect(passwordFault("👍👍👍")).toBe("Use ao menos 6 caracteres.");
  expect(passwordFault("123456")).toBeUndefined();
  expect(passwordFault("a".repeat(72))).toBeUndefined();
  expect(passwordFault("a".repeat(73))).toBe("Use no máximo 72 caracteres.");
  expect(passwordFault("ã".repeat(37))).toBe("Use no máximo 72 caracteres.");
});
