import { expect, test } from "vitest";
import { CommitOrder } from "./commit-order.ts";
import { Snapshot } from "./snapshot.ts";

/** Has looked once and found nothing. */
function begin(snapshot: string) {
  const order = new CommitOrder(new Snapshot(snapshot));
  expect(order.find([], new Snapshot(snapshot), order.interruptions)).toEqual([]);
  return order;
}

test("transactions come as they are heard, each once, and not those of before", () => {
  const order = begin("10:13:11");
  expect(["13", "11", "13", "9", "12"].flatMap((xid) => order.hear(xid))).toEqual(["13", "11"]);
});

test("what is found may still be heard, and comes then or with the next look", () => {
  const order = begin("10:10:");
  expect(order.find(["11", "12"], new Snapshot("13:13:"), order.interruptions)).toEqual([]);
  expect(order.hear("12")).toEqual(["12"]);
  expect(order.hear("12")).toEqual([]);
  expect(order.find([], new Snapshot("13:13:"), order.interruptions)).toEqual(["11"]);
  expect(order.hear("11")).toEqual([]);
});

test("after an interruption the missed come first, then what was heard since", () => {
  const order = begin("10:10:");
  expect(order.hear("10")).toEqual(["10"]);
  order.interrupt();
  expect([order.hear("14"), order.hear("12")]).toEqual([[], []]);
  expect(order.find(["10", "13", "11", "12"], new Snapshot("14:15:14"), order.interruptions)).toEqual([
    "13",
    "11",
    "12",
    "14",
  ]);
  expect(order.hear("15")).toEqual(["15"]);
});

test("an interruption during a look asks for another look", () => {
  const order = begin("10:10:");
  order.interrupt();
  const { interruptions } = order;
  order.interrupt();
  expect(order.hear("12")).toEqual([]);
  expect(order.find(["10"], new Snapshot("11:11:"), interruptions)).toEqual(["10"]);
  expect(order.find(["11"], new Snapshot("12:12:"), order.interruptions)).toEqual(["11", "12"]);
});
