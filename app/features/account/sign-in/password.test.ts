import { expect, test } from "vitest";
import { passwordError } from "./password.ts";

test("a password has 6 to 72 characters, counted as the server counts them", () => {
  expect(passwordError("12345")).toBe("A senha precisa ter pelo menos 6 caracteres.");
  expect(passwordError("👍👍👍")).toBe("A senha precisa ter pelo menos 6 caracteres.");
  expect(passwordError("123456")).toBeUndefined();
  expect(passwordError("a".repeat(72))).toBeUndefined();
  expect(passwordError("a".repeat(73))).toBe("A senha pode ter no máximo 72 caracteres.");
  expect(passwordError("ã".repeat(37))).toBe("A senha pode ter no máximo 72 caracteres.");
});
