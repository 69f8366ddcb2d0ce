import type { Browser, Page } from "playwright";

/**
 * What a first visit transfers: until the page is idle and nobody has touched anything, and once the pointer has been on
 * every island and the page is followed live. In gzip, which is what everybody compares; fonts as they are.
 */
export async function measureWeight(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const asked = new Map<string, string>();
  page.on("request", (request) => asked.set(request.url(), request.resourceType()));
  await page.goto(url, { waitUntil: "networkidle" });
  const untouched = new Map(asked);
  await wakeAll(page);
  await page.waitForLoadState("networkidle");
  await context.close();
  return {
    "scripts, untouched": await sizeOf(untouched, "script"),
    "scripts, awake": await sizeOf(asked, "script"),
    "everything, untouched": await sizeOf(untouched),
  };
}

async function wakeAll(page: Page) {
  const islands = page.locator("[data-island]");
  await islands.evaluateAll((all) => {
    for (const island of all) island.dispatchEvent(new PointerEvent("pointerover"));
    dispatchEvent(new PointerEvent("pointerdown"));
  });
  for (const island of await islands.all())
    await island.and(page.locator("[data-awake]")).waitFor({ state: "attached" });
}

async function sizeOf(asked: Map<string, string>, kind?: string) {
  const urls = [...asked].filter(([url, type]) => url.startsWith("http") && (!kind || type === kind));
  const sizes = await Promise.all(
    urls.map(async ([url]) => {
      const response = await fetch(url, { headers: { "Accept-Encoding": "gzip" } });
      await response.arrayBuffer();
      return Number(response.headers.get("content-length") ?? 0);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
