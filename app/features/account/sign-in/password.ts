const minCharacters = 6;
/** Of UTF-8, as the auth service counts: 72 unaccented letters, fewer with accents. */
const maxBytes = 72;

/** Why this cannot be a password, or undefined. */
export function passwordError(password: string) {
  if ([...password].length < minCharacters) return "Use ao menos 6 caracteres.";
  if (new TextEncoder().encode(password).length > maxBytes) return "Use no máximo 72 caracteres.";
  return undefined;
}

/** For a confirmation that differs. */
export const passwordsDiffer = {
  title: "Senhas não coincidem",
  description: "As senhas digitadas não são iguais",
} as const;
