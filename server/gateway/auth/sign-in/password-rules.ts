import { AuthError } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import type { Metadata } from "../users/users.ts";

/** Counted as people count: in characters. */
export const minPasswordCharacters = 6;
/** In bytes of UTF-8, as GoTrue counts them: 72 unaccented letters, fewer with accents. */
export const maxPasswordBytes = 72;

type Owner = { email: string | null; userMetadata: Metadata };

/** What somebody may choose for the own account. */
export function checkOwnPassword({ settings }: AuthService, password: string, owner: Owner) {
  checkPassword(password);
  if (settings.isWeakPassword?.(password, owner))
    throw new AuthError(422, "weak_password", "Password is known to be weak and easy to guess.", {
      weakPassword: ["pwned"],
    });
}

export function checkPassword(password: string) {
  if ([...password].length < minPasswordCharacters)
    throw weak(`Password should be at least ${minPasswordCharacters} characters.`);
  if (Buffer.byteLength(password) > maxPasswordBytes)
    throw weak(`Password cannot be longer than ${maxPasswordBytes} characters`);
}

function weak(message: string) {
  return new AuthError(422, "weak_password", message, { weakPassword: ["length"] });
}
