/** As the auth service counts them: supabase/tests/promises.test.ts compares the two. */
export const minCharacters = 6;
/** Beside the field, before anything is typed. */
export const PASSWORD_HINT = `Mínimo ${minCharacters} caracteres`;
export const CONFIRM_PASSWORD = "Confirmar senha";
/** Of UTF-8, as the auth service counts: 72 unaccented letters, fewer with accents. */
export const maxBytes = 72;

/** Why this cannot be a password, or undefined. */
export function passwordError(password: string) {
  if ([...password].length < minCharacters) return `A senha precisa ter pelo menos ${minCharacters} caracteres.`;
  if (new TextEncoder().encode(password).length > maxBytes) return `A senha pode ter no máximo ${maxBytes} caracteres.`;
  return undefined;
}

/** For a confirmation that differs. */
export const passwordsDiffer = {
  title: "Senhas não coincidem",
  description: "As senhas digitadas não são iguais",
} as const;
