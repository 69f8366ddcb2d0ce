import { expect, test } from "vitest";
import { findDifferences, mergeVersions } from "./versions.ts";

const base = { name: "Ana", city: "Campinas", schedule: "9h às 18h" };
const describe = (_: string, value: unknown) => String(value);

test("only what both windows changed, into different things, is asked", () => {
  const mine = { ...base, name: "Ana Souza", schedule: "8h às 12h" };
  const theirs = { ...base, name: "Ana S.", city: "Santos" };
  expect(findDifferences(base, mine, theirs, describe)).toEqual([
    { name: "name", mine: "Ana Souza", theirs: "Ana S." },
  ]);
});

test("the same change in both windows is no difference", () => {
  const mine = { ...base, name: "Ana Souza", city: "Santos" };
  expect(findDifferences(base, mine, { ...base, city: "Santos" }, describe)).toEqual([]);
});

test("choices decide, and what nobody was asked about keeps both windows' changes", () => {
  const mine = { ...base, name: "Ana Souza", schedule: "8h às 12h" };
  const theirs = { ...base, name: "Ana S.", city: "Santos" };
  expect(mergeVersions(base, mine, theirs, { name: "theirs" })).toEqual({
    name: "Ana S.",
    city: "Santos",
    schedule: "8h às 12h",
  });
});

test("empty and absent are the same, and the order of a block's parts does not matter", () => {
  const hours = { text: null as string | null, blocks: [{ weekday: 1, starts: "08:00" }] };
  const same = { text: "", blocks: [{ starts: "08:00", weekday: 1 }] };
  expect(findDifferences(hours, hours, same, describe)).toEqual([]);
});
