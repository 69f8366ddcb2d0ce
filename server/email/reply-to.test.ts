import { expect, test } from "vitest";
import { replyAddress } from "./reply-to.ts";

const operator = { email: "contato@exemplo.com.br", dpoEmail: "privacidade@exemplo.com.br" };

test("replies go to the operator, about personal data to the encarregado, and to the other side where it is named", () => {
  expect(replyAddress("welcome", {}, operator)).toBe("contato@exemplo.com.br");
  expect(replyAddress("privacy-request-answered", null, operator)).toBe("privacidade@exemplo.com.br");
  expect(replyAddress("appointment-update", { replyTo: "maria+1@exemplo.com.br" }, operator)).toBe(
    "maria+1@exemplo.com.br",
  );
});

test("what is not one address is no address to reply to", () => {
  const nonsense = [
    "maria@exemplo.com.br, vitima@exemplo.com.br",
    "maria@exemplo.com.br\r\nBcc: vitima@exemplo.com.br",
    "Maria <maria@exemplo.com.br>",
    "maria@exemplo.com.br;vitima@exemplo.com.br",
    '"a b"@exemplo.com.br',
    "maria",
    "maria@local",
    `${"x".repeat(65)}@exemplo.com.br`,
    `a@${"x".repeat(250)}.br`,
    "",
    7,
    ["maria@exemplo.com.br"],
  ];
  for (const replyTo of nonsense) expect(replyAddress("welcome", { replyTo }, operator)).toBe(operator.email);
});
