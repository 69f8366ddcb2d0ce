import type { Page } from "playwright/test";
import { cast, featured } from "../../supabase/seed/cast/cast.ts";
import { checkPage, expect, test } from "../testing/journey.ts";
import { enter } from "../testing/professionals.ts";

const phone = { tag: "@phone" };

/** Every page fits a phone and is accessible there; what one does on it is for the other journeys. */
async function walk(page: Page, paths: string[]) {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await lookAtAll(page);
    });
  }
}

async function lookAtAll(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Carregando...")).toHaveCount(0);
  await page.locator("main details").evaluateAll((all) => all.map((section) => section.setAttribute("open", "")));
  await checkPage(page);
}

test("the ways into the directory", phone, ({ page }) =>
  walk(page, [
    "/",
    "/psicologia",
    "/psicologia/pe/recife",
    "/odontologia/ac/xapuri",
    "/buscar?cidade=nenhures",
    `/profissional/${featured.id}`,
    `/profissional/${featured.id}/avaliacoes`,
    "/profissional/ninguem",
    "/nada-aqui",
    `/consulta/${"x".repeat(43)}`,
  ]),
);

test("what is read and asked for without an account", phone, ({ page }) =>
  walk(page, [
    "/privacidade",
    "/valores",
    "/como-ordenamos",
    "/contato",
    "/acessibilidade",
    "/lgpd",
    "/seguranca",
    "/recuperar-senha",
    "/link-expirado",
  ]),
);

test("the professional's pages", phone, async ({ page }) => {
  await page.goto("/login?voltar=/dashboard/agenda");
  await checkPage(page);
  await enter(page, cast.ana.email);
  await walk(page, ["/dashboard?aba=assinatura", "/dashboard?aba=estatisticas", "/dashboard"]);
  // By its links: the program is there already.
  const links = page.getByRole("navigation", { name: "Painel" });
  for (const path of [
    "/dashboard/perfil",
    "/dashboard/horarios",
    "/dashboard/agenda",
    "/dashboard/conexoes",
    "/dashboard/avaliacoes",
    "/dashboard/registro",
    "/dashboard/ajustes",
    "/dashboard/assinatura",
  ])
    await test.step(path, async () => {
      const link = links.locator(`a[href="${path}"]`);
      await link.click();
      await expect(link).toHaveAttribute("aria-current", "page");
      await lookAtAll(page);
    });
});
