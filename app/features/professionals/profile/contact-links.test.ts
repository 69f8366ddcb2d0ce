import { expect, test } from "vitest";
import { emailLink, internationalDigits, whatsappLink } from "./contact-links.ts";

test("the country's code comes first, once", () => {
  expect(internationalDigits("(11) 98765-4321")).toBe("5511987654321");
  expect(internationalDigits("+55 11 98765-4321")).toBe("5511987654321");
  expect(internationalDigits("5511987654321")).toBe("5511987654321");
  expect(internationalDigits("011 98765-4321")).toBe("5511987654321");
});

test("the area code 55 is no country code", () => {
  expect(internationalDigits("(55) 99999-0000")).toBe("5555999990000");
  expect(internationalDigits("(55) 3222-0000")).toBe("555532220000");
});

test("the WhatsApp text greets by name and asks to schedule", () => {
  const link = new URL(whatsappLink("(11) 98765-4321", "Dra. Ana & Cia"));
  expect(link.origin + link.pathname).toBe("https://wa.me/5511987654321");
  expect(link.searchParams.get("text")).toBe(
    "Olá, Dra. Ana & Cia! Encontrei seu perfil via Betesda e gostaria de agendar uma consulta.",
  );
});

test("the e-mail has its subject, and no address adds headers to it", () => {
  expect(emailLink("ana@exemplo.com.br", "Ana")).toMatch(
    /^mailto:ana@exemplo\.com\.br\?subject=Contato%20via%20Betesda&body=Ol%C3%A1%2C%20Ana!/,
  );
  expect(emailLink("a?bcc=x@exemplo.com.br", "Ana")).toMatch(/^mailto:a%3Fbcc%3Dx@exemplo\.com\.br\?/);
});
