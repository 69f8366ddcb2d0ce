import { expect, test } from "vitest";
import { nearName } from "./near-name.ts";

test.each([
  ["testt", ["test", "another"], "test"],
  ["(nam, pqaram, vall)", ["(name, param, val)", "(attr, id)"], "(name, param, val)"],
  ["(id)", ["(name, param, val)", "(attr, id)"], "(attr, id)"],
  ["(noclosealternative)", ["(name, param, val)", "(attr, id)"], undefined],
  ["Bookz", ["authors", "books"], "books"],
  ["books", ["books", "book"], undefined],
])("for %s of %j", (given, known, near) => {
  expect(nearName(given, known)).toBe(near);
});
