import { expect, test } from "vitest";
import { runServer } from "../testing/run-server.ts";

// Vite reads the whole website first.
test("the development server renders pages and sends the modules they ask for", async () => {
  await using server = await runServer({ DEMO: "1" }, "development");
  const page = await fetch(`${server.address}/dev/ui`);
  const html = await page.text();
  expect(page.status, server.output()).toBe(200);
  expect(html).toContain("Guia de estilo");
  const script = await fetch(server.address + String(/"(\/[^"]*root\.tsx[^"]*)"/.exec(html)?.[1]));
  expect(script.headers.get("Content-Type")).toMatch(/javascript/);
}, 240_000);
