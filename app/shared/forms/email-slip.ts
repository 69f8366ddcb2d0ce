import { isSlipOf } from "../slips.ts";

/** Where most people of Brazil have theirs. */
const DOMAINS = [
  ...["gmail.com", "hotmail.com", "outlook.com", "outlook.com.br", "yahoo.com", "yahoo.com.br", "icloud.com"],
  ...["live.com", "uol.com.br", "bol.com.br", "terra.com.br"],
];

/** The address that was probably meant: "ana@gmail.com" for "ana@gmial.com". Who is typing may be on the way to it. */
export function meantEmail(typed: string, { isTyping = false } = {}) {
  const [, name, domain = ""] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (!name || DOMAINS.includes(domain)) return undefined;
  if (isTyping && DOMAINS.some((known) => known.startsWith(domain))) return undefined;
  const meant = domain === "gmail.com.br" ? "gmail.com" : DOMAINS.find((known) => isSlipOf(domain, known));
  return meant && `${name}@${meant}`;
}
