import type { Page } from "playwright/test";
import { cast, featured } from "../../supabase/seed/cast/cast.ts";
import { expect, test } from "../testing/journey.ts";

test("every page leads to the accessibility statement by its symbol, and the statement to a mailbox", async ({
  page,
}) => {
  await page.goto("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Acessibilidade" });
  await expect(link.locator("svg")).toBeVisible();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Acessibilidade" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
});

test("at 320 pixels, a common screen at 400% zoom, nothing scrolls sideways and no bar stays over the text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const paths = ["/", "/buscar", `/profissional/${featured.id}`, `/profissional/${featured.id}/avaliacoes`];
  for (const path of [
    ...paths,
    `/profissional/${featured.id}/agendar`,
    "/cadastro",
    "/login",
    "/acessibilidade",
    "/lgpd",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
    await page.evaluate(() => scrollTo(0, 200));
    for (const bar of [page.getByRole("banner"), page.locator("[aria-labelledby=contato]")])
      await expect(bar, path).not.toBeInViewport();
  }
});

test("with letters of twice the size nothing scrolls sideways on a phone, and nothing is cut", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await page.context().newCDPSession(page);
  // As the browser's own setting does; a style would leave the widths of media queries as they are.
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const person = `/profissional/${featured.id}`;
  for (const path of [
    ...["/", "/buscar", "/buscar?especialidade=psicologia&cidade=Campinas+-+SP&dia=sabado", "/psicologia/pe/recife"],
    ...[person, `${person}/parecidos`, `${person}/agendar`, `${person}/avaliacoes`],
    ...[`/comparar?ids=${featured.id},${cast.ana.id}`, "/favoritos"],
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), path).toBe("32px");
    expect(await cutTexts(page), path).toEqual([]);
  }
  await session.detach();
});

/** Buttons, links and texts beyond the screen's edge; a table may be wider than its frame. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const all = document.querySelectorAll(
      ":is(header, main, footer) :is(a, button, h1, h2, h3, p, li, label, input, dd)",
    );
    const cut = [...all].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left < 0 || right > width + 1) && element.checkVisibility() && !element.closest(".comparison");
    });
    const words = cut.map(({ tagName, textContent }) => `${tagName}: ${textContent?.trim()}`);
    return document.documentElement.scrollWidth > width ? [`${width} pixels are scrolled`, ...words] : words;
  });
