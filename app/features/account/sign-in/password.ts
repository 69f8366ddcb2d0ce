import { isWeakPassword } from "./weak-password.ts";

const minCharacters = 6;
/** Beside the field, before anything is typed (SPEC.md). */
export const PASSWORD_HINT = `Mínimo ${minCharacters} caracteres`;
export const CONFIRM_PASSWORD = "Confirmar senha";
/** Of UTF-8, as the auth service counts: 72 unaccented letters, fewer with accents. */
const maxBytes = 72;

export const EASY_TO_GUESS =
  "Essa senha é das primeiras que alguém tentaria. Escolha outra: três ou quatro palavras que só você juntaria são mais seguras.";

/** Why this cannot be a password, or undefined. `own`: name and address of who chooses it. The auth service says the same. */
export function passwordError(password: string, own: string[] = []) {
  if ([...password].length < minCharacters) return `A senha precisa ter pelo menos ${minCharacters} caracteres.`;
  if (new TextEncoder().encode(password).length > maxBytes) return `A senha pode ter no máximo ${maxBytes} caracteres.`;
  return isWeakPassword(password, own) ? EASY_TO_GUESS : undefined;
}

/** For a confirmation that differs. */
export const passwordsDiffer = {
  title: "Senhas não coincidem",
  description: "As senhas digitadas não são iguais",
} as const;
