import { expect, test } from "vitest";
import { demoPixCode } from "./demo-pix-code.ts";

test("the demo's code is a BR Code: its fields add up, and its checksum is that of the manual", () => {
  const code = demoPixCode({ id: "7b0c1d2e-3f40-4152-8637-48596a7b8c9d", amount: 1499 });
  const fields = readFields(code);
  expect(Object.keys(fields).sort()).toEqual(["00", "26", "52", "53", "54", "58", "59", "60", "62", "63"]);
  expect(fields).toMatchObject({ "00": "01", "53": "986", "54": "14.99", "58": "BR" });
  expect(readFields(fields["26"] ?? "")).toMatchObject({ "00": "br.gov.bcb.pix" });
  expect(readFields(fields["62"] ?? "")).toEqual({ "05": "7b0c1d2e3f404152863748596" });
  // Reckoned apart, by shifting the message with its checksum through the register: nothing is left.
  expect(remainder(code.slice(0, -4), Number.parseInt(code.slice(-4), 16))).toBe(0);
});

function readFields(text: string): Record<string, string> {
  if (text === "") return {};
  const length = Number(text.slice(2, 4));
  return { [text.slice(0, 2)]: text.slice(4, 4 + length), ...readFields(text.slice(4 + length)) };
}

function remainder(text: string, crc: number) {
  const bytes = [...Buffer.from(text), crc >> 8, crc & 0xff];
  const bits = bytes.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((place) => (byte >> place) & 1));
  return bits.reduce((register, bit) => {
    const isOut = ((register >> 15) & 1) ^ bit;
    return ((register << 1) & 0xffff) ^ (isOut ? 0x1021 : 0);
  }, 0xffff);
}
