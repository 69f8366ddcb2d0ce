import { expect, test } from "vitest";
import { toneOf } from "./avatar.tsx";

test("a person keeps the colour, whatever the name", () => {
  expect(toneOf("3f0c8f1e-9a55-4c1e-8a77-2f0f7f6f0b11")).toBe(toneOf("3f0c8f1e-9a55-4c1e-8a77-2f0f7f6f0b11"));
});

test("people spread over all eight colours", () => {
  const tones = Array.from({ length: 400 }, (_, n) =>
    toneOf(`00000000-0000-4000-8000-${n.toString(16).padStart(12, "0")}`),
  );
  expect(new Set(tones).size).toBe(8);
});
