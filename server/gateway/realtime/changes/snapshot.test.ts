import { expect, test } from "vitest";
import { Snapshot } from "./snapshot.ts";

test("a snapshot sees what had ended: all before xmin, and what was not running before xmax", () => {
  const snapshot = new Snapshot("10:20:12,15");
  const seen = ["9", "10", "12", "14", "15", "19", "20", "21"].filter((xid) => snapshot.sees(xid));
  expect(seen).toEqual(["9", "10", "14", "19"]);
  expect(new Snapshot("9007199254740993:9007199254740993:").sees("9007199254740992")).toBe(true);
  expect(new Snapshot("9007199254740993:9007199254740993:").sees("9007199254740993")).toBe(false);
});
