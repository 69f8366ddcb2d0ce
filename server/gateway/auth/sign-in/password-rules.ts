import { AuthError } from "../auth-error.ts";

/** Counted as people count: in characters. */
const minPasswordCharacters = 6;
/** In bytes of UTF-8, as GoTrue counts them: 72 unaccented letters, fewer with accents. */
const maxPasswordBytes = 72;

export function checkPassword(password: string) {
  if ([...password].length < minPasswordCharacters)
    throw weak(`Password should be at least ${minPasswordCharacters} characters.`);
  if (Buffer.byteLength(password) > maxPasswordBytes)
    throw weak(`Password cannot be longer than ${maxPasswordBytes} characters`);
}

function weak(message: string) {
  return new AuthError(422, "weak_password", message, { weakPassword: ["length"] });
}
