import { invalid } from "./auth-error.ts";

/** As browsers check an `<input type="email">`. */
const form =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** The address as it is stored and compared. */
export function parseEmailAddress(given: string) {
  if (!given) throw invalid("An email address is required");
  if (given.length > 255) throw invalid("An email address is too long");
  const address = given.toLowerCase();
  if (!form.test(address)) throw invalid("Unable to validate email address: invalid format");
  return address;
}
