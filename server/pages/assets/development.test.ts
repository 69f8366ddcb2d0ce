import { expect, test } from "vitest";
import { runServer } from "../../testing/run-server.ts";

test("the development server renders pages and sends the modules they ask for", async () => {
  await using server = await runServer({ DEMO: "1" }, "development");
  const page = await fetch(`${server.address}/dev/ui`);
  const html = await page.text();
  expect(page.status, server.output()).toBe(200);
  expect(html).toContain("Guia de estilo");
  for (const [path, type, words] of [
    ["/app/public/browser/main.ts", /javascript/, "wakeIslands"],
    ["/app/public/browser/development.ts", /javascript/, "import"],
    ["/app/app.css", /css/, "--"],
  ] as const) {
    expect(html).toContain(`"${path}"`);
    // As a browser asks for it, which for styles is not as for a script.
    const file = await fetch(server.address + path, { headers: { Accept: path.endsWith("css") ? "text/css" : "*/*" } });
    expect([file.status, file.headers.get("Content-Type")], path).toEqual([200, expect.stringMatching(type)]);
    expect(await file.text()).toContain(words);
  }
  const missing = await fetch(`${server.address}/profissional/ninguem`);
  expect([missing.status, missing.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
  // Vite writes styles and scripts into the page.
  expect((await fetch(`${server.address}/termos`)).headers.get("Content-Security-Policy")).toContain("unsafe-inline");
});
