import { brand } from "#app/shared/brand.ts";

const COUNTRY_CODE = "55";

/** A WhatsApp chat with these words ready to be sent; without a number, to whom one chooses there. */
export function chatLink(whatsapp: string | undefined, words: string) {
  return `https://wa.me/${whatsapp ? internationalDigits(whatsapp) : ""}?text=${encodeURIComponent(words)}`;
}

/** It greets by name and asks to schedule. */
export function whatsappLink(whatsapp: string, name: string) {
  return chatLink(whatsapp, `Olá, ${name}! ${request}`);
}

export function emailLink(email: string, name: string) {
  const body = `Olá, ${name}!\n\n${request}`;
  const [account = "", host = ""] = email.split(/@(?=[^@]*$)/);
  return `mailto:${encodeURIComponent(account)}@${encodeURIComponent(host)}?subject=${encodeURIComponent(
    `Contato via ${brand.name}`,
  )}&body=${encodeURIComponent(body)}`;
}

const request = `Encontrei seu perfil via ${brand.name} e gostaria de agendar uma consulta.`;

/** Digits with Brazil's code once: a number of twelve or more already carries it, and 55 is also an area code. */
export function internationalDigits(phone: string) {
  const digits = phone.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length >= 12 && digits.startsWith(COUNTRY_CODE) ? digits : COUNTRY_CODE + digits;
}
