import { expect, test } from "vitest";
import { withoutLinks } from "./without-links.ts";

test("whole addresses go, and what a mailbox might take for one is parted", () => {
  for (const link of [
    "https://golpe.example/x?y=1",
    "HTTP://golpe.example",
    "www.golpe.example",
    "golpe.example/entrar",
    "golpe.com:8080",
    "ｈｔｔｐｓ://golpe.example",
    "javascript://golpe",
  ])
    expect(withoutLinks(`Veja ${link} agora`)).toBe("Veja [link removido] agora");
  expect(withoutLinks("Entre em golpe.com.br ou escreva a eu@golpe.com")).toBe(
    "Entre em golpe. com. br ou escreva a eu@golpe. com",
  );
});

test("ordinary words stay as they are", () => {
  const words = "Dra. Ana atende às 14:30, Av. Brasil, 10/12. Até lá! R$ 1.200,00";
  expect(withoutLinks(words)).toBe(words);
});
