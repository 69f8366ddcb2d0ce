import { expect, test } from "vitest";
import { passwordError } from "./password.ts";

test("a password has 6 to 72 characters, counted as the server counts them", () => {
  expect(passwordError("12345")).toBe("A senha precisa ter pelo menos 6 caracteres.");
  expect(passwordError("👍👍👍")).toBe("A senha precisa ter pelo menos 6 caracteres.");
  expect(passwordError("kx92Vp")).toBeUndefined();
  expect(
    passwordError("três figos e uma lua sobre o telhado azul da casa de minha avó em julho".slice(0, 66)),
  ).toBeUndefined();
  expect(passwordError("a".repeat(73))).toBe("A senha pode ter no máximo 72 caracteres.");
  expect(passwordError("ã".repeat(37))).toBe("A senha pode ter no máximo 72 caracteres.");
});

test("what somebody would try first is refused in kind words, the own name and address too", () => {
  const own = ["Helena Prado", "helena.prado@exemplo.com.br"];
  for (const password of ["123456", "senha123", "brasil", "jesus123", "helena.prado", "Prado1987"])
    expect(passwordError(password, own), password).toBe(
      "Essa senha é das primeiras que alguém tentaria. Escolha outra: três ou quatro palavras que só você juntaria são mais seguras.",
    );
  expect(passwordError("helena gosta de figos", own)).toBeUndefined();
});
