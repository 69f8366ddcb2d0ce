import { featured } from "../supabase/seed/cast.ts";
import { checkPage, expect, test } from "./testing/journey.ts";

test("every page leads to the accessibility statement by its symbol, and the statement is accessible", async ({
  page,
}) => {
  await page.goto("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Acessibilidade" });
  await expect(link.locator("svg")).toBeVisible();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Acessibilidade" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await checkPage(page);
});

test("nothing scrolls sideways at 320 pixels, which is a common screen at 400% zoom", async ({ page }) => {
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
  }
});
