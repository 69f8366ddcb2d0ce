import { expect, test } from "vitest";
import { isWeakPassword, weakPasswordWarning } from "./weak-password.ts";

test.for([
  ...["123456", "654321", "111111", "123123", "12345678", "102030", "20021987", "121212", "aaaaaa", "abcabc"],
  ...["password", "Password1", "passw0rd", "senha123", "Senha@2026", "S3nh4", "admin1", "qwerty", "1q2w3e4r"],
  ...["abcdefgh", "asdfghjkl", "jesus123", "deus777", "flamengo10", "Brasil2026", "betesda!", "psicologa1", "maria123"],
])("%s is guessed early", (password) => {
  expect(isWeakPassword(password)).toBe(true);
});

test.for([
  ...["correta-cavalo-grampo", "cadeira azul no quintal", "betesda-demo", "Tr4vess@ia", "mingau de aveia", "kx92Vp"],
  ...["1937462850", "jesus anda sobre as aguas", "senha da minha avó", "Rio2rua7Lua"],
])("%s is not", (password) => {
  expect(isWeakPassword(password)).toBe(false);
});

test("the own name and address are weak, with a year behind them too, and a sentence with the name is not", () => {
  const own = ["Helena Prado Martínez", "helena.prado@exemplo.com.br"];
  for (const password of ["helena", "HelenaPrado", "prado1987", "martinez!!", "helena.prado", "exemplo2026"])
    expect(isWeakPassword(password, own), password).toBe(true);
  for (const password of ["helena gosta de figos", "prado verde florido"])
    expect(isWeakPassword(password, own), password).toBe(false);
  expect(isWeakPassword("prado1987")).toBe(false);
});

test("the form says before saving that such a password is refused, and in the demo that it is taken", () => {
  const own = ["Helena Prado", "helena@exemplo.com.br"];
  expect(weakPasswordWarning("helena1987", own, false)).toMatch("não vai ser aceita");
  expect(weakPasswordWarning("helena1987", own, true)).toMatch("A demonstração aceita");
  for (const fine of ["", "abc", "tâmaras no pote"]) expect(weakPasswordWarning(fine, own, false)).toBeUndefined();
});
