import { expect, test } from "vitest";
import { CallerError } from "../caller.ts";
import { asStorageError } from "./storage-error.ts";

test("a caller without a right key is told so, one without a right token too, and an old one that it is old", () => {
  const told = (reason: ConstructorParameters<typeof CallerError>[0]) => {
    const { statusCode, message } = asStorageError(new CallerError(reason));
    return `${statusCode} ${message}`;
  };
  expect([told("no_key"), told("bad_key"), told("bad_token"), told("expired_token")]).toEqual([
    "401 Invalid API key",
    "401 Invalid API key",
    "403 Invalid JWT",
    '403 "exp" claim timestamp check failed',
  ]);
});

test("a full disk is told from a fault of ours", () => {
  for (const code of ["ENOSPC", "EDQUOT", "53100"])
    expect(asStorageError(Object.assign(new Error("x"), { code }))).toMatchObject({ statusCode: 507, httpStatus: 507 });
});

test("what the database refuses is told without its words", () => {
  const told = (code: unknown) => asStorageError({ code, message: "secret" }).statusCode;
  expect([told("42501"), told("23505"), told("23503"), told("22021"), told("XX000"), told(undefined)]).toEqual([
    403, 409, 404, 400, 500, 500,
  ]);
  expect(asStorageError({ code: "23505", message: "secret" }).message).not.toContain("secret");
});
