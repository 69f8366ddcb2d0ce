import { expect, test } from "vitest";
import { writeIndex, writeUrls } from "./sitemap-xml.ts";

test("an index names its parts by absolute addresses", () => {
  expect(writeIndex("https://betesda.example", ["/sitemap/psicologia.xml"])).toContain(
    "<sitemap><loc>https://betesda.example/sitemap/psicologia.xml</loc></sitemap>",
  );
});

test("an entry has its day of change when it is known, and nothing breaks the XML", () => {
  const xml = writeUrls("https://betesda.example", [
    { path: "/a?b&c", changed: new Date("2026-11-15T12:00:00Z") },
    { path: "/d", changed: null },
  ]);
  expect(xml).toContain("<url><loc>https://betesda.example/a?b&#38;c</loc><lastmod>2026-11-15</lastmod></url>");
  expect(xml).toContain("<url><loc>https://betesda.example/d</loc></url>");
});
