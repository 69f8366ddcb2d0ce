import { CallerError } from "../caller.ts";
import { RestError } from "./rest-error.ts";

/** A key or a token that we do not accept, in the words of PostgREST and of the gateway before it. */
export function refuseCaller(error: unknown) {
  if (!(error instanceof CallerError)) return error;
  const challenge = (description: string) => ({
    "WWW-Authenticate": `Bearer error="invalid_token", error_description="${description}"`,
  });
  switch (error.reason) {
    case "expired_token":
      return new RestError(401, "PGRST303", "JWT expired", {}, challenge("JWT expired"));
    case "ended_session":
      return new RestError(401, "PGRST303", "JWT session ended", {}, challenge("JWT session ended"));
    case "bad_token":
      return new RestError(
        401,
        "PGRST301",
        "No suitable key or wrong key type",
        {},
        challenge("No suitable key or wrong key type"),
      );
    case "no_key":
      return new RestError(
        401,
        "PGRST302",
        "No API key found in request",
        { hint: "No `apikey` request header was found." },
        bearer,
      );
    case "bad_key":
      return new RestError(401, "PGRST301", "Invalid API key", { hint: "Double check your API key." }, bearer);
  }
}

const bearer = { "WWW-Authenticate": "Bearer" };
