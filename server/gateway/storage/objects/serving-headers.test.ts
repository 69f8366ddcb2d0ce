import { expect, test } from "vitest";
import { headersFor } from "./serving-headers.ts";

test("nothing that a browser would run is called what it is, and nothing unknown is shown", () => {
  const served = (mimetype: string) => {
    const headers = headersFor(mimetype);
    return [headers["Content-Type"], headers["Content-Disposition"] ?? "inline"];
  };
  expect(served("image/png")).toEqual(["image/png", "inline"]);
  expect(served("application/pdf")).toEqual(["application/pdf", "inline"]);
  expect(served("text/plain;charset=UTF-8")).toEqual(["text/plain;charset=UTF-8", "inline"]);
  expect(served("video/mp4")).toEqual(["video/mp4", "inline"]);
  expect(served("application/json")).toEqual(["application/json", "attachment"]);
  expect(served("image/svg+xml")).toEqual(["image/svg+xml", "attachment"]);
  for (const text of ["text/html", "text/css", "text/javascript"])
    expect(served(text)).toEqual(["text/plain; charset=utf-8", "attachment"]);
  expect(served("chemical/x-pdb")).toEqual(["application/octet-stream", "attachment"]);
});

test("what is opened as a page runs in a sandbox; a PDF needs the browser's own viewer", () => {
  const policy = (mimetype: string) => headersFor(mimetype)["Content-Security-Policy"];
  expect(policy("image/svg+xml")).toBe("sandbox; default-src 'none'");
  expect(policy("application/pdf")).toBeUndefined();
});
