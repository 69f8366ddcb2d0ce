import { expect, test } from "vitest";
import { parseError } from "./rest-error.ts";

test("what could not be read is quoted, cut when it is long, with the place and what was expected there", () => {
  expect(parseError("filter", "eq", 2, "a value").body).toMatchObject({
    code: "PGRST100",
    message: '"failed to parse filter (eq)" (line 1, column 3)',
    details: "unexpected end of input expecting a value",
  });
  const long = "x".repeat(201);
  expect(parseError("filter", long, 5, "a dot").body).toMatchObject({
    message: `"failed to parse filter (${"x".repeat(200)}…)" (line 1, column 6)`,
    details: 'unexpected "x" expecting a dot',
  });
  expect(parseError("filter", "x".repeat(200), 0, "a dot").body.message).not.toContain("…");
});
