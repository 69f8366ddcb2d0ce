import { expect, test } from "vitest";
import { readAuthCallback } from "./auth-callback.ts";

test("a link brings a session, a refusal or half a confirmation", () => {
  expect(readAuthCallback("#access_token=a&refresh_token=b&type=recovery")).toEqual({
    kind: "session",
    about: "recovery",
  });
  expect(readAuthCallback("#error=access_denied&error_code=otp_expired&error_description=x")).toEqual({
    kind: "refusal",
    code: "otp_expired",
  });
  expect(readAuthCallback("#error=server_error")).toEqual({ kind: "refusal", code: "server_error" });
  expect(readAuthCallback("#message=Confirmation+link+accepted")).toEqual({ kind: "half" });
});

test("other fragments bring nothing", () => {
  for (const fragment of ["", "#", "#conteudo", "#access_token=", "#%E0%A4%A"])
    expect(readAuthCallback(fragment)).toBeUndefined();
});
