import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type Axe from "axe-core";
import { test as base, expect, type Page } from "playwright/test";
import { findFaintTexts } from "./contrast.ts";
import { visitorAddress } from "./visitor-address.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Errors = {
  errors: string[];
  /** For what the browser reports because a journey broke it on purpose: also what it reports later. */
  forgive: (expected: RegExp) => void;
};

/** For what needs no page: nothing is opened. */
export const requestTest = base.extend({
  baseURL: async ({ baseURL }, use) => use(process.env.E2E_ADDRESS ?? baseURL),
  // Set here and not as an option: a context is reused by the next journey only while its options are the same.
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders(visitorAddress());
    await use(context);
  },
  request: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: visitorAddress() });
    await use(request);
    await request.dispose();
  },
});

/** A journey fails when the page logs an error, breaks its policy or asks another host for anything. */
export const test = requestTest.extend<Errors & { forgiven: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
  forgiven: async ({}, use) => use([]),
  forgive: async ({ forgiven }, use) => use((expected) => forgiven.push(expected)),
  errors: [
    async ({ page, forgiven }, use) => {
      const errors: string[] = [];
      page.on(
        "console",
        (message) => message.type() === "error" && !isExpected(message.text()) && errors.push(message.text()),
      );
      page.on("pageerror", ({ message }) => !FADE.test(message) && errors.push(message));
      page.on("request", (request) => isForeign(request.url()) && errors.push(`foreign request: ${request.url()}`));
      await use(errors);
      expect(errors.filter((error) => !forgiven.some((expected) => expected.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For what needs the scripts: an island's own, or those of the page itself. */
export async function untilAwake(page: Page, island?: string) {
  await expect(page.locator(island ? `[data-island="${island}"]` : "html")).toHaveAttribute("data-awake", "");
}

/** Accessible in both colour schemes, no sideways scrolling, no inline style. */
export async function checkPage(page: Page) {
  const own = page.viewportSize();
  // A page of the panel shows once all is there; the frame around it, notices and all, has been there before.
  await expect(page.locator("h1").filter({ visible: true })).not.toHaveCount(0);
  await untilStill(page);
  expect(await findViolations(page, "all")).toEqual([]);
  // No width changes a colour: contrast is for the wide window, in both schemes.
  if ((own?.width ?? 0) > 400) await checkColours(page);
  await checkScrolling(page);
  if (!own || !test.info().tags.includes("@phone-first")) return;
  await page.setViewportSize({ width: 1280, height: 800 });
  await untilStill(page);
  expect(await findViolations(page, "new")).toEqual([]);
  await checkColours(page);
  await checkScrolling(page);
  await page.setViewportSize(own);
}

/** The scheme that shows comes first, and the other one stays: each change draws the whole page anew. */
async function checkColours(page: Page) {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  for (const colorScheme of isDark ? (["dark", "light"] as const) : (["light", "dark"] as const)) {
    await page.emulateMedia({ colorScheme });
    await untilStill(page);
    expect(await findFaintTexts(page), colorScheme).toEqual([]);
  }
}

async function checkScrolling(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "sideways scrolling").toBeLessThanOrEqual(0);
}

/** Colours fade when the scheme changes and toasts when they come, and a half-faded pair has no fair contrast. */
async function untilStill(page: Page) {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const fades = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY) < 1000);
    await Promise.all(fades.map((fade) => fade.finished.catch(() => {})));
  });
}

/** At the second width only in what did not show at the first: axe reads the document, which no width changes. */
async function findViolations(page: Page, where: "all" | "new") {
  // Through the protocol, because the page's policy rightly refuses an injected script element.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(async (where) => {
    const own = window as unknown as { axe: typeof Axe; shown?: WeakSet<Element> };
    const visible = [...document.querySelectorAll("body *")].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const added = new Set<Element | null>(visible.filter((element) => !own.shown?.has(element)));
    own.shown = new WeakSet(visible);
    const roots = visible.filter((element) => added.has(element) && !added.has(element.parentElement));
    if (where === "new" && roots.length === 0) return [];
    const { violations } = await own.axe.run(where === "all" ? document : { include: roots }, {
      // Colours: contrast.ts. Links in a text: below, as axe would measure the colours of each.
      rules: { "color-contrast": { enabled: false }, "link-in-text-block": { enabled: false } },
      // What passes is not described: that is most of the work.
      resultTypes: ["violations"],
      preload: false,
    });
    const plain = [...document.querySelectorAll("a[href]")].filter((link) => {
      const beside = [...(link.parentElement?.childNodes ?? [])].filter((node) => node.nodeType === 3);
      const isInText = beside.some((node) => /\p{L}/u.test(String(node.nodeValue)));
      return isInText && link.checkVisibility() && getComputedStyle(link).textDecorationLine !== "underline";
    });
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`),
      ...plain.map((link) => `a link in a text that is not underlined: ${link.textContent}`),
    ];
  }, where);
}

/**
 * The browser's own word (w3c/csswg-drafts#13726): a page began to fade into the next one before Playwright had told it to
 * move as little as possible.
 */
const FADE = /^Transition was aborted because of invalid state/;

/** Answers that a journey asks for, and none at all while it is offline. */
const isExpected = (text: string) =>
  /^Failed to load resource: (.* status of (400|401|403|404|422|429) |net::ERR_INTERNET_DISCONNECTED)/.test(text);
const isForeign = (url: string) =>
  /^https?:|^wss?:/.test(url) && !["localhost", "127.0.0.1"].includes(new URL(url).hostname);
