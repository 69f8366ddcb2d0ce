import { expect, test } from "vitest";
import { readArrival } from "./arrival.ts";

test("a link brings a session, a refusal or half a confirmation", () => {
  expect(readArrival("#access_token=a&refresh_token=b&type=recovery")).toEqual({ kind: "session", about: "recovery" });
  expect(readArrival("#error=access_denied&error_code=otp_expired&error_description=x")).toEqual({
    kind: "refusal",
    code: "otp_expired",
  });
  expect(readArrival("#error=server_error")).toEqual({ kind: "refusal", code: "server_error" });
  expect(readArrival("#message=Confirmation+link+accepted")).toEqual({ kind: "half" });
});

test("other fragments bring nothing", () => {
  for (const fragment of ["", "#", "#conteudo", "#access_token=", "#%E0%A4%A"])
    expect(readArrival(fragment)).toBeUndefined();
});
