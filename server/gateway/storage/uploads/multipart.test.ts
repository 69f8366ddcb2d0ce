import { expect, test } from "vitest";
import { readMultipart } from "./multipart.ts";

const body = Buffer.from(
  [
    "preamble\r\n--edge",
    'Content-Disposition: form-data; name="cacheControl"',
    "",
    "3600",
    "--edge",
    'Content-Disposition: form-data; name=""; filename="a.bin"',
    "Content-Type: image/png",
    "",
    "first line\r\n--edg not the edge\r\n-\r",
    "--edge",
    "",
    "no headers",
    "--edge--",
    "epilogue",
  ].join("\r\n"),
);

async function parse(size: number) {
  async function* pieces() {
    for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size);
  }
  const parts = [];
  for await (const part of readMultipart(pieces(), 'multipart/form-data; boundary="edge"')) {
    let text = "";
    for await (const chunk of part.body) text += Buffer.from(chunk).toString();
    parts.push({ name: part.name, isFile: part.isFile, type: part.type, text });
  }
  return parts;
}

test("a form reads the same however it is cut into pieces", async () => {
  const whole = await parse(body.length);
  expect(whole).toEqual([
    { name: "cacheControl", isFile: false, type: "", text: "3600" },
    { name: "", isFile: true, type: "image/png", text: "first line\r\n--edg not the edge\r\n-\r" },
    { name: "", isFile: false, type: "", text: "no headers" },
  ]);
  for (let size = 1; size < 40; size++) expect(await parse(size)).toEqual(whole);
});

test("a body that is not read is skipped", async () => {
  async function* pieces() {
    yield body;
  }
  const names = [];
  for await (const part of readMultipart(pieces(), "multipart/form-data; boundary=edge")) names.push(part.isFile);
  expect(names).toEqual([false, true, false]);
});
