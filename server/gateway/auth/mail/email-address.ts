import { invalid } from "../auth-error.ts";

/** As browsers check an `<input type="email">`. */
const form =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** The address as it is stored and compared. */
export function parseEmailAddress(given: string) {
  if (!given) throw invalid("An email address is required");
  if (given.length > 255) throw invalid("An email address is too long");
  // Before lowering: the Kelvin sign, for one, becomes an ordinary k.
  if (!form.test(given)) throw invalid("Unable to validate email address: invalid format");
  return given.toLowerCase();
}
