import { expect, test } from "vitest";
import { describeDeliveryError, isRefusedForGood } from "./smtp-error.ts";

test("only what the server says of this email or recipient is for good", () => {
  const error = (facts: object) => isRefusedForGood(Object.assign(new Error(), facts));
  expect(error({ code: "EENVELOPE", responseCode: 550, command: "RCPT TO" })).toBe(true);
  expect(error({ code: "EMESSAGE", responseCode: 554, command: "DATA" })).toBe(true);
  expect(error({ code: "EENVELOPE", responseCode: 450, command: "RCPT TO" })).toBe(false);
  expect(error({ code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" })).toBe(false);
  expect(error({ code: "EENVELOPE", responseCode: 553, command: "MAIL FROM" })).toBe(false);
  expect(error({ code: "EENVELOPE", responseCode: 530, command: "RCPT TO" })).toBe(false);
  expect(error({ code: "EMESSAGE", command: "MAIL FROM" })).toBe(true);
  expect(error({ code: "ECONNECTION", responseCode: 554, command: "CONN" })).toBe(false);
  expect(error({ code: "ETIMEDOUT", command: "CONN" })).toBe(false);
  expect(error({ code: "EPROTOCOL", responseCode: 550, command: "HELO" })).toBe(false);
  expect(error({ code: "ECONNECTION", responseCode: 502, command: "EHLO" })).toBe(false);
  expect(error({ code: "ETLS", responseCode: 554, command: "STARTTLS" })).toBe(false);
  expect(error({})).toBe(false);
  const refused = { code: "EENVELOPE", responseCode: 550, command: "RCPT TO" };
  expect(error({ ...refused, response: "550 5.1.1 no such user 5.7.1" })).toBe(true);
  expect(error({ ...refused, response: "550 5.4.50 no route" })).toBe(true);
  expect(error({ ...refused, response: "550 5.4.5 Daily user sending limit exceeded" })).toBe(false);
  expect(
    error({ ...refused, response: "550-5.7.26 Unauthenticated email is not accepted\n550 5.7.26 due to DMARC" }),
  ).toBe(false);
});

test("an error is kept as its codes alone", () => {
  const error = Object.assign(new Error("550 ana@exemplo.com.br unknown"), { code: "EENVELOPE", responseCode: 550 });
  expect(describeDeliveryError(error)).toBe("EENVELOPE 550");
  const response = "550 5.1.1 ana@exemplo.com.br unknown";
  expect(describeDeliveryError(Object.assign(error, { response }))).toBe("EENVELOPE 550 5.1.1");
  expect(describeDeliveryError("ana@exemplo.com.br")).toBe("unknown");
});
