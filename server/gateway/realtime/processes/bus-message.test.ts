import fc from "fast-check";
import { expect, test } from "vitest";
import { type BusMessage, cutMessage, MessageAssembler } from "./bus-message.ts";

test("a message is whole again after being cut, and each piece fits into a notification", () => {
  const character = fc.integer({ min: 1, max: 0x10ffff }).filter((code) => code < 0xd800 || code > 0xdfff);
  const text = fc
    .tuple(fc.array(character, { maxLength: 50 }), fc.integer({ min: 0, max: 300 }))
    .map(([codes, times]) => String.fromCodePoint(...codes).repeat(times));
  fc.assert(
    fc.property(text, (json) => {
      const message: BusMessage = { kind: "broadcast", topic: "public:t", event: "e", json };
      const pieces = cutMessage("p", 1, message);
      expect(Math.max(...pieces.map((piece) => Buffer.byteLength(piece)))).toBeLessThan(8_000);
      const assembler = new MessageAssembler();
      // As the database gives them back: in UTF-8.
      const results = pieces.map((piece) => assembler.add(Buffer.from(piece).toString()));
      expect(results.filter(Boolean)).toEqual([{ from: "p", message }]);
    }),
    { seed: 20_261_115, numRuns: 20 },
  );
});

test("what is no message of ours is dropped, and what is too long to be one", () => {
  const assembler = new MessageAssembler();
  for (const text of ["", "x", "p:1:0:1", ":1:0:1:{}", "p:one:0:1:{}", "p:1:0:1000000:{}"])
    expect(assembler.add(text), text).toBeUndefined();
  expect(assembler.add("p:1:0:1:{}")).toEqual({ from: "p", message: {} });
});

test("pieces without a beginning or out of order are dropped", () => {
  const assembler = new MessageAssembler();
  const pieces = cutMessage("p", 1, { kind: "broadcast", topic: "t", event: "e", json: "x".repeat(20_000) });
  expect(pieces).toHaveLength(3);
  expect([pieces[1], pieces[0], pieces[2]].map((piece) => assembler.add(piece as string))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(pieces.map((piece) => assembler.add(piece)).at(-1)).toMatchObject({ from: "p" });
});
